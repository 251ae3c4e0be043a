import { z } from 'zod';
import { type Locale, localeSettings, perLocale } from '@/lib/i18n/locales';
import { definitionOf, innermost } from './describe-fields';

/** What a field refers to, for the parts of the site that follow references. */
export type Reference = 'link' | 'link-list' | 'page' | 'picture' | 'expiry';

/** Data files whose entries are named by their ids, each with what messages call an entry. */
export const entryNames = {
  certificates: 'certificate',
  clients: 'client',
  downloads: 'download',
  facts: 'fact',
  people: 'person',
  prices: 'price',
  'service-levels': 'service level',
  tags: 'tag',
} as const;

export type EntryFile = keyof typeof entryNames;

/** A character that readers see: neither a space nor one of no width. */
const visible = /[^\s\u200B-\u200D\u2060]/;

/** How readers of a page meet a text: as a paragraph, as a name above some, on a control, or by the key of an interface text. */
export type TextRole = 'text' | 'heading' | 'label' | 'key';

/** What a field is besides its type. */
type Marks = {
  role?: TextRole;
  reference?: Reference;
  /** The data file of which it names an entry. */
  entryFile?: EntryFile;
};

export const marks = z.registry<Marks>();

/** Checks that follow are not made of a text that is empty, so that it is reported once. */
const nonBlank = (error?: z.core.$ZodErrorMap) =>
  z.string({ error }).regex(visible, { error: 'expected text', abort: true });

/**
 * Text that people read: never empty, and never made of spaces only. All that show a block without its component, such
 * as feeds, show it too.
 */
export const text = () => nonBlank().register(marks, { role: 'text' });

/** A text that names what follows it. */
export const heading = () => nonBlank().register(marks, { role: 'heading' });

/**
 * A text that is no part of what a page says: on a button, a subject line, the accessible name of a region. What a link
 * reads is in the property of the same name with `Label` for `Href`.
 */
export const label = () => nonBlank().register(marks, { role: 'label' });

/** A name that readers do not see, such as that of a drawing. */
export const hiddenName = nonBlank;

/**
 * The id of an entry of a data file; the check reports one that is not there (rule unknown-entry).
 * @param file Name of the file in `content/data`, without `.yaml`.
 * @param several What is said where a list of them is given.
 */
export const entryOf = (file: EntryFile, several?: string) =>
  nonBlank(({ input }) => (Array.isArray(input) ? several : undefined)).register(marks, {
    entryFile: file,
  });

/**
 * The data file of which a field names an entry.
 * @param schema Any schema, also optional or with a default.
 */
export const entryFileOf = (schema: z.core.$ZodType): EntryFile | undefined =>
  marks.get(innermost(schema))?.entryFile;

/**
 * What a field refers to.
 * @param schema Any schema, also optional or with a default.
 */
export const referenceOf = (schema: z.core.$ZodType): Reference | undefined =>
  marks.get(innermost(schema))?.reference;

/**
 * How readers meet a field's text.
 * @param schema Any schema, also optional or with a default; of a list, the schema of its entries counts.
 * @returns undefined for what is no text to them: ids, addresses, choices, numbers.
 */
export function roleOf(schema: z.core.$ZodType): TextRole | undefined {
  const inner = innermost(schema);
  const { element } = definitionOf(inner);
  return element ? roleOf(element) : marks.get(inner)?.role;
}

/** What a picture shows; empty for a decorative one, which screen readers then pass over. */
export const altText = () => z.string();

/**
 * A link as writers give it: a page id with a leading slash (`/services/finops`, `/home`), optionally
 * with an anchor, an `#anchor` of the same page, or an external `https:`, `mailto:` or `tel:` address.
 */
export const link = () =>
  z
    .string()
    .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, {
      error:
        'expected a page id such as "/services/finops", an "#anchor" of this page, or an address that begins with https:, mailto: or tel:',
    })
    .register(marks, { reference: 'link' });

/** A page of the site by its id. */
const pageLink = () =>
  z.string().regex(/^\/(?!\/)/, {
    error:
      'expected a page id such as "/services/finops": cards lead to pages of the site, not to an #anchor nor to an address elsewhere',
  });

/** Pages of the site by their ids, in the order in which they are shown. */
export const pageList = () =>
  z.array(pageLink()).min(1).register(marks, { reference: 'link-list' });

