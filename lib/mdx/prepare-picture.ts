import type { Element, Root } from 'hast';
import { mdxToHast } from 'satteri';
import type { Locale } from '@/lib/i18n/locales';
import { placeholderValue } from '@/lib/site/placeholders';
import { typeset } from '@/lib/text/typeset';
import type { CompileOptions } from './compile';
import { isElement, walk } from './nodes';

/** Stand for braces while a picture's text is parsed; Unicode keeps them for such use inside a program. */
const [opening, closing] = ['\uFDD0', '\uFDD1'];

/** Every brace of a text, those behind a backslash left alone, as a character that the parser passes on. */
const withoutBraces = (text: string) =>
  text.replace(/\\[\s\S]|[{}]/g, (found) =>
    found === '{' ? opening : found === '}' ? closing : found,
  );

/** The definition that a picture by reference needs; none for `![…](…)`. */
function definitionOf(written: string): string {
  if (!written.endsWith(']')) return '';
  const label = /\]\[([^\]]+)\]$/.exec(written)?.[1] ?? written.slice(2).replace(/\](\[\])?$/, '');
  return `\n\n[${label}]: x`;
}

/**
 * What a picture with a placeholder shows (`![Plan [v2] of {company}](plan.svg)`). The parser drops the braces of
 * expressions in it, so it is parsed once more by itself, with all else that Markdown may have there.
 * @param written The picture as it stands in the source.
 * @returns undefined where it has no placeholder: the parser's own text is right.
 */
export function placeholderAlt(written: string, locale: Locale): string | undefined {
  if (!written.includes('{')) return undefined;
  // A picture that goes on in the next line of a quotation has the quotation's mark in it.
  const source = withoutBraces(written.replace(/\n[ \t>]*/g, '\n'));
  const tree = mdxToHast(source + definitionOf(source), { features: { frontmatter: false } });
  let alt: string | undefined;
  walk(tree as Root, (node) => {
    if (isElement(node, 'img')) alt ??= String(node.properties.alt ?? '');
  });
  return alt
    ?.replace(
      new RegExp(`${opening}([^${opening}${closing}]*)${closing}`, 'g'),
      (_, name: string) => placeholderValue(name.trim(), locale) ?? `{${name}}`,
    )
    .replaceAll(opening, '{')
    .replaceAll(closing, '}');
}

/** Makes a picture ready to be shown: its text, its address, and its size, so that nothing moves. */
export function preparePicture(
  node: Element,
  source: string,
  { locale, resolvePicture }: Pick<CompileOptions, 'locale' | 'resolvePicture'>,
): void {
  const { src, alt } = node.properties;
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  node.properties.alt = typeset(placeholderAlt(written, locale) ?? String(alt ?? ''), locale);
  if (resolvePicture && typeof src === 'string')
    Object.assign(node.properties, resolvePicture(src));
}
