import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fix } from './flight-rows';

/** Where Next.js writes the scripts of pages, below the built site. */
export const chunksDirectory = '_next/static/chunks';

/** The name of a chunk in its pathname, without folder and ending. */
const chunkName = /^\/_next\/static\/chunks\/([^/"?]+)\.js$/;

/** A tag that has a script loaded: a script, or the announcement of one. */
const loadingTags = /<script\s[^>]*\bsrc="[^"]*"[^>]*><\/script>|<link\s[^>]*\bas="script"[^>]*>/gi;

/**
 * Takes the tags that load scripts of Next.js out of a page. Those for browsers without modules stay.
 * @param html A page as Next.js exports it.
 * @returns The page without them, and the names of the chunks: sorted, since Next.js writes them in the order in which it
 *   came upon them, and the order in which they run decides nothing.
 * @throws when a tag names a script of Next.js in another way than `/_next/static/chunks/<name>.js`.
 */
export function separateScripts(html: string): { html: string; chunks: string[] } {
  const chunks = new Set<string>();
  const rest = html.replace(loadingTags, (tag) => {
    const [, pathname = ''] = /\s(?:src|href)="([^"]*)"/i.exec(tag) ?? [];
    if (!pathname.includes('/_next/') || /\snomodule\b/i.test(tag)) return tag;
    const [, name] = chunkName.exec(pathname) ?? [];
    if (!name)
      throw new Error(
        `Expected scripts named /${chunksDirectory}/<name>.js, found ${pathname}. ${fix}`,
      );
    chunks.add(name);
    return '';
  });
  return { html: rest, chunks: [...chunks].sort() };
}

/** A script for browsers without modules, by its name. */
const legacyTag =
  /(<script\ssrc="\/_next\/static\/chunks\/([^"/]+)"(?![^>]*\sintegrity=)[^>]*\bnomodule\b[^>]*)>/gi;

/**
 * A page that says what is in each script its tags name (Subresource Integrity): those for browsers without modules, which
 * a policy's hashes tell nothing.
 * @param textOf The script of a name, such as `0cz1d0mv5g_q7.js`.
 */
export const withIntegrity = (html: string, textOf: (name: string) => Buffer): string =>
  html.replace(legacyTag, (_, tag: string, name: string) => {
    const hash = createHash('sha256').update(textOf(name)).digest('base64');
    return `${tag} integrity="sha256-${hash}">`;
  });

/** By which file a page loads a chunk: some are in one file together. */
export type JoinedChunks = { file: string; chunks: ReadonlySet<string> };

/** Chunks of at most this size are joined: a request costs more than they do. Larger ones are compiled beside each other. In bytes. */
const mostBytes = 40_000;

/** How a chunk begins: it says by its own tag which one it is. */
const ownTag = '"object"==typeof document?document.currentScript:void 0';

/**
 * A chunk as a part of another file, where it says its name itself: Turbopack knows both forms.
 * @throws when it begins in another way than Turbopack writes it.
 */
function namedChunk(name: string, text: string): string {
  const [before, ...after] = text.split(ownTag);
  // Turbopack’s own script registers nothing.
  if (after.length === 0 && text.startsWith('(()=>{')) return text;
  const isKnown = before === '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
  if (!isKnown || after.length !== 1)
    throw new Error(`Expected a chunk that names its tag once, found another: ${name}.js. ${fix}`);
  return before + JSON.stringify(`static/chunks/${name}.js`) + after.join('');
}

/**
 * Writes the small chunks that most pages load into one file: Turbopack makes one for each component that is
 * loaded by itself, and every request costs a visitor more than the few hundred bytes in it. The chunks stay as files of
 * their own for pages that load only some of them.
 * @param directory The built site.
 * @param pages Names of the chunks of each page.
 * @returns The file’s name without ending, and the chunks in it; undefined where there are none to join.
 */
export function joinChunks(
  directory: string,
  pages: readonly (readonly string[])[],
): JoinedChunks | undefined {
  const uses = new Map<string, number>();
  for (const name of pages.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const fileOf = (name: string) => path.join(directory, chunksDirectory, `${name}.js`);
  const joined = [...uses]
    .filter(([name, count]) => count * 2 >= pages.length && existsSync(fileOf(name)))
    .map(([name]) => name)
    .filter((name) => statSync(fileOf(name)).size <= mostBytes)
    .sort();
  if (joined.length < 2) return undefined;
  const text = joined
    .map((name) => namedChunk(name, readFileSync(fileOf(name), 'utf8')))
    .join(';\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 13);
  writeFileSync(fileOf(hash), text);
  return { file: hash, chunks: new Set(joined) };
}