/**
 * A picture as writers name it: a file beside the page, or `/…` for one in `public/`. What it shows is in
 * the property of the same name with `Alt` for `Src`; where there is none, it is decorative.
 */
export const picture = () => nonBlank().register(marks, { reference: 'picture' });

/** The day that another way to write it means, `21.11.2026`, `2026-1-5`, `2026/11/20`, `20261120`; an example where that is not certain. */
function dayMeantBy(input: unknown): string {
  const written = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  // Polish writes the day first.
  const inOrder = written.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1');
  const [, year = '', month = '', date = ''] =
    /^(\d{4})(\d\d)(\d\d)$/.exec(inOrder) ??
    /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:T.*)?$/.exec(inOrder) ??
    [];
  const meant = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return z.iso.date().safeParse(meant).success ? meant : '2026-11-20';
}

/** A calendar day, `2026-11-20`. Impossible days are refused; the example is the day that was meant, where that is certain. */
export const day = () =>
  z.iso.date({
    error: ({ input }) => `expected a day such as ${dayMeantBy(input)} that exists in the calendar`,
  });

/** The last day on which something in a data file is so: the check refuses it afterwards (rule expired). */
export const expiry = () => day().register(marks, { reference: 'expiry' });

/** Words joined by hyphens, as they are in an address or an anchor. */
export const kebab = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'expected lower-case letters a–z and digits joined by hyphens',
  });

/** A part of an address. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'expected lower-case letters a–z, digits and hyphens' });

/** The key of an interface text below its namespace, e.g. `items.finops`. */
export const messageKey = () =>
  z
    .string()
    .regex(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i, {
      error: 'expected the key of an interface text, such as "items.finops"',
    })
    .register(marks, { role: 'key' });

/** A string in data, the way to it, and the schema it has to fit. */
type StringAt = { path: (string | number)[]; value: string; schema: z.core.$ZodType };

/** All strings in data, which may break its schema, that the schema knows of. */
function stringsIn(
  data: unknown,
  schema: z.core.$ZodType,
  path: (string | number)[] = [],
): StringAt[] {
  if (typeof data === 'string') return [{ path, value: data, schema }];
  const { innerType, element, valueType, shape } = definitionOf(schema);
  if (innerType) return stringsIn(data, innerType, path);
  if (data === null || typeof data !== 'object') return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? data.map((value, index) => [index, value])
    : Object.entries(data);
  return entries.flatMap(([key, value]) => {
    const own = shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
    const inner = element ?? valueType ?? own;
    return inner ? stringsIn(value, inner, [...path, key]) : [];
  });
}

/**
 * All references of a kind in data that may break its schema.
 * @param data Parsed YAML or JSON.
 */
export const referencesIn = (data: unknown, schema: z.core.$ZodType, kind: Reference) =>
  stringsIn(data, schema).filter((found) => referenceOf(found.schema) === kind);

/**
 * Everything in data that names an entry of a data file, with the file.
 * @param data Parsed YAML or JSON, which may break its schema.
 */
export const entriesIn = (data: unknown, schema: z.core.$ZodType) =>
  stringsIn(data, schema).flatMap(({ schema: own, ...found }) => {
    const file = entryFileOf(own);
    return file ? [{ ...found, file }] : [];
  });

/** What every carousel is given. */
export const carouselFields = {
  label: label().describe('Accessible name of the carousel.'),
};

/** Of carousels that writers may let change by themselves. */
export const autoplayFields = {
  autoplay: z
    .boolean()
    .default(false)
    .describe('The next slide comes every 4 seconds, until the visitor does something.'),
};

/**
 * Values of a data file in each language of the site.
 * @param field Makes the schema of the value in one language.
 * @param sentence What the value is, for the languages' keys.
 */
export const inEachLanguage = <Field extends z.ZodType>(
  field: (locale: Locale) => Field,
  sentence = (name: string) => `In ${name}.`,
) =>
  z.strictObject(
    perLocale((locale) => field(locale).describe(sentence(localeSettings[locale].name))),
  );

/** A text of a data file in each language of the site. */
export const perLanguage = () => inEachLanguage(text);

/** A page that says thank you for a form (docs/behaviour.md §2.1), as a link. */
export const thanksPage = () =>
  z
    .enum(['/thank-you', '/lgc-thank-you', '/gr-thank-you', '/event-thank-you'])
    .register(marks, { reference: 'link' });
