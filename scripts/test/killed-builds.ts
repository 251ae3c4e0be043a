import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Dice, diceOf } from '@/lib/art/dice';
import { contentFiles } from '@/lib/content/reader';
import { recordFiles } from '@/lib/schema/data-files';
import { nameInCache } from '@/scripts/build/fingerprint';
import { environmentWith, scriptCommand } from '@/scripts/run';
import { listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/site-server';
import { differences } from './compare-sites';
import { forgetSite } from './forget-site';

/** Where the site goes whose builds are killed, and what it is compared with. */
const site = '.test-sites/killed';
const references = {
  before: '.test-sites/killed-before',
  after: '.test-sites/killed-after',
} as const;

type Edition = keyof typeof references;

/** How much a build has to do: render one page, render all of them, or compile the code as well. */
const works = ['one text', 'one text', 'all pages', 'one text', 'all code'] as const;

type Work = (typeof works)[number];

/** Who is killed, and how: by a terminal, by whoever asks for it kindly, by a machine without memory. */
const ways = [
  { name: 'SIGKILL to all its processes', signal: 'SIGKILL', isGroup: true },
  { name: 'SIGKILL to the first process', signal: 'SIGKILL', isGroup: false },
  { name: 'SIGTERM', signal: 'SIGTERM', isGroup: false },
  { name: 'SIGINT to all its processes', signal: 'SIGINT', isGroup: true },
] as const;

type Way = (typeof ways)[number];

/** When a build is killed: in which of its steps, and after which part of the time that the step takes. */
type Moment = { step: number; part: number };

/** How many steps a build has; it says itself which one begins. */
const stepCount = 7;

const stepLine = /^\[(\d)\/\d\] /gm;

/** What happened to a build. */
type Killed = { work: Work; way: Way; moment: Moment; isFinished: boolean; faults: string[] };

/** Numbers of processes of a group that have not ended. */
const livingIn = (group: number): string[] =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(processGroup) === group && state !== 'Z';
    } catch {
      return false;
    }
  });

/** When the steps of a build began, in ms after its start, and when it ended. */
type Timeline = { begun: number[]; ended: number };

/** A build that is under way. */
type Build = { id: number; ended: Promise<{ code: number | null; output: string }> };

function beginBuild(
  content: string,
  args: readonly string[],
  onStep: (step: number) => void,
): Build {
  const [program = '', ...script] = scriptCommand('build', ...args);
  const child = spawn(program, script, {
    // A group of its own, which can be killed without this process.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({ CONTENT_DIR: content, OUT_DIR: site }),
  });
  let output = '';
  let last = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const begun = [...output.matchAll(stepLine)].map(([, number]) => Number(number));
      for (const step of begun.filter((number) => number > last)) {
        last = step;
        onStep(step);
      }
    });
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
  return { id: child.pid ?? 0, ended };
}

/** Builds to the end. @throws with the end of its output when it fails. */
async function build(content: string, args: readonly string[] = []): Promise<Timeline> {
  const since = performance.now();
  const begun: number[] = [];
  const { ended } = beginBuild(content, args, (step) => {
    begun[step] = performance.now() - since;
  });
  const { code, output } = await ended;
  if (code !== 0) throw new Error(`A build ended with ${code}:\n${output.slice(-2000)}`);
  return { begun, ended: performance.now() - since };
}

/** How long after the beginning of its step a build is killed, by how long the step took before, in ms. */
function delayOf({ step, part }: Moment, { begun, ended }: Timeline): number {
  return part * Math.max(0, (begun[step + 1] ?? ended) - (begun[step] ?? ended));
}

/** Kills a build. @returns Whether it had ended before. */
async function kill(
  content: string,
  args: readonly string[],
  { way, moment, usual }: { way: Way; moment: Moment; usual: Timeline },
): Promise<{ isFinished: boolean; faults: string[] }> {
  let isOver = false;
  const started = beginBuild(content, args, (step) => {
    if (step !== moment.step) return;
    setTimeout(
      () => {
        if (!isOver) process.kill(way.isGroup ? -started.id : started.id, way.signal);
      },
      delayOf(moment, usual),
    );
  });
  const { code } = await started.ended;
  isOver = true;
  const isFinished = code === 0;
  // What is left ends by itself within a second (scripts/end-with-parent.cjs), unless the machine is very busy.
  for (let times = 0; times < 50 && livingIn(started.id).length > 0; times += 1) await wait(100);
  const left = livingIn(started.id).length;
  return { isFinished, faults: left > 0 ? [`${left} processes live on`] : [] };
}

/** How often a visitor asks for the site while builds are killed, in ms. */
const visitInterval = 20;

