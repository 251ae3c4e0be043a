import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isOfType, type Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { momentOf, outDirectory } from '@/scripts/build/out-directory';
import { listen } from '@/scripts/serve/listen';
import { buildBareApp } from './bare-app';
import { causes } from './blocking-causes';
import { createCompressedServer } from './compressed-server';
import { kinds, type Measured, measurePage, warmUp } from './measure-page';
import { table, writeMeasured } from './tables';

/** How pages are measured. */
export type PagesOptions = {
  /** Measurements of each page; the table shows their medians. */
  runs: number;
  /** Part of the ids of the pages to measure, all templates if undefined. */
  only?: string;
  /** Whether the tables go into docs/performance.md as well. */
  write: boolean;
};

/** The template that lays a page out, under the name that the table gives it. */
function templateOf(page: Page): string {
  const { kind } = page.generated ?? {};
  if (kind === 'tags' || kind === 'authors') return 'index of lists';
  if (kind) return 'list of posts';
  if (page.id === 'home') return 'home';
  if (!isOfType(page, 'Page')) return page.type;
  return page.frontmatter.layout;
}

/** One page of each template in each language: the one with the longest text, which is the heaviest as a rule. */
function chosenPages(only?: string): (readonly [string, Page])[] {
  const registry = createRegistry({
    ...readContent(),
    now: momentOf(outDirectory),
    isPreview: false,
  });
  const longest = new Map<string, Page>();
  for (const page of registry.pages()) {
    if (page.id === notFoundId || (only && !page.id.includes(only))) continue;
    const key = `${templateOf(page)}, ${page.locale}`;
    const known = longest.get(key);
    if (!known || page.body.length > known.body.length) longest.set(key, page);
  }
  return [...longest].sort(([one], [other]) => (one < other ? -1 : 1));
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/** Medians of several measurements, each number by itself. */
export function medianOf(runs: readonly Measured[]): Measured {
  const of = (value: (run: Measured) => number) => median(runs.map(value));
  const record = <Key extends string>(
    keys: readonly Key[],
    value: (run: Measured, key: Key) => number,
  ) =>
    Object.fromEntries(keys.map((key) => [key, of((run) => value(run, key))])) as Record<
      Key,
      number
    >;
  return {
    score: of(({ score }) => score),
    blocking: of(({ blocking }) => blocking),
    paint: of(({ paint }) => paint),
    requests: of(({ requests }) => requests),
    causes: record(causes, (run, cause) => run.causes[cause]),
    bytes: record(kinds, (run, kind) => run.bytes[kind]),
  };
}

const total = ({ bytes }: Measured) => kinds.reduce((sum, kind) => sum + bytes[kind], 0);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const times = (value: number, floor: number) =>
  floor > 0 ? `${(value / floor).toFixed(2)}×` : '–';

/** The tables of all measured pages, the bare page first. */
export function tablesOf(bare: Measured, pages: ReadonlyMap<string, Measured>): string {
  const rows = [['bare page', bare] as const, ...pages];
  const speed = rows.map(([name, page]) => [
    name,
    page.score.toFixed(0),
    (page.score - bare.score).toFixed(0),
    page.blocking.toFixed(0),
    times(page.blocking, bare.blocking),
    page.paint.toFixed(0),
    times(page.paint, bare.paint),
    page.requests.toFixed(0),
    kilobytes(total(page)),
    times(total(page), total(bare)),
    kilobytes(page.bytes.script - bare.bytes.script),
  ]);
  const bytes = rows.map(([name, page]) => [
    name,
    ...kinds.map((kind) => kilobytes(page.bytes[kind])),
    kilobytes(total(page)),
  ]);
  const tasks = rows.map(([name, page]) => [
    name,
    ...causes.map((cause) => page.causes[cause].toFixed(0)),
  ]);
  return [
    table(
      [
        'Page',
        'score',
        'to bare',
        'blocking ms',
        'to bare',
        'paint ms',
        'to bare',
        'requests',
        'kB',
        'to bare',
        'script above bare kB',
      ],
      speed,
    ),
    'Bytes as transferred (Brotli, headers included), in kB:',
    table(['Page', ...kinds, 'all'], bytes),
    'Long tasks on the phone by what they are spent on, in ms:',
    table(['Page', ...causes], tasks),
  ].join('\n\n');
}

/**
 * Measures one page of each template in each language and the bare page beside them, in turns, so that whatever else the machine
 * does slows all of them.
 * @throws when there is no built site, or Lighthouse cannot load a page.
 */
export async function benchPages({ runs, only, write }: PagesOptions): Promise<void> {
  if (!existsSync(path.join(outDirectory, 'index.html')))
    throw new Error(`There is no built site in ${outDirectory}: run \`npm run build\` first`);
  const servers = [buildBareApp(), path.resolve(outDirectory)].map(createCompressedServer);
  for (const server of servers) await listen(server, 0);
  const [bareOrigin = '', origin = ''] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  try {
    const chosen = chosenPages(only);
    const urls = new Map([
      ['', `${bareOrigin}/`],
      ...chosen.map(([name, { pathname }]) => [name, origin + pathname] as const),
    ]);
    const measured = new Map<string, Measured[]>([...urls.keys()].map((name) => [name, []]));
    await warmUp(urls.values());
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, url] of urls) {
        const result = await measurePage(url);
        measured.get(name)?.push(result);
        const { score, blocking, paint } = result;
        console.log(
          `${run}/${runs} ${(name || 'bare page').padEnd(22)} ${score} points, ${blocking.toFixed(0)} ms blocking, paint ${paint.toFixed(0)} ms`,
        );
      }
    }
    const medians = new Map([...measured].map(([name, all]) => [name, medianOf(all)]));
    const pages = new Map(
      chosen.flatMap(([name, { pathname }]) => {
        const page = medians.get(name);
        return page ? [[`${name} (${pathname})`, page] as const] : [];
      }),
    );
    const bare = medians.get('');
    if (!bare) return;
    const text = `${warsawDayOf(currentMoment())}, median of ${runs}\n\n${tablesOf(bare, pages)}`;
    console.log(`\n${text}`);
    if (write) writeMeasured('measured', text);
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
