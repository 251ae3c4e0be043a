import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { filesBelow } from '@/lib/files/files-below';
import { outDirectory } from '@/scripts/build/out-directory';
import {
  freePort,
  type HostServer,
  requireNginx,
  startNginx,
  startServer,
} from '@/scripts/test/host-servers';
import { table, writeMeasured } from './tables';

/** As many visitors at once as the promise names, for as long in all. */
const connections = 200;
const secondsInAll = 60;

/** What a server did under load. */
type Load = { requests: number; seconds: number; errors: number; processor: number };

const ticksPerSecond = 100;

/** Processor time of a process and of those it started, in seconds; only Linux says it. */
function processorTime(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [text.slice(text.lastIndexOf(')') + 2).split(' ')];
      } catch {
        return [];
      }
    });
  const ownStat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const own = ownStat.slice(ownStat.lastIndexOf(')') + 2).split(' ');
  // Fields 4, 14 and 15 of proc(5), of which two are cut off here.
  return [own, ...stats.filter((fields) => fields[1] === String(pid))]
    .map((fields) => (Number(fields[11]) + Number(fields[12])) / ticksPerSecond)
    .reduce((sum, time) => sum + time, 0);
}

async function load(server: HostServer, paths: readonly string[], seconds: number): Promise<Load> {
  const before = processorTime(server.pid);
  const result = await autocannon({
    url: `http://localhost:${server.port}`,
    connections,
    duration: seconds,
    requests: paths.map((one) => ({ path: one, headers: { 'accept-encoding': 'gzip, br' } })),
  });
  return {
    requests: result['2xx'],
    seconds: result.duration,
    errors: result.errors + result.timeouts + result.non2xx,
    processor: processorTime(server.pid) - before,
  };
}

const sumOf = (loads: readonly Load[]): Load =>
  loads.reduce((sum, one) => ({
    requests: sum.requests + one.requests,
    seconds: sum.seconds + one.seconds,
    errors: sum.errors + one.errors,
    processor: sum.processor + one.processor,
  }));

const perSecond = ({ requests, seconds }: Load) => requests / seconds;
const perProcessor = ({ requests, processor }: Load) => requests / processor;

/** Loads two servers in turns, so that whatever else the machine does slows both. */
async function compare(
  [name, own, ownPaths]: [string, HostServer, readonly string[]],
  [peerName, peer, peerPaths]: [string, HostServer, readonly string[]],
  runs: number,
): Promise<string[][]> {
  const seconds = Math.ceil(secondsInAll / runs);
  const [owns, peers]: [Load[], Load[]] = [[], []];
  await load(own, ownPaths, 2);
  await load(peer, peerPaths, 2);
  for (let run = 1; run <= runs; run += 1) {
    const [one, other] = [await load(own, ownPaths, seconds), await load(peer, peerPaths, seconds)];
    owns.push(one);
    peers.push(other);
    console.log(
      `${run}/${runs} ${name}: ${perSecond(one).toFixed(0)} requests a second, ${peerName}: ${perSecond(other).toFixed(0)}`,
    );
  }
  const [whole, peerWhole] = [sumOf(owns), sumOf(peers)];
  const row = (label: string, each: Load) => [
    label,
    perSecond(each).toFixed(0),
    (perSecond(each) / perSecond(peerWhole)).toFixed(2),
    perProcessor(each).toFixed(0),
    (perProcessor(each) / perProcessor(peerWhole)).toFixed(2),
    String(each.errors),
  ];
  return [row(name, whole), row(peerName, peerWhole)];
}

/** A page of middle size among those that have a compressed form. */
function middlePage(): string {
  const pages = filesBelow(outDirectory)
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .filter((file) => existsSync(path.join(outDirectory, `${file}.br`)))
    .sort(
      (one, other) =>
        statSync(path.join(outDirectory, `${one}.br`)).size -
        statSync(path.join(outDirectory, `${other}.br`)).size,
    );
  const middle = pages[Math.floor(pages.length / 2)];
  if (!middle)
    throw new Error(`There is no built site in ${outDirectory}: run \`npm run build\` first`);
  return middle;
}

