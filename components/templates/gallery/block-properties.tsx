import { FieldTable } from '@/components/templates/handbook/field-table';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { languageNames } from '@/lib/check/language-names';
import type { BlockSchema } from '@/lib/schema/block';

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

/** The properties of a block and of its child tags, made of the schemas they are checked against. */
export function BlockProperties({ schemas }: { schemas: readonly BlockSchema[] }) {
  return (
    <section>
      <Heading level={2} look="h4">
        Properties
      </Heading>
      {schemas.map((schema, index) => (
        <section key={schema.name} className="mt-8">
          <Heading level={3} look="h5">{`<${schema.name}>`}</Heading>
          <Text>{index > 0 ? `${schema.description} ${placeOf(schema)}` : placeOf(schema)}</Text>
          <FieldTable schema={schema.props} />
        </section>
      ))}
    </section>
  );
}
