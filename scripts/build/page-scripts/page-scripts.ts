import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts } from '@/lib/hosting/inline-scripts';

/** Where the scripts of pages go, below the built site: each is named by the hash of its text. */
const folder = '_next/static/page-data';

/** A script with its attributes and its text, which ends at the first closing tag (HTML, "script data state"). */
const anyScript = /<script((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script>/g;

/** Has a browser fetch a script ahead; the code of late components is named by such a tag alone. */
const preload = /<link (?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*\bhref="([^"]*)"[^>]*>/g;

/** With what the inline scripts of Next.js begin: the data that React reads, and what Turbopack is to start with. */
const ofNext = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** What other readers take for data, such as search engines. */
const dataType = /\stype="application\/(?:ld\+)?json"/;

/**
 * The button that Headless UI puts before tabs; nobody sees it. The policy admits no style attributes, and React compares no
 * styles with those of the HTML.
 */
const styledSentinel =
  /(<button type="button" aria-hidden="true") style="position:fixed;[^"]*"(?=><\/button>)/g;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data);

/**
 * Takes the scripts of Next.js out of a page, unread.
 * @param directory The site; `file` is the page's name in it.
 * @returns The page without them, the texts of the inline ones, and the addresses of the others.
 * @throws when an inline script is neither one of Next.js nor one of ours: the policy would refuse it, and the page be dead.
 */
function withoutScripts(directory: string, file: string) {
  const inline: string[] = [];
  const files = new Set<string>();
  const html = readFileSync(path.join(directory, file), 'utf8');
  const bare = html.replace(anyScript, (whole, attributes: string, text: string) => {
    if (dataType.test(attributes) || inlineScripts.includes(text)) return whole;
    const [, source] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
    if (source?.startsWith('/_next/') && /\snomodule\b/i.test(attributes)) {
      // For browsers without modules, which take nothing else of these. It says what has to be in it (Subresource Integrity).
      const hash = sha256(readFileSync(path.join(directory, source))).digest('base64');
      return `<script${attributes} integrity="sha256-${hash}"></script>`;
    }
    if (source?.startsWith('/_next/')) files.add(source);
    else if (!source && ofNext.test(text)) inline.push(text);
    else
      throw new Error(
        `${file} holds a script that is neither Next.js's nor in lib/hosting/inline-scripts.ts, which the site's policy would refuse: expected none, found ${whole.slice(0, 120)}`,
      );
    return '';
  });
  const page = bare.replace(preload, (_, source: string) => {
    files.add(source);
    return '';
  });
  return { html: page.replace(styledSentinel, '$1'), inline, files: [...files] };
}

/**
 * Takes the scripts of Next.js out of pages: its inline scripts, which differ from page to page, go into one file for each page,
 * as they are, and the addresses of its other scripts into attributes of one inline script that loads them all (start.ts). A page
 * then holds no script but constant ones, each of which a policy can admit by its hash.
 * @param directory The exported site.
 * @param names Of its files.
 * @param start Text of the inline script (`startScript`).
 * @throws when a page holds a script that nobody knows, or lacks what it starts with.
 */
export function takeScriptsOut(directory: string, names: readonly string[], start: string): void {
  mkdirSync(path.join(directory, folder), { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const { html, inline, files } = withoutScripts(directory, name);
    // A file of public/ may be a page of its own.
    if (inline.length === 0 && files.length === 0) continue;
    // The declaration of the encoding has to be in the first 1,024 bytes: the start script stands behind it.
    const [charset] = /<meta charset="utf-8"\/?>/i.exec(html) ?? [];
    if (!charset || inline.length === 0)
      throw new Error(`${name}: expected a page with its encoding and React's data`);
    const text = inline.join('\n');
    const file = `${folder}/${sha256(text).digest('hex').slice(0, 16)}.js`;
    writeFileSync(path.join(directory, file), text);
    const tag = `<script data-page-data="/${file}" data-scripts="${files.join(' ')}">${start}</script>`;
    const page = html.replace(charset, () => charset + tag);
    writeFileSync(path.join(directory, name), page);
  }
}
