import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@/lib/text/escape';
import { bundleStartScript } from '@/scripts/build/client-scripts';
import { idNumbering, inOneOrder } from './canonical-rows';
import { fix } from './flight-rows';
import {
  chunksDirectory,
  type JoinedChunks,
  joinChunks,
  separateScripts,
  withIntegrity,
} from './page-scripts';
import { routerFiles } from './router-files';
import { leaveOutStatic } from './static-stretches';

/** Attributes of a tag, with values that may contain `>` in quotes. */
const attributes = String.raw`(?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*`;

/** A script with its attributes and text, which ends at the first closing tag (HTML, "script data state"). */
const anyScript = new RegExp(String.raw`<script(${attributes})>(.*?)</script\s*>`, 'gis');

/** What Next.js writes for React: the page once more, as data, in one script after the other. */
const dataText =
  /^\s*(?:\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)|self\.__next_f)\.push\((.*)\);?\s*$/s;

/** What Turbopack writes to start the page: the chunks it needs, and the module to begin with. */
const entryText =
  /^\s*\(globalThis\["TURBOPACK"\]\s*\|\|\s*\(globalThis\["TURBOPACK"\]\s*=\s*\[\]\)\)\.push\((\{.*\})\);?\s*$/s;

/** The beginning of the head; `<header>` is another element. */
const headTag = new RegExp(`<head(?:${attributes})>`, 'i');

/** The declaration of the encoding. */
const charsetTag = /<meta\s+charset\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'/>]+)\s*\/?>/i;

/** A script that belongs to Next.js or Turbopack: where one is, a page wants to be started. */
const isOfNext = (attributesOf: string, text: string) =>
  /\ssrc\s*=\s*["']?[^"'\s>]*\/_next\//i.test(attributesOf) || /__next_f|TURBOPACK/.test(text);

/** What Next.js says of fonts: React writes it when it gets to it, before or after what else belongs into the head. */
const sizeAdjust = '<meta name="next-size-adjust" content=""/>';

/** The page with this tag at the end of its head, so that every build writes it alike. */
const withSizeAdjustLast = (html: string): string =>
  html.includes(sizeAdjust)
    ? html.replace(sizeAdjust, '').replace('</head>', `${sizeAdjust}</head>`)
    : html;

/**
 * The button that Headless UI puts before tabs until they run; nobody sees it (components/ui/tabs/tabs.client.tsx). React
 * compares no styles with those of the HTML.
 */
const styledSentinel =
  /(<button type="button" aria-hidden="true") style="position:fixed;[^"]*"(?=><\/button>)/g;

/** The page without the one style attribute that is none of ours: the site's policy admits none. */
const withoutStyleAttributes = (html: string): string => html.replace(styledSentinel, '$1');

/**
 * The comment by which React keeps two texts apart, where no text follows. It writes one behind a text that it had to wait for, since it
 * does not know yet what comes next; whether it had to wait depends on which pages the process has rendered before. React passes over
 * it when it hydrates.
 */
const idleSeparator = /<!-- -->(?=<)/g;

/** A page without its data, and what it is to be given before it starts. */
type SeparatedPage = {
  /** JSON of what start.ts is to give to Next.js (`PageData`); undefined in a file that is no page of it. */
  data?: string;
  /**
   * The page's HTML.
   * @param pathname Of its data.
   * @param startScript Text of the inline script that fetches them (start.ts).
   * @param joined Chunks that are in one file together, if there are some.
   */
  html: (pathname: string, startScript: string, joined?: JoinedChunks) => string;
};

/** All texts of the data in one. They follow an entry that begins. */
function textOf(pushed: readonly unknown[][]): string {
  const [first, ...parts] = pushed;
  const areTexts = parts.every(([kind, text]) => kind === 1 && typeof text === 'string');
  if (first?.[0] === 0 && parts.length > 0 && areTexts)
    return parts.map(([, text]) => text).join('');
  const kinds = pushed.map(([kind]) => String(kind)).join(', ') || 'none';
  throw new Error(
    `Next.js writes its data in another way than expected: [0], then [1, text] each; found kinds ${kinds}. ${fix}`,
  );
}

/** The array in the brackets of a push. */
function pushedBy(text: string): unknown[] {
  try {
    const pushed: unknown = JSON.parse(text);
    if (Array.isArray(pushed)) return pushed;
  } catch {
    // Reported below.
  }
  throw new Error(`Expected JSON in a script of Next.js, found ${text.slice(0, 80)}. ${fix}`);
}

/**
 * Takes the data for React out of a page. Next.js writes them into the HTML, where they make up two thirds of
 * it and come before a visitor's browser has the whole page; and each is an inline script with a text of its own,
 * which a strict policy would have to admit page by page. What never changes in a browser is left out of them, since it
 * stands in the HTML.
 * @param html A page as Next.js exports it.
 * @throws when a page of Next.js does not have what every page has: data of the known kind, one start, a head. A page
 *   that lost one of them on the way would never run, and nobody would know.
 */
