import type { Element } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { typeset } from '@/lib/text/typeset';
import type { CompileOptions } from './compile';

/** The parser drops the braces of placeholders in a picture's text, so it is read off the source. */
function altOf({ properties, position }: Element, source: string, locale: Locale): string {
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const [, alt = ''] = /^!\[([^\]]*)\]/.exec(written) ?? [];
  return alt.includes('{') ? fillPlaceholders(alt, locale) : String(properties.alt ?? '');
}

/** Makes a picture ready to be shown: its text, its address, and its size, so that nothing moves. */
export function preparePicture(
  node: Element,
  source: string,
  { locale, resolvePicture }: Pick<CompileOptions, 'locale' | 'resolvePicture'>,
): void {
  const { src } = node.properties;
  node.properties.alt = typeset(altOf(node, source, locale), locale);
  if (resolvePicture && typeof src === 'string')
    Object.assign(node.properties, resolvePicture(src));
}
