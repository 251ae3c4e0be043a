import { blockSchemas } from 'generated/block-schemas';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { LazyCopyButton } from '@/components/ui/lazy-leaves.client';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { BlockSchema } from '@/lib/schema/block';
import { blockGroups } from '@/lib/schema/block-folder';
import { tagText } from '@/lib/schema/editor-snippets';
import { galleryFolders, galleryPathname, readExample, tagsOf } from './gallery';

/**
 * A block’s own example, small: the page that shows it alone, without its head, which is 4 rem high. It is drawn without
 * script, and it is a picture: nobody gets into it by a key or a pointer.
 */
function Thumbnail({ folder }: { folder: string }) {
  return (
    <div
      inert
      aria-hidden="true"
      className="relative mb-2 h-52 overflow-hidden rounded-card border border-rule bg-paper"
    >
      <iframe
        src={galleryPathname(folder, 'paper')}
        title="Example"
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
        className="absolute top-0 left-0 h-[800px] w-[1300px] origin-top-left -translate-y-[19px] scale-[.3] border-0"
      />
    </div>
  );
}

/** A tag to choose: what it is for, and its text to be copied. */
function TagEntry({ folder, tag }: { folder: string; tag: BlockSchema }) {
  const id = `tag-${tag.name}`;
  return (
    <>
      <TextLink href={galleryPathname(folder)} className="inline-block py-2 font-semibold">
        {tag.name}
      </TextLink>
      <Text>{tag.description}</Text>
      <pre id={id} className="sr-only">
        {tagText(tag, blockSchemas)}
      </pre>
      <LazyCopyButton
        targetId={id}
        labels={{
          copy: `Copy the tag <${tag.name}>`,
          copied: 'Copied',
          selected: 'Selected: press Ctrl+C',
        }}
        isCompact
        className="-ml-4"
      />
    </>
  );
}

/** All blocks, group by group. */
export function GalleryPage() {
  return (
    <Container className="py-10">
      <main>
        <Heading level={1} look="h2">
          Blocks
        </Heading>
        <Text look="bodyL" className="mt-4">
          Every tag that a page may use, each shown by its own example, with the MDX to copy, its
          properties, and when to use it. See also the{' '}
          <TextLink href="/handbook">handbook</TextLink>.
        </Text>
        {blockGroups.map((group) => (
          <section key={group} className="mt-10 border-t border-rule pt-10">
            <Heading level={2} look="h3">
              {group}
            </Heading>
            <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
              {galleryFolders
                .filter((folder) => readExample(folder).guide.group === group)
                .map((folder) => (
                  <li key={folder}>
                    <Thumbnail folder={folder} />
                    {tagsOf(folder).map((tag) => (
                      <TagEntry key={tag.name} folder={folder} tag={tag} />
                    ))}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Container>
  );
}
