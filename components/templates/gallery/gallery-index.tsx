import { blockSchemas } from 'generated/block-schemas';
import { Container } from '@/components/ui/container/container';
import { LazyCopyButton } from '@/components/ui/copy-button/lazy-copy-button.client';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { tagText } from '@/lib/schema/editor-snippets';
import { galleryGroups, schemasOf } from './gallery-entries';
import { GalleryFrame, GalleryHead } from './gallery-frame';

export const galleryTitle = 'Blocks';

const lead =
  'Every tag that a page may use, each shown by its own example, with the MDX to copy, its properties, and when to use it.';

/**
 * A block’s own example, small: the page that shows it alone, without its head, which is 24 rem high. It is drawn without
 * script, and it is a picture: nobody gets into it by a key or a pointer.
 */
function Thumbnail({ href }: { href: string }) {
  return (
    <div
      inert
      aria-hidden="true"
      className="relative mb-2 h-52 overflow-hidden rounded-card border border-rule bg-paper"
    >
      <iframe
        src={`${href}/paper`}
        title="Example"
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
        className="absolute top-0 left-0 h-[1100px] w-[1200px] origin-top-left -translate-y-[115px] scale-[.3] border-0"
      />
    </div>
  );
}

const copyLabels = {
  copy: 'Copy the tag',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C',
};

/** The tag with the properties it needs, to be copied; what it says is on the page of the block. */
function TagToCopy({ tag }: { tag: BlockSchema }) {
  const id = `tag-${tag.name}`;
  return (
    <>
      <pre id={id} className="sr-only">
        {tagText(tag, blockSchemas)}
      </pre>
      <LazyCopyButton
        targetId={id}
        labels={{ ...copyLabels, copy: `${copyLabels.copy} <${tag.name}>` }}
        isCompact
        className="-ml-4"
      />
    </>
  );
}

/** All blocks, group by group, each with its sentence, and the samples of what they are built of. */
export function GalleryIndex({ locale }: { locale: Locale }) {
  return (
    <GalleryFrame locale={locale}>
      <GalleryHead title={galleryTitle} lead={lead} locale={locale} />
      <Container>
        {galleryGroups(locale).map(({ name, entries }) => (
          <section key={name} className="border-t border-rule py-10">
            <Heading level={2} look="h3">
              {name}
            </Heading>
            <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
              {entries.map((entry) => (
                <li key={entry.name}>
                  {entry.tag && entry.tag === schemasOf(entry.folder)[0] && (
                    <Thumbnail href={entry.href} />
                  )}
                  <TextLink href={entry.href} className="inline-block py-2 font-semibold">
                    {entry.name}
                  </TextLink>
                  {entry.tag && (
                    <>
                      <Text>{entry.tag.description}</Text>
                      <TagToCopy tag={entry.tag} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </GalleryFrame>
  );
}
