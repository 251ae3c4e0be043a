import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { type Reference, referenceOf } from '@/lib/schema/formats';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { readAttributes } from './attributes';

/** How the texts, links and pictures in a block's properties are made ready to be shown. */
export type PropTransforms = {
  /** The language whose way of writing numbers facts are given in. */
  locale: Locale;
  text: (text: string) => string;
  link: (href: string) => string;
  /** Turns a picture as written into its address. */
  picture: (src: string) => string;
};

/** Texts are strings with a space in them; names, enum values and addresses have none. */
const proseDeep = (value: unknown, transform: (text: string) => string): unknown => {
  if (typeof value === 'string') return value.includes(' ') ? transform(value) : value;
  if (Array.isArray(value)) return value.map((item) => proseDeep(item, transform));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, proseDeep(inner, transform)]),
  );
};

const byReference: Record<Reference, (value: unknown, use: PropTransforms) => unknown> = {
  link: (value, { link }) => link(String(value)),
  // A list of links stays a list of ids: the block looks the pages up.
  'link-list': (value) => value,
  person: (value) => value,
  picture: (value, { picture }) => picture(String(value)),
};

/**
 * The properties a block receives: read from its tag, checked, defaults filled in, links turned into
 * addresses.
 * @param source The text the tag stands in.
 * @param offset Where the tag begins.
 * @throws when a property is not literal, unknown, missing or wrong. `npm run check` reports the same
 *   with its position before a build gets here.
 */
export function blockProps(
  block: BlockSchema,
  source: string,
  offset: number,
  transforms: PropTransforms,
): Record<string, unknown> {
  const { attributes, faults } = readAttributes(source, offset);
  const fault = faults[0];
  if (fault) throw new Error(`<${block.name}> ${fault.message}`);
  const given = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  const props: Record<string, unknown> = block.props.parse(
    fillPlaceholdersDeep(given, transforms.locale),
  );
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const schema: z.core.$ZodType | undefined = block.props.shape[name];
      const reference = schema && referenceOf(schema);
      if (value === undefined) return [name, value];
      if (reference) return [name, byReference[reference](value, transforms)];
      return [name, proseDeep(value, transforms.text)];
    }),
  );
}