export function separatePageData(html: string): SeparatedPage {
  const pushed: unknown[][] = [];
  const entries: string[] = [];
  let isPage = false;
  const bare = html.replace(anyScript, (whole, attributesOf: string, text: string) => {
    // Data for other readers, such as search engines, may say anything.
    if (/\stype\s*=\s*["']?(?!module\b|text\/javascript\b)/i.test(attributesOf)) return whole;
    if (!isOfNext(attributesOf, text)) return whole;
    isPage = true;
    const [, data] = dataText.exec(text) ?? [];
    const [, entry] = entryText.exec(text) ?? [];
    if (data !== undefined) pushed.push(pushedBy(data));
    else if (entry !== undefined) entries.push(entry);
    else if (/\ssrc\s*=/i.test(attributesOf)) return whole;
    else throw new Error(`Unknown script of Next.js: ${text.trim().slice(0, 80)}. ${fix}`);
    return '';
  });
  if (!isPage) return { html: () => html };
  const { html: withoutScripts, chunks } = separateScripts(
    withoutStyleAttributes(withSizeAdjustLast(bare.replace(idleSeparator, ''))),
  );
  const withOwnIds = idNumbering();
  const rows = inOneOrder(textOf(pushed), withOwnIds);
  const { html: marked, parts } = leaveOutStatic(withOwnIds(withoutScripts), rows);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1)
    throw new Error(
      `Expected one script "_R_" by which Turbopack starts the page, found ${entries.length}. ${fix}`,
    );
  const head = headTag.exec(marked);
  if (!head)
    throw new Error(`Expected a page with <head>, found none to put its start script into. ${fix}`);
  // The declaration of the encoding has to be in the first 1,024 bytes (HTML, "Specifying the character encoding").
  const [charset = ''] = charsetTag.exec(marked) ?? [];
  const before = marked.slice(0, head.index + head[0].length);
  const after = marked.slice(before.length).replace(charset, () => '');
  return {
    data: JSON.stringify([[0], [1, ...parts]]),
    html: (pathname, startScript, joined) => {
      const inOne = chunks.filter((name) => joined?.chunks.has(name));
      const alone = chunks.filter((name) => !inOne.includes(name));
      const files = joined && inOne.length > 0 ? [joined.file, ...alone] : alone;
      const given = Object.entries({
        data: pathname,
        scripts: files.join(' '),
        joined: inOne.join(' '),
        entry,
      })
        .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
        .join(' ');
      // Before the style sheets, since a script behind them waits until they have come.
      return `${before}${charset}<script ${given}>${startScript}</script>${after}`;
    },
  };
}

/** What the router asks for when a visitor goes on: the data of a page beside its HTML. */
const isRouterData = (name: string, names: ReadonlySet<string>) =>
  name.endsWith('.txt') && names.has(name.replace(/txt$/, 'html'));

/** Where the data are, below the built site: named by their content, so that a browser keeps them for good. */
const pageDataDirectory = '_next/static/page-data';

/** What has to be done to the pages of a site, and what is known of all of them before. */
export type PagesToSeparate = {
  /** Files below the built site: HTML, and what the router asks for. */
  files: string[];
  /** Names of the chunks that each page loads, by the file of its HTML. */
  chunks: Record<string, string[]>;
  /** The scripts that most pages load, which are in one file. */
  joined?: { file: string; chunks: string[] };
};

/**
 * Looks through pages whose data are still in them, and writes the scripts that most pages load into one file.
 * @param directory The built site.
 * @param rendered Names of the files of these pages.
 * @param kept Names of the chunks of each further page of the site, which was separated before.
 */
export function findPages(
  directory: string,
  rendered: readonly string[],
  kept: readonly (readonly string[])[],
): PagesToSeparate {
  const names = rendered.toSorted();
  const known = new Set(names);
  const html = names.filter((name) => name.endsWith('.html'));
  const chunks = Object.fromEntries(
    html.map((name) => [
      name,
      separateScripts(readFileSync(path.join(directory, name), 'utf8')).chunks,
    ]),
  );
  const joined = joinChunks(
    directory,
    [...kept, ...Object.values(chunks)].filter((of) => of.length > 0),
  );
  return {
    // What takes longer first: whoever does every second one of them does as much as the others.
    files: [...html, ...names.filter((name) => isRouterData(name, known))],
    chunks,
    joined: joined && { file: joined.file, chunks: [...joined.chunks] },
  };
}

/**
 * Writes what the router asks for of a page, in the place of the data that Next.js rendered for it.
 * @param name The file of these, `<page>.txt`.
 * @returns The further files.
 */
function writeRouterFiles(directory: string, name: string): string[] {
  const file = path.join(directory, name);
  const { data, tree, ahead } = routerFiles(readFileSync(file, 'utf8'));
  writeFileSync(file, data);
  const folder = name === 'index.txt' ? '' : name.replace(/\.txt$/, '');
  mkdirSync(path.join(directory, folder), { recursive: true });
  return [tree, ahead].map((one) => {
    const further = path.posix.join(folder, one.name);
    writeFileSync(path.join(directory, further), one.text);
    return further;
  });
}

/**
 * Writes the data of pages into files of their own.
 * @param directory The built site.
 * @param files Some of those that `findPages` has found.
 * @param joined The scripts that are in one file.
 * @returns Which files were written besides, by each of them.
 */
export async function separatePages(
  directory: string,
  files: readonly string[],
  joined: PagesToSeparate['joined'],
): Promise<Record<string, string[]>> {
  const startScript = await bundleStartScript();
  const joinedChunks = joined && { file: joined.file, chunks: new Set(joined.chunks) };
  mkdirSync(path.join(directory, pageDataDirectory), { recursive: true });
  const written: Record<string, string[]> = {};
  const chunkOf = (name: string) => readFileSync(path.join(directory, chunksDirectory, name));
  for (const name of files) {
    if (name.endsWith('.txt')) {
      written[name] = writeRouterFiles(directory, name);
      continue;
    }
    const file = path.join(directory, name);
    const page = separatePageData(readFileSync(file, 'utf8'));
    if (page.data === undefined) continue;
    const hash = createHash('sha256').update(page.data).digest('hex').slice(0, 16);
    const dataFile = `${pageDataDirectory}/${hash}.json`;
    writeFileSync(path.join(directory, dataFile), page.data);
    const html = page.html(`/${dataFile}`, startScript, joinedChunks);
    writeFileSync(file, withIntegrity(html, chunkOf));
    written[name] = [dataFile];
  }
  return written;
}
