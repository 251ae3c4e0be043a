import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diceOf } from '@/lib/art/dice';
import { filesBelow } from '@/lib/files/files-below';
import { recordFiles } from '@/lib/schema/data-files';
import { buildCommand, environmentWith } from '@/scripts/run';
import { hostingDirectory } from '@/scripts/serve/opened-site';

/** Where the site goes whose builds are killed. */
const site = '.test-sites/killed';

/** Who is killed, and how: by a machine without memory, by whoever asks for it kindly, by a terminal. */
const ways = [
  { name: 'SIGKILL to all its processes', signal: 'SIGKILL', isGroup: true },
  { name: 'SIGKILL to the first process', signal: 'SIGKILL', isGroup: false },
  { name: 'SIGTERM to the first process', signal: 'SIGTERM', isGroup: false },
  { name: 'SIGINT to all its processes', signal: 'SIGINT', isGroup: true },
] as const;

type Way = (typeof ways)[number];

/** Begins a build in a process group of its own, so that it can be killed without this process. */
function beginBuild(content: string): { child: ChildProcess; ended: Promise<number | null> } {
  const [program = '', ...args] = buildCommand;
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environmentWith({ CONTENT_DIR: content, OUT_DIR: site }),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { child, ended };
}

/** Builds to the end. @returns How long it took, in ms. */
async function build(content: string): Promise<number> {
  const begun = performance.now();
  if ((await beginBuild(content).ended) !== 0) throw new Error('The build failed: see above');
  return performance.now() - begun;
}

/** How many processes of a group live. */
const livingIn = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, , ofGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(ofGroup) === group && state !== 'Z';
      } catch {
        return false;
      }
    }).length;

/** Begins a build and kills it after a time. @returns What is wrong with how it ended. */
async function kill(content: string, way: Way, delay: number): Promise<string[]> {
  const { child, ended } = beginBuild(content);
  const group = child.pid ?? 0;
  await wait(delay);
  if (child.exitCode !== null) return ['it was not killed: it had ended before'];
  process.kill(way.isGroup ? -group : group, way.signal);
  await ended;
  if (child.signalCode !== way.signal)
    return [`it was not killed: it ended with ${child.signalCode ?? child.exitCode}`];
  // What is left ends by itself within a second (scripts/end-with-parent.cjs), unless the machine is very busy.
  for (let times = 0; times < 50 && livingIn(group) > 0; times += 1) await wait(100);
  const living = livingIn(group);
  return living === 0 ? [] : [`${living} of its processes live on`];
}

/** A hash of all that a folder holds. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** Gives the home page another title. */
function writeEdition(content: string, edition: number): void {
  const file = path.join('home', 'en.mdx');
  const text = readFileSync(path.join('content', file), 'utf8');
  writeFileSync(
    path.join(content, file),
    text.replace(/^title: .*$/m, `title: Edition ${edition} of a home page for this bench`),
  );
}

/**
 * Kills builds of changed content, each after a part of the time that a build takes which follows from the number of the run, and
 * looks at what is there then: the old site, byte by byte. The next build makes the new one.
 */
export async function benchKilled({ runs }: { runs: number }): Promise<void> {
  const content = mkdtempSync(path.join(tmpdir(), 'killed-'));
  let faultless = 0;
  try {
    cpSync('content', content, { recursive: true });
    rmSync(path.join(content, recordFiles.addresses), { force: true });
    await build(content);
    writeEdition(content, 0);
    // Of the second build, which has as much to do as those that are killed.
    const time = await build(content);
    const hashOfBoth = () => hashOf(site) + hashOf(hostingDirectory(site));
    const before = hashOfBoth();
    for (let number = 1; number <= runs; number += 1) {
      const part = diceOf(`killed ${number}`).between(0, 960) / 1000;
      const way = ways[number % ways.length] ?? ways[0];
      writeEdition(content, number);
      const faults = await kill(content, way, part * time);
      if (hashOfBoth() !== before) faults.push('the old site is not as it was');
      if (faults.length === 0) faultless += 1;
      const outcome = faults.length === 0 ? 'killed, and the old site whole' : faults.join(', ');
      console.log(`${number}. ${way.name}, at ${Math.round(part * 100)} %: ${outcome}`);
    }
    await build(content);
    const home = readFileSync(path.join(site, 'index.html'), 'utf8');
    if (!home.includes(`Edition ${runs} of`)) throw new Error('The next build left the old site');
  } finally {
    for (const folder of [content, site, hostingDirectory(site)])
      rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${faultless} of ${runs} builds were killed and left the old site whole`);
  if (faultless < runs) process.exitCode = 1;
}
