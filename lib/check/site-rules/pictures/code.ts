import type { SiteRule } from '../../rule';
import { readSource } from '../../source';

/** What in an SVG would run, or show another document, when somebody opens the file by itself. */
const code =
  /<(?:script|foreignObject|iframe|object|embed)\b|<!ENTITY\b|\bon[a-z]+\s*=(?<=<[^<>]*\son[a-z]+\s*=)|javascript:(?<==\s*["']\s*javascript:)/i;

/** A drawing draws, and does nothing else. */
export const codeRule: SiteRule = {
  name: 'picture-code',
  severity: 'error',
  summary: 'An SVG holds shapes and texts: no scripts, no event handlers, no foreign documents.',
  remedy: 'Remove what the message names; the drawing looks the same without it.',
  check: ({ directory, files }) =>
    files
      .filter((file) => /\.svg$/i.test(file))
      .flatMap((file) => {
        const source = readSource(directory, file);
        const found = code.exec(source.text);
        if (!found) return [];
        const message = `\`${found[0]}\` is code: expected shapes and texts only, since content never runs`;
        return [{ file, ...source.at(found.index), message }];
      }),
};
