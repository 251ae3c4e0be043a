import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** CSP source expressions, such as `'sha256-…'`, of what stands in pages and not in files of its own. */
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

/**
 * The hashes of every script and style in the pages of a finished site, the same set for all of them, so that a host
 * needs one policy and not one for each page.
 * @param directory The finished site.
 * @throws when pages hold more different scripts than the code has.
 */
export function hashesOf(directory: string): PolicyHashes {
  const scripts = new Map<string, string>();
  const styles = new Set<string>();
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages.sort()) {
    const code = inlineCode(readFileSync(path.join(directory, page), 'utf8'));
    for (const script of code.scripts) if (!scripts.has(script)) scripts.set(script, page);
    for (const style of code.styles) styles.add(style);
  }
  if (scripts.size > mostScripts) {
    const where = [...scripts].map(([text, page]) => `${page}: ${text.slice(0, 60)}`);
    throw new Error(
      `Pages hold ${scripts.size} different inline scripts: expected ${mostScripts} at most. Each is first in:\n${where.join('\n')}\nMove what differs into attributes, or the script into a file`,
    );
  }
  return {
    scripts: [...scripts.keys()].map(hashSource).sort(),
    styles: [...styles].map(hashSource).sort(),
  };
}
