import type { Finding } from '@/lib/check/problem';
import { type Source, splitFrontmatter } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import { type documentTypeOf, schemaFor } from '@/lib/schema/document-types';
import { link, referencesIn } from '@/lib/schema/formats';
import type { FoundFrontmatter, FoundLink } from './document';
import { readYaml, schemaFindings } from './yaml';

/** A line of `---`, or one that was meant to be it: other dashes (editors join them), other counts, another language's mark. */
const nearlyDashes = /^[ \t]*(?:-[ \t]?-|-{3,}|[—–]-?|\+{3}|\.{3}|`{3}\w*|~{3})[ \t]*$/;

/** A first line that cannot be text: with another word than `---` alone, or the first key itself. */
const begins = /^[ \t]*---(?!-)|^(?:title|description)[ \t]*:/i;

/** What keeps a file from having a frontmatter, and whether its text can be determined from it all the same. */
type FrontmatterFault = Finding & { isTextKnown: boolean };

/** What is wrong with the line at which a frontmatter begins. */
function openingFault(text: string): FrontmatterFault {
  const { index = 0, 0: line = '' } = /^.*\S.*$/m.exec(text) ?? {};
  if (!begins.test(line) && !nearlyDashes.test(line)) {
    const message =
      'the page has no frontmatter: begin it with a line of `---`, then `title: …`, `description: …`, and another line of `---`';
    return { offset: 0, message, isTextKnown: true };
  }
  const isAlone = line.trim() === '---';
  const found = isAlone ? 'empty lines or spaces before it' : `\`${line.trim().slice(0, 40)}\``;
  const message = `the file begins with a line of three hyphens, \`---\`, and nothing else: found ${found}`;
  return { offset: isAlone ? 0 : index, message, isTextKnown: false };
}

/** A paragraph in what was read as frontmatter: a line without a key, below an empty one. */
const paragraph = /(?:^|\n)[ \t]*\n(?=[^\s#-])(?![^:\n]*:(?:\s|$))/;

/** What is wrong with the line at which a frontmatter ends, if anything. */
function closingFault(text: string): FrontmatterFault | undefined {
  const { bodyLine, yaml } = splitFrontmatter(text);
  const isClosed = bodyLine > 0;
  if (isClosed && !paragraph.test(yaml)) return undefined;
  // What is nearly `---` further down belongs to the text.
  const lines = [...text.matchAll(/^.*$/gm)].slice(1, 60);
  const end = isClosed ? undefined : lines.find(([line]) => nearlyDashes.test(line));
  const found = end
    ? `found \`${end[0].trimEnd()}\``
    : 'it is not closed; put one below its last line';
  const message = `the frontmatter (title, description and so on) ends with a line of three hyphens, \`---\`: ${found}`;
  return { offset: end?.index ?? 0, message, isTextKnown: false };
}

/**
 * Finds what is wrong with the lines of `---` around a frontmatter.
 * @param text The whole file, without byte-order mark.
 * @returns undefined when there is a frontmatter that begins and ends as it should.
 */
export const frontmatterFault = (text: string): FrontmatterFault | undefined =>
  /^---[ \t]*(\n|$)/.test(text) ? closingFault(text) : openingFault(text);

type DocumentType = NonNullable<ReturnType<typeof documentTypeOf>>;

const owner = 'this page’s frontmatter (the lines between `---`)';

/**
 * Reads a document's frontmatter and holds it against its schema, unless it cannot be read.
 * @returns Findings at the key or value they concern; a missing key is found at the start of the file.
 */
export function readFrontmatter(
  { text }: Source,
  type: DocumentType,
  locale: Locale,
): FoundFrontmatter {
  const fault = frontmatterFault(text);
  if (fault) {
    const { isTextKnown, ...found } = fault;
    const nothing = { data: {}, raw: {}, unknownKeys: [], badValues: [] };
    return { ...nothing, syntax: [found], isTextKnown, offsetOf: () => 0 };
  }
  const read = readYaml(splitFrontmatter(text).yaml, locale, text.indexOf('\n') + 1);
  const data = read.data ?? {};
  const isRecord = typeof data === 'object' && !Array.isArray(data);
  // Behind a mistake any key may be there: null says that nobody knows.
  const keys = read.syntax.length > 0 ? Object.keys(type.schema.shape) : [];
  const unknown = Object.fromEntries(keys.map((key) => [key, null]));
  return {
    data: isRecord ? { ...unknown, ...data } : {},
    raw: read.raw,
    syntax: [...read.syntax, ...read.ignored],
    isTextKnown: true,
    ...schemaFindings({ ...read, data }, schemaFor(type, data), owner),
    offsetOf: read.valueOffset,
  };
}

/** Links in a document's frontmatter, such as the address of a post's form; malformed ones are reported by frontmatter-value. */
export const frontmatterLinks = (
  type: DocumentType,
  { data, offsetOf }: FoundFrontmatter,
): FoundLink[] =>
  referencesIn(data, type.schema, 'link')
    .filter(({ value }) => link().safeParse(value).success)
    .map(({ path, value: href }) => {
      const prop = path.join('.');
      return { href, offset: offsetOf(path), prop, text: '', isBare: false, isDefinition: false };
    });
