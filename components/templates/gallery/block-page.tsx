import { Visitor } from '@/components/layout/visitor/visitor';
import { FieldTable } from '@/components/templates/handbook/field-table';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { LazyCopyButton } from '@/components/ui/lazy-leaves.client';
import { prose } from '@/components/ui/prose/prose';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { languageNames } from '@/lib/check/language-names';
import type { BlockSchema } from '@/lib/schema/block';
import { BlockExample } from './block-example';
import { backgrounds, galleryPathname, readExample, schemasOf, titleOf } from './gallery';

/** What may be between a block's tags, and where the block itself may be. */
function placeOf({ children, parent, isFullWidth, locales }: BlockSchema): string {
  const inside = {
    none: 'Nothing goes between its tags.',
    content: 'Markdown and blocks go between its tags.',
  };
  const tags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' or ');
  const within =
    typeof children === 'string'
      ? inside[children]
      : `Only ${tags(children)} goes between its tags.`;
  const where = parent && `It belongs in <${parent}> only.`;
  const width = isFullWidth && 'It spans the page, outside all other blocks.';
  const languages = locales?.map((locale) => languageNames[locale]).join(' and ');
  const pages = languages && `It is for pages in ${languages} only.`;
  return [within, where, width, pages].filter(Boolean).join(' ');
}

/** A block by its own example, and everything that a writer may want to know of it. */
export function BlockPage({ folder }: { folder: string }) {
  const schemas = schemasOf(folder);
  const [{ description }] = schemas;
  const { guide, source } = readExample(folder);
  const { use, avoid, accessibility } = guide;
  const notes = { 'When to use it': use, 'When not to': avoid, Accessibility: accessibility };
  return (
    <>
      <Visitor locale="en" topId="top" isQuiet />
      <main className="pt-10 pb-section">
        <Container className="pb-8">
          <TextLink href={galleryPathname()} className="inline-block py-2.5 text-small">
            All blocks
          </TextLink>
          <Heading level={1} look="h2">
            {titleOf(folder)}
          </Heading>
          <Text look="bodyL" className="mt-4">
            {description}
          </Text>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 text-small">
            The example alone on
            {backgrounds.map((background) => (
              <TextLink
                key={background}
                href={galleryPathname(folder, background)}
                className="py-2.5"
              >
                {background}
              </TextLink>
            ))}
          </p>
          <h2 className="sr-only">Example</h2>
        </Container>
        <div className="border-y border-rule">
          <BlockExample folder={folder} background="paper" />
        </div>
        <Container className="space-y-14 pt-14">
          <div className="grid gap-8 md:grid-cols-3">
            {Object.entries(notes).map(([title, text]) => (
              <section key={title}>
                <Heading level={2} look="h4" className="mb-3">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </section>
            ))}
          </div>
          <section>
            <Heading level={2} look="h4">
              MDX to copy
            </Heading>
            <prose.pre>
              <code id="gallery-mdx" className="language-mdx">
                {source}
              </code>
            </prose.pre>
            <LazyCopyButton
              targetId="gallery-mdx"
              labels={{
                copy: 'Copy the MDX',
                copied: 'Copied',
                selected: 'Selected: press Ctrl+C',
              }}
            />
          </section>
          <section>
            <Heading level={2} look="h4">
              Properties
            </Heading>
            {schemas.map((schema, index) => (
              <section key={schema.name} className="mt-8">
                <Heading level={3} look="h5">{`<${schema.name}>`}</Heading>
                <Text>{`${index > 0 ? `${schema.description} ` : ''}${placeOf(schema)}`}</Text>
                <FieldTable schema={schema.props} />
              </section>
            ))}
          </section>
        </Container>
      </main>
    </>
  );
}
