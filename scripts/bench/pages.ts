import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import sirv from 'sirv';
import { isOfType, type Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { filesBelow } from '@/lib/files/files-below';
import { compressTexts } from '@/scripts/build/compression';
import { momentOf, outDirectory } from '@/scripts/build/out-directory';
import { listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/site-server';
import { browserSwitches, ensureBrowser } from '@/scripts/test/browser';
import { freePort } from '@/scripts/test/host-servers';
import { buildBareApp } from './bare-app';

/** What Lighthouse says of a page on its phone (simulated slow 4G, a processor four times slower). */
export type Measured = {
  /** 0 to 100. */
  score: number;
  /** Total blocking time, in ms. */
  blocking: number;
  /** When the largest paint came, in ms. */
  paint: number;
  requests: number;
  /** Bytes as transferred, with their headers. */
  bytes: number;
};

/** The template that lays a page out, by its name in the table. */
function templateOf(page: Page): string {
  const { kind } = page.generated ?? {};
  if (kind === 'tags' || kind === 'authors') return 'index of lists';
  if (kind) return 'list of posts';
  if (page.id === 'home') return 'home';
  return isOfType(page, 'Page') ? page.frontmatter.layout : page.type;
}

/** One page of each template in each language: the one with the longest text, which is the heaviest as a rule. */
function chosenPages(only: string): Map<string, string> {
  const now = momentOf(outDirectory);
  const registry = createRegistry({ ...readContent(), now, isPreview: false });
  const longest = new Map<string, Page>();
  for (const page of registry.pages()) {
    if (page.id === notFoundId || !page.id.includes(only)) continue;
    const template = `${templateOf(page)}, ${page.locale}`;
    const known = longest.get(template);
    if (!known || page.body.length > known.body.length) longest.set(template, page);
  }
  return new Map(
    [...longest].map(([template, { pathname }]) => [`${template} (${pathname})`, pathname]),
  );
}

/**
 * Measures a page once, in a browser of its own: what the last page left would help the next one.
 * @throws when Lighthouse cannot load it.
 */
async function measurePage(url: string): Promise<Measured> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserSwitches, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError)
      throw new Error(`Lighthouse cannot measure ${url}: ${lhr?.runtimeError?.message}`);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
    const list = lhr.audits['network-requests']?.details as unknown as { items: { url: string }[] };
    return {
      score: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
      blocking: value('total-blocking-time'),
      paint: value('largest-contentful-paint'),
      // What is inside the document (`data:`, `blob:`) is no request.
      requests: list.items.filter((request) => /^https?:/.test(request.url)).length,
      bytes: value('total-byte-weight'),
    };
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [lower = 0, upper = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (lower + upper) / 2;
}

/**
 * The table of all measured pages in Markdown, each number the median of a page's runs.
 * @param pages The runs of each page by its name.
 */
export function tableOf(pages: ReadonlyMap<string, readonly Measured[]>): string {
  const rows = [...pages].map(([name, runs]) => {
    const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
    const numbers = [of('score'), of('blocking'), of('paint'), of('requests')];
    const kilobytes = (of('bytes') / 1000).toFixed(1);
    return `| ${[name, ...numbers.map((number) => number.toFixed(0)), kilobytes].join(' | ')} |`;
  });
  return [
    '| Page | score | blocking ms | largest paint ms | requests | kB |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

/** The bare page, compressed as the site is, so that bytes can be compared. */
async function createBareServer(): Promise<Server> {
  const folder = buildBareApp();
  await compressTexts(folder, filesBelow(folder));
  const send = sirv(folder, { brotli: true, extensions: ['html'] });
  return createServer((request, response) => send(request, response));
}

/**
 * Measures pages of the built site and the bare page beside them, in turns, so that whatever else the machine does slows all of
 * them. Prints the medians.
 * @param runs Measurements of each page.
 * @param only Part of the ids of the pages; empty for all templates.
 * @throws when there is no built site, or Lighthouse cannot load a page.
 */
export async function benchPages(runs: number, only: string): Promise<void> {
  if (!existsSync(path.join(outDirectory, 'index.html')))
    throw new Error(`There is no built site in ${outDirectory}: run \`npm run build\` first`);
  const servers = [await createBareServer(), createSiteServer(outDirectory)];
  for (const server of servers) await listen(server, 0);
  const [bareOrigin = '', origin = ''] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  const urls = new Map([['bare page', `${bareOrigin}/`]]);
  for (const [name, pathname] of chosenPages(only)) urls.set(name, origin + pathname);
  const measured = new Map([...urls.keys()].map((name) => [name, [] as Measured[]]));
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const [name, url] of urls) {
        const page = await measurePage(url);
        measured.get(name)?.push(page);
        console.log(
          `${run}/${runs} ${name}: ${page.score} points, ${page.blocking.toFixed(0)} ms blocking`,
        );
      }
    console.log(`\nMedian of ${runs}\n\n${tableOf(measured)}`);
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
