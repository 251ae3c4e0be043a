import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The one file that names colours; it is read where CSS variables do not reach (pictures, manifest). */
const file = 'app/theme.css';

let colors: ReadonlyMap<string, string> | undefined;

/**
 * The value of a colour token.
 * @param token Its name without the prefix, e.g. `night` for `--color-night`.
 * @returns The colour in hexadecimal form, e.g. `#2b1640`.
 * @throws when the theme has no such token.
 */
export function themeColor(token: string): string {
  colors ??= new Map(
    [
      ...readFileSync(path.join(process.cwd(), file), 'utf8').matchAll(
        /--color-([a-z-]+): (#[0-9a-f]{6});/g,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  );
  const color = colors.get(token);
  if (!color) throw new Error(`${file}: expected a colour --color-${token}, found none`);
  return color;
}
