import { frontmatterTextsIn } from '@/lib/check/texts-in';
import type { DocumentExtract, FoundTag, FoundText } from './document';
import { oncePerCheck } from './site';

/** Where a value is in the source, if it is written as it reads: at a place, or behind the quotation mark there. */
export const writtenAt = (source: string, value: string, place: number): number | undefined =>
  [place, place + 1].find((at) => value !== '' && source.startsWith(value, at));

/** A text of the source, where it is written as it reads; others, such as values over several lines, are left out. */
function textAt(source: string, value: string, place: number): FoundText[] {
  const offset = writtenAt(source, value, place);
  return offset === undefined ? [] : [{ value, offset }];
}

/** Texts of the frontmatter; those in double quotes may have quotation marks of their own behind backslashes. */
const frontmatterTexts = ({ frontmatter, source }: DocumentExtract): FoundText[] =>
  frontmatterTextsIn(frontmatter.raw).flatMap(({ path, text }) => {
    const forms = [text, JSON.stringify(text).slice(1, -1)];
    return forms
      .flatMap((form) => textAt(source.text, form, frontmatter.offsetOf(path)))
      .slice(0, 1);
  });

/** Ids of entries and keys of texts: words in small letters, joined by hyphens, dots or underlines. */
const isId = (value: string) => /^[a-z0-9]+(?:[-._][a-z0-9]+)+$/.test(value);

/** Names and values that are no text: ids, addresses, files. */
export const isTechnical = (name: string, value: string) =>
  name === 'id' || /src$/i.test(name) || isId(value) || /^(\/|#|[a-z]+:\S)/i.test(value);

/** Texts in the properties of a tag. */
const propTexts = ({ strings }: FoundTag, source: string): FoundText[] =>
  strings
    .filter(({ name, value }) => !isTechnical(name, value))
    .flatMap(({ value, offset }) => textAt(source, value, offset));

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