/** What a visit asks for: pages, data, scripts, styles, fonts, drawings. */
function visitPaths(): string[] {
  const files = filesBelow(outDirectory).filter((file) => !/\.(br|gz)$/.test(file));
  const some = (fits: RegExp, count: number) =>
    files.filter((file) => fits.test(file)).slice(0, count);
  return [
    ...some(/^(blog|pl|services)\/[^/]+\.html$/, 8).map((file) => file.slice(0, -'.html'.length)),
    ...some(/^_next\/static\/page-data\//, 4),
    ...some(/^_next\/static\/chunks\/.*\.(js|css)$/, 6),
    ...some(/\.woff2$/, 1),
    ...some(/^art\/.*\.svg$/, 2),
  ].map((file) => `/${file}`);
}

/** nginx with nothing but one file, its compressed form beside it, in a folder of its own. */
async function startBareNginx(page: string): Promise<HostServer> {
  const [port, folder] = [await freePort(), mkdtempSync(path.join(tmpdir(), 'bare-nginx-'))];
  // For the worker, which is another user where nginx is started by root.
  chmodSync(folder, 0o755);
  for (const ending of ['', '.br'])
    copyFileSync(path.join(outDirectory, page + ending), path.join(folder, `page.html${ending}`));
  return startNginx(
    path.resolve(outDirectory),
    (text) =>
      oneWorker(text)
        .replace(/include maps.conf;/, 'types { text/html html; }')
        .replace(
          /server \{[\s\S]*\n {4}\}/,
          `server { listen 127.0.0.1:${port}; root ${folder}; brotli_static on; }`,
        ),
    port,
  );
}

const oneWorker = (text: string) => text.replace('worker_processes auto', 'worker_processes 1');

/** Options of this bench. */
type Options = { runs: number; write: boolean };

/**
 * Measures what serving costs beside the barest server of its kind, each with 200 connections for a minute in all: nginx
 * with our configuration beside nginx with one file, and `npm start` beside sirv alone.
 * @throws when there is no built site, or nginx is not installed.
 */
export async function benchServe({ runs, write }: Options): Promise<void> {
  requireNginx();
  const page = middlePage();
  const rows: string[][] = [];
  const servers: HostServer[] = [];
  const started = async (server: Promise<HostServer>) => {
    const one = await server;
    servers.push(one);
    return one;
  };
  const startScript = async (...args: string[]) => {
    const port = await freePort();
    return started(
      startServer(
        process.execPath,
        ['--import', 'tsx', 'scripts/bench/measured-server.ts', ...args],
        port,
        { PORT: String(port) },
      ),
    );
  };
  try {
    const nginx = await started(startNginx(path.resolve(outDirectory), oneWorker));
    const bareNginx = await started(startBareNginx(page));
    rows.push(
      ...(await compare(
        ['nginx, our configuration', nginx, [`/${page.slice(0, -'.html'.length)}`]],
        ['nginx, one compressed file', bareNginx, ['/page.html']],
        runs,
      )),
    );
    const own = await startScript();
    const bare = await startScript('bare');
    const paths = visitPaths();
    rows.push(...(await compare(['npm start', own, paths], ['sirv alone', bare, paths], runs)));
  } finally {
    for (const server of servers) server.stop();
  }
  const size = statSync(path.join(outDirectory, `${page}.br`)).size;
  const text = `${connections} connections for ${secondsInAll} s each, in ${runs} turns; nginx with one worker and one page of ${size} bytes\n\n${table(
    ['Server', 'requests/s', 'to bare', 'per s of processor', 'to bare', 'errors'],
    rows,
  )}`;
  console.log(`\n${text}`);
  if (write) writeMeasured('serving', text, 'docs/deploying.md');
}
