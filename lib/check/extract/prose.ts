import { frontmatterTextsIn } from '@/lib/check/texts-in';
import type { DocumentExtract, FoundTag, FoundText } from './document';
import { oncePerCheck } from './site';

/** A value of the frontmatter as it is written: in double quotes, in single ones, or plain. */
const doubleQuoted = /"((?:[^"\\\n]|\\.)*)"/y;
const singleQuoted = /'([^'\n]*)'(?!')/y;
const plain = /([^\s"'>|&*!{[][^\n]*?)[ \t]*(?:\r?\n| #)/y;

/** A text of the frontmatter, without its quotation marks. Values over several lines are left out. */
function scalarAt(source: string, offset: number): FoundText | undefined {
  for (const pattern of [doubleQuoted, singleQuoted, plain]) {
    pattern.lastIndex = offset;
    const value = pattern.exec(source)?.[1];
    if (value !== undefined) return { value, offset: offset + (pattern === plain ? 0 : 1) };
  }
  return undefined;
}

function frontmatterTexts({ frontmatter, source }: DocumentExtract): FoundText[] {
  return frontmatterTextsIn(frontmatter.data).flatMap(({ path }) => {
    const offset = frontmatter.offsetOf(path);
    return (offset > 0 && scalarAt(source.text, offset)) || [];
  });
}

/** Ids of entries and keys of texts: words in small letters, joined by hyphens, dots or underlines. */
const isId = (value: string) => /^[a-z0-9]+(?:[-._][a-z0-9]+)+$/.test(value);

/** Names and values that are no text: ids, addresses, files. */
export const isTechnical = (name: string, value: string) =>
  name === 'id' || /src$/i.test(name) || isId(value) || /^(\/|#|[a-z]+:\S)/i.test(value);

/** Texts in the properties of a tag, as far as the source has them as they read. */
function propTexts({ strings }: FoundTag, source: string): FoundText[] {
  return strings.flatMap(({ name, value, offset: place }) => {
    if (value === '' || isTechnical(name, value)) return [];
    const offset = [place, place + 1].find((at) => source.startsWith(value, at));
    return offset === undefined ? [] : [{ value, offset }];
  });
}

/**
 * Everything in a document that people read as language: running text, texts in properties and in the
 * frontmatter. Code and addresses are no part of it. Made once per document.
 */
export const proseOf = oncePerCheck((document: DocumentExtract): readonly FoundText[] => {
  const bare = new Set(document.links.filter(({ isBare }) => isBare).map(({ offset }) => offset));
  return [
    ...frontmatterTexts(document),
    ...document.texts.filter(({ offset }) => !bare.has(offset)),
    ...document.tags.flatMap((tag) => propTexts(tag, document.source.text)),
  ];
});
