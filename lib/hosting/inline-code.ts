import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * CSP source expressions, such as `'sha256-…'`, of what stands in a file and not in one of its own: scripts of pages, and
 * styles of drawings. Pages have no style elements: their policy would follow what is written in them.
 */
export type PolicyHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * How many different scripts pages may hold. They are constants of the code (what differs from page to page is in
 * attributes): one more is a script that somebody wrote into a page, which must not be admitted by a hash.
 */
const mostScripts = 4;

/** What a script element is read as: nothing said, a script or a module; JSON-LD and the like are data. */
const isExecuted = (attributes: string): boolean => {
  const [, type = ''] = /\stype="?([^"\s>]*)/i.exec(attributes) ?? [];
  return /^$|^module$|^(text|application)\/(java|ecma)script$/i.test(type);
};

/** Comments as well, which may hold what looks like an element. */
const elements = /<!--[\s\S]*?-->|<(script|style)\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/\1\s*>/gi;

/** The scripts and styles within the HTML of a page, as texts: what a policy admits by their hashes. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const found: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(elements)) {
    if (name === '' || text === '') continue;
    if (name.toLowerCase() === 'style') found.styles.push(text);
    else if (!/\ssrc=/i.test(attributes) && isExecuted(attributes)) found.scripts.push(text);
  }
  return found;
}

/** The source expression that admits a text (CSP Level 3 §2.3.1). */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script or style within a file: by what it is admitted, and how it begins. */
type Admitted = readonly [hash: string, beginning: string];

/** What stands in a file and not in one of its own. */
export type InlineHashes = { scripts: readonly Admitted[]; styles: readonly Admitted[] };

/** Finds the scripts and styles within the HTML of a page or the SVG of a drawing. */
export function inlineHashes(html: string): InlineHashes {
  const admitted = (text: string): Admitted => [hashSource(text), text.slice(0, 60)];
  const { scripts, styles } = inlineCode(html);
  return { scripts: scripts.map(admitted), styles: styles.map(admitted) };
}

/**
 * The hashes of every script in the pages of a finished site and of every style in its drawings, the same set for all of
 * them, so that a host needs one policy and not one for each page.
 * @param directory The finished site.
 * @param hashesIn Finds what is in a file of it; reads it, unless somebody remembers.
 * @param names Of its files.
 * @throws when pages hold more different scripts than the code has, or styles.
 */
export function hashesOf(
  directory: string,
  hashesIn = (file: string) => inlineHashes(readFileSync(path.join(directory, file), 'utf8')),
  names: Iterable<string> = readdirSync(directory, { recursive: true, encoding: 'utf8' }),
): PolicyHashes {
  const scripts = new Map<string, string>();
  const styles = new Set<string>();
  const files = [...names].filter((file) => /\.(html|svg)$/.test(file));
  for (const file of files.sort()) {
    const code = hashesIn(file);
    if (file.endsWith('.svg')) {
      for (const [hash] of code.styles) styles.add(hash);
      continue;
    }
    for (const [hash, beginning] of code.scripts)
      if (!scripts.has(hash)) scripts.set(hash, `${file}: ${beginning}`);
    const [style] = code.styles;
    if (style)
      throw new Error(
        `${file} holds a style element, which the policy of pages refuses: expected classes and app/styles, found ${style[1]}`,
      );
  }
  if (scripts.size > mostScripts) {
    throw new Error(
      `Pages hold ${scripts.size} different inline scripts: expected ${mostScripts} at most. Each is first in:\n${[...scripts.values()].join('\n')}\nMove what differs into attributes, or the script into a file`,
    );
  }
  return { scripts: [...scripts.keys()].sort(), styles: [...styles].sort() };
}