/** A visitor of the site, all the while. @returns A function that ends it and says what was not answered. */
async function visit(): Promise<() => Promise<string[]>> {
  const server = createSiteServer(site);
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const faults = new Map<string, number>();
  const ask = async () => {
    const said = await fetch(`http://localhost:${port}/`)
      .then(async (response) =>
        (await response.text()).includes('</html>') ? response.status : 'half a page',
      )
      .catch((error: Error) => `${error.message} (${error.cause})`);
    if (said !== 200) faults.set(String(said), (faults.get(String(said)) ?? 0) + 1);
  };
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const visit = ask().finally(() => underWay.delete(visit));
    underWay.add(visit);
  }, visitInterval);
  return async () => {
    clearInterval(timer);
    // A server that closes ends connections on which a question has been asked that it has not read yet.
    await Promise.all(underWay);
    await new Promise((done) => server.close(done));
    return [...faults].map(([said, times]) => `a visitor was answered ${said}, ${times} times`);
  };
}

/** A text that one sentence more makes another edition of. */
function chooseText(directory: string): { file: string; text: string } {
  for (const name of contentFiles(directory)) {
    const file = path.join(directory, name);
    const text = name.endsWith('/en.mdx') ? readFileSync(file, 'utf8') : '';
    if (/\n\n[A-Z][^\n<{|]+\.\n\n/.test(text)) return { file, text };
  }
  throw new Error(`${directory}: expected a text in English with a paragraph`);
}

/** What is killed in a run: each step in turn, at a moment of it that the dice choose. */
function chosen(seed: string, number: number): { work: Work; way: Way; moment: Moment } {
  const dice: Dice = diceOf(`${seed} ${number}`);
  const moment = { step: 1 + ((number - 1) % stepCount), part: dice.between(0, 999) / 1000 };
  return {
    work: works[number % works.length] ?? 'one text',
    way: ways[number % ways.length] ?? ways[0],
    moment,
  };
}

/** What a build finds that has so much to do. */
function prepare(work: Work): string[] {
  if (work === 'all pages') rmSync(`.cache/site-${nameInCache(site)}.json`, { force: true });
  return work === 'all code' ? ['--clean'] : [];
}

/** How a site differs from both that it may be. */
function faultsOfSite(): { edition?: Edition; faults: string[] } {
  const found = (['before', 'after'] as const).map((edition) => ({
    edition,
    faults: differences(site, references[edition]),
  }));
  const same = found.find(({ faults }) => faults.length === 0);
  if (same) return { edition: same.edition, faults: [] };
  const [nearest] = found.sort((one, other) => one.faults.length - other.faults.length);
  return { faults: nearest?.faults.slice(0, 10) ?? [] };
}

/**
 * Builds a site again and again of two editions of its content in turns, kills each build at a moment of its own, and
 * looks at what is there then: the old site, or the new one, whole; and after the next build the new one, byte by byte.
 * @param numbers Of the runs: what is killed in one, and when, follows from its number.
 * @param seed Other seeds give other moments.
 * @param onKilled Is told of each run.
 */
export async function killBuilds(
  numbers: readonly number[],
  seed: string,
  onKilled: (killed: Killed, number: number) => void = () => {},
): Promise<Killed[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'killed-'));
  cpSync('content', directory, { recursive: true });
  rmSync(path.join(directory, recordFiles.addresses), { force: true });
  const { file, text } = chooseText(directory);
  const write = (edition: Edition) =>
    writeFileSync(
      file,
      edition === 'before' ? text : text.replace(/(\n\n[A-Z][^\n<{|]+\.)(?=\n\n)/, '$1 Once more.'),
    );
  const places = [site, ...Object.values(references)];
  const results: Killed[] = [];
  try {
    for (const one of places) forgetSite(one);
    const usual = new Map<Work, Timeline>();
    for (const edition of ['before', 'after'] as const) {
      write(edition);
      usual.set(edition === 'before' ? 'all pages' : 'one text', await build(directory));
      cpSync(site, references[edition], { recursive: true });
    }
    let current: Edition = 'after';
    const endVisit = await visit();
    for (const number of numbers) {
      const { work, way, moment } = chosen(seed, number);
      const next: Edition = current === 'after' ? 'before' : 'after';
      write(next);
      const args = prepare(work);
      const timeline = usual.get(work) ?? usual.get('all pages') ?? { begun: [], ended: 0 };
      const killed = await kill(directory, args, { way, moment, usual: timeline });
      const left = faultsOfSite();
      const faults = [...killed.faults, ...left.faults.map((one) => `after the kill, ${one}`)];
      try {
        await build(directory);
        const { edition, faults: rest } = faultsOfSite();
        faults.push(...rest.map((one) => `after the next build, ${one}`));
        if (edition && edition !== next) faults.push('the next build left the old site');
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
      current = next;
      const one = { work, way, moment, isFinished: killed.isFinished, faults };
      results.push(one);
      onKilled(one, number);
    }
    const seen = await endVisit();
    results.at(-1)?.faults.push(...seen);
  } finally {
    rmSync(directory, { recursive: true, force: true });
    for (const one of places) forgetSite(one);
  }
  return results;
}
