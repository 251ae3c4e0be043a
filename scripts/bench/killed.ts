import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diceOf } from '@/lib/art/dice';
import { recordFiles } from '@/lib/schema/data-files';
import { environmentWith, scriptCommand } from '@/scripts/run';
import { differences } from './compare-sites';
import { forgetSite } from './forget-site';
import type { PagesOptions } from './pages';
import { runNumbers } from './run-numbers';

/** Where the site goes whose builds are killed, and the two whole sites that it may be. */
const site = '.test-sites/killed';
const editions = ['.test-sites/killed-before', '.test-sites/killed-after'] as const;

/** Who is killed, and how: by a machine without memory, by whoever asks for it kindly, by a terminal. */
const ways = [
  { name: 'SIGKILL to all its processes', signal: 'SIGKILL', isGroup: true },
  { name: 'SIGKILL to the first process', signal: 'SIGKILL', isGroup: false },
  { name: 'SIGTERM to the first process', signal: 'SIGTERM', isGroup: false },
  { name: 'SIGINT to all its processes', signal: 'SIGINT', isGroup: true },
] as const;

type Way = (typeof ways)[number];

/** A build says which of its steps begins. */
const stepLine = /^\[(\d+)\/(\d+)\] [^\n:]+$/gm;

/** A build that is under way, in a process group of its own, so that it can be killed without this process. */
type Build = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function beginBuild(content: string): Build {
  const [program = '', ...args] = scriptCommand('build');
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({ CONTENT_DIR: content, OUT_DIR: site }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { child, output: () => output, ended };
}

/** Steps that have begun, in the order of their numbers, and how many there are. */
function stepsIn(output: string): { begun: number; count: number } {
  const numbers = [...output.matchAll(stepLine)].map(([, step, count]) => [
    +(step ?? 0),
    +(count ?? 0),
  ]);
  return { begun: numbers.at(-1)?.[0] ?? 0, count: numbers.at(-1)?.[1] ?? 0 };
}

/**
 * Builds to the end.
 * @returns When each step began, in ms after the first, and when the last one ended.
 * @throws with the end of its output when it fails.
 */
async function build(content: string): Promise<number[]> {
  const { output, ended } = beginBuild(content);
  const times: number[] = [];
  let isOver = false;
  const code = ended.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { begun } = stepsIn(output());
    while (times.length < begun) times.push(performance.now());
    await wait(10);
  }
  if ((await code) !== 0) throw new Error(`A build failed:\n${output().slice(-2000)}`);
  return [...times, performance.now()].map((time, _, [first = 0]) => time - first);
}

/** How many processes of a group have not ended. */
const livingIn = (group: number): number =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(processGroup) === group && state !== 'Z';
    } catch {
      return false;
    }
  }).length;

/**
 * Kills a build some time after one of its steps has begun.
 * @returns What is wrong: it had ended before, or some of its processes live on.
 */
async function kill(content: string, way: Way, step: number, delay: number): Promise<string[]> {
  const { child, output, ended } = beginBuild(content);
  const group = child.pid ?? 0;
  while (stepsIn(output()).begun < step && child.exitCode === null) await wait(5);
  await wait(delay);
  const faults = child.exitCode === null ? [] : ['it was not killed: it had ended before'];
  if (child.exitCode === null) process.kill(way.isGroup ? -group : group, way.signal);
  await ended;
  if (child.exitCode === 0) faults.push('it was not killed: it went on to its end');
  // What is left ends by itself within a second (scripts/end-with-parent.cjs), unless the machine is very busy.
  for (let times = 0; times < 50 && livingIn(group) > 0; times += 1) await wait(100);
  const living = livingIn(group);
  return living === 0 ? faults : [...faults, `${living} of its processes live on`];
}

/** The whole site that a folder holds, as an index of `editions`, or how it differs from the nearest. */
function editionOf(folder: string): { edition?: number; faults: string[] } {
  if (!existsSync(folder)) return { faults: ['there is no site'] };
  const found = editions.map((one) => differences(folder, one));
  const edition = found.findIndex((lines) => lines.length === 0);
  if (edition >= 0) return { edition, faults: [] };
  const [nearest = []] = found.sort((one, other) => one.length - other.length);
  return { faults: nearest.slice(0, 10) };
}

/** Two editions of the home page: as it is, and with a word more in its title. */
function writeEdition(content: string, edition: number): void {
  const file = path.join('home', 'en.mdx');
  const text = readFileSync(path.join('content', file), 'utf8');
  const changed = text.replace(
    /^title: .*$/m,
    (line) => `${line.replace(/"$/, '')} again${line.endsWith('"') ? '"' : ''}`,
  );
  if (changed === text) throw new Error(`content/${file}: expected a title`);
  writeFileSync(path.join(content, file), edition === 0 ? text : changed);
}

/**
 * Kills builds of two editions of the content in turns, each in another of its steps and after a part of that step which follows
 * from the number of the run, and looks at what is there then: one of both sites, whole; and after the next build the new one,
 * byte by byte. `--only 3-7` runs some of them.
 */
export async function benchKilled({ runs, only }: PagesOptions): Promise<void> {
  const content = mkdtempSync(path.join(tmpdir(), 'killed-'));
  let faultless = 0;
  const numbers = runNumbers(runs, only);
  try {
    cpSync('content', content, { recursive: true });
    rmSync(path.join(content, recordFiles.addresses), { force: true });
    for (const one of [site, ...editions]) forgetSite(one);
    // Of the second build, which has as much to do as those that are killed.
    let times: number[] = [];
    for (const [edition, copy] of editions.entries()) {
      writeEdition(content, edition);
      times = await build(content);
      cpSync(site, copy, { recursive: true });
    }
    const stepCount = times.length - 1;
    let current = 1;
    for (const number of numbers) {
      const turn = number - 1;
      const step = stepCount - (turn % stepCount);
      const part = diceOf(`killed ${number}`).between(0, 600) / 1000;
      // Another way with each step, and with the same step the next time.
      const way = ways[(turn + Math.floor(turn / stepCount)) % ways.length] ?? ways[0];
      const next = 1 - current;
      writeEdition(content, next);
      const delay = part * ((times[step] ?? 0) - (times[step - 1] ?? 0));
      const faults = await kill(content, way, step, delay);
      faults.push(...editionOf(site).faults.map((line) => `after the kill, ${line}`));
      await build(content);
      const { edition, faults: left } = editionOf(site);
      faults.push(...left.map((line) => `after the next build, ${line}`));
      if (edition !== undefined && edition !== next)
        faults.push('the next build left the old site');
      current = next;
      if (faults.length === 0) faultless += 1;
      const when = `step ${step} of ${stepCount}, at ${Math.round(part * 100)} %`;
      console.log(
        `${number}. ${way.name}, ${when}: ${faults.length === 0 ? 'killed, and whole' : ''}`,
      );
      for (const fault of faults) console.log(`   ${fault}`);
    }
  } finally {
    rmSync(content, { recursive: true, force: true });
    for (const one of [site, ...editions]) forgetSite(one);
  }
  console.log(
    `${faultless} of ${numbers.length} builds were killed, left a whole site, and the next build was right`,
  );
  if (faultless < numbers.length) process.exitCode = 1;
}
