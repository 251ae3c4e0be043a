import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Finding } from '@/lib/check/rule';
import { type Source, splitFrontmatter } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import { type DocumentTypeName, type documentTypeOf, schemaFor } from '@/lib/schema/document-types';
import { referenceOf } from '@/lib/schema/formats';
import type { FoundFrontmatter, FoundLink } from './document';
import { readYaml, schemaFindings } from './yaml';

/** A line that was meant to be `---`: other dashes (editors join them), other counts, another language's mark. */
const nearlyDashes = /^[ \t]*(?:-[ \t]?-|-{4,}|[—–]-?|\+{3}|\.{3}|`{3}\w*|~{3})[ \t]*$/;
const dashes = /^[ \t]*---[ \t]*$/;

/** How far down a closing line that is nearly right is looked for (lines). */
const reach = 60;

/** Lines with their offsets. */
const linesOf = (text: string) =>
  [...text.matchAll(/^.*$/gm)].map(({ index, 0: line }) => ({ index, line: line.trimEnd() }));

/** A first line that names the language of the frontmatter, which parsers may take for code to run. */
const named = /^---(?!-)[ \t]*\S.*/;

/** What is wrong with the line at which a frontmatter begins, if anything. */
function openingFault(text: string): Finding | undefined {
  const [language] = named.exec(text) ?? [];
  if (language) {
    const message = `the file begins with a line of \`---\` and nothing else: found \`${language.trim().slice(0, 40)}\`; take out what follows the three hyphens`;
    return { offset: 0, message };
  }
  const lines = linesOf(text);
  const first = lines.find(({ line }) => line.trim() !== '');
  if (!first) return undefined;
  const { index, line } = first;
  if (dashes.test(line)) {
    const before =
      index > 0 ? 'empty lines before it; take them out' : 'a space before it; take it out';
    const message = `the file begins with a line of \`---\`: found ${before}`;
    return index > 0 || line.startsWith(' ') || line.startsWith('\t')
      ? { offset: 0, message }
      : undefined;
  }
  const isKey = /^(title|description)[ \t]*:/i.test(line);
  if (!isKey && !nearlyDashes.test(line)) return undefined;
  const message = isKey
    ? `the file begins with a line of \`---\`: found \`${line.trim().slice(0, 40)}\`; put the line of three hyphens above it`
    : `the file begins with a line of three hyphens, \`---\`: found \`${line.trim().slice(0, 40)}\``;
  return { offset: index, message };
}

/** Whether a text is in what was read as frontmatter: then its closing line is missing. */
function holdsText(yaml: string): boolean {
  const paragraph = /(?:^|\n)[ \t]*\r?\n(?=[^\s#-])(?![\w-]+[ \t]*:(?:\s|$))/.test(yaml);
  return paragraph && parseDocument(yaml, { logLevel: 'error' }).errors.length > 0;
}

const unclosed =
  'the frontmatter (title, description and so on) is not closed: put a second line of `---` below the last of its lines';

/** What is wrong with the line at which a frontmatter ends, if anything. */
function closingFault(text: string): Finding | undefined {
  const { bodyLine, yaml } = splitFrontmatter(text);
  if (bodyLine > 0) return holdsText(yaml) ? { offset: 0, message: unclosed } : undefined;
  const near = linesOf(text)
    .slice(1, reach)
    .find(({ line }) => nearlyDashes.test(line) || dashes.test(line));
  if (!near) return { offset: 0, message: unclosed };
  const message = `the frontmatter (title, description and so on) ends with a line of three hyphens, \`---\`: found \`${near.line}\``;
  return { offset: near.index, message };
}

/** What keeps a file from having a frontmatter, and whether its text can be determined from it all the same. */
type FrontmatterFault = Finding & { isTextKnown: boolean };

/**
 * Finds what is wrong with the lines of `---` around a frontmatter.
 * @param text The whole file, without byte-order mark.
 * @returns undefined when there is a frontmatter that begins and ends as it should.
 */
export function frontmatterFault(text: string): FrontmatterFault | undefined {
  const fault = /^---[ \t]*(\r?\n|$)/.test(text) ? closingFault(text) : openingFault(text);
  if (fault) return { ...fault, isTextKnown: false };
  if (splitFrontmatter(text).bodyLine > 0) return undefined;
  const message =
    'the page has no frontmatter: begin it with a line of `---`, then `title: …`, `description: …`, and another line of `---`';
  return { offset: 0, message, isTextKnown: true };
}

type DocumentType = NonNullable<ReturnType<typeof documentTypeOf>>;

/** What writers call pages of a type. */
const kindNames: Readonly<Record<DocumentTypeName, string>> = {
  Post: 'post',
  CaseStudy: 'case study',
  Service: 'service page',
  Product: 'product page',
  Page: 'page',
};

/**
 * Reads a document's frontmatter and holds it against its schema. Entries that cannot be read do not keep
 * the others from being checked; their value is null.
 * @returns Findings at the key or value they concern; a missing key is found at the start of the file.
 */
export function readFrontmatter(
  { text }: Source,
  type: DocumentType,
  locale: Locale,
): FoundFrontmatter {
  const fault = frontmatterFault(text);
  if (fault) {
    const { offset, message } = fault;
    const syntax = [{ offset, message }];
    return { data: {}, syntax, unknownKeys: [], badValues: [], offsetOf: () => 0 };
  }
  const { yaml } = splitFrontmatter(text);
  const read = readYaml(yaml, locale, yaml === '' ? 0 : text.indexOf('\n') + 1);
  const data = read.data ?? {};
  const known = Object.keys(type.schema.shape);
  const owner = `this ${kindNames[type.name]}’s frontmatter (the lines between \`---\`)`;
  const isReadable = read.syntax.length === 0 || read.data !== undefined;
  const found = isReadable
    ? schemaFindings({ ...read, data }, schemaFor(type, data), owner, known)
    : { unknownKeys: [], badValues: [] };
  const isRecord = typeof data === 'object' && !Array.isArray(data);
  return {
    data: isRecord ? (data as Record<string, unknown>) : {},
    syntax: [...read.syntax, ...read.ignored],
    ...found,
    offsetOf: (path) => read.valueOffset(path) ?? 0,
  };
}

type Shape = Readonly<Record<string, Parameters<typeof referenceOf>[0]>>;

/** The fields of a schema that describes an object, also an optional one. */
function shapeOf(schema: Parameters<typeof referenceOf>[0]): Shape {
  const { shape, innerType } = schema._zod.def as {
    shape?: Shape;
    innerType?: Parameters<typeof referenceOf>[0];
  };
  return shape ?? (innerType ? shapeOf(innerType) : {});
}

/** Links in a document's frontmatter, such as the address of a post's form; malformed ones are reported by frontmatter-value. */
export function frontmatterLinks(type: DocumentType, frontmatter: FoundFrontmatter): FoundLink[] {
  const { data, offsetOf } = frontmatter;
  return Object.entries(type.schema.shape).flatMap(([key, field]) =>
    Object.entries(shapeOf(field)).flatMap(([name, inner]) => {
      const value = data[key] as Record<string, unknown> | null | undefined;
      const href = typeof value === 'object' ? value?.[name] : undefined;
      if (referenceOf(inner) !== 'link' || typeof href !== 'string') return [];
      if (!z.safeParse(inner, href).success) return [];
      const offset = offsetOf([key, name]);
      const prop = `${key}.${name}`;
      return [{ href, offset, prop, text: '', isBare: false, isDefinition: false }];
    }),
  );
}
