import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { recordFiles } from '@/lib/schema/data-files';
import { buildCommand, environmentWith } from '@/scripts/run';
import { hostingDirectory } from '@/scripts/serve/opened-site';

const site = '.test-sites/killed';
const content = mkdtempSync(path.join(tmpdir(), 'killed-'));
const minutes = 60_000;

/** Begins a build in a process group of its own, so that it can be killed without this process. */
function beginBuild(): { child: ChildProcess; ended: Promise<unknown> } {
  const [program = '', ...args] = buildCommand;
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environmentWith({ CONTENT_DIR: content, OUT_DIR: site }),
  });
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) };
}

/** Gives the home page another title. */
function writeEdition(edition: string): void {
  const text = readFileSync('content/home/en.mdx', 'utf8');
  const title = `title: Edition ${edition} of a home page for this test`;
  writeFileSync(path.join(content, 'home/en.mdx'), text.replace(/^title: .*$/m, title));
}

/** A hash of the site and of what hosts are told of it. */
function hashOfSite(): string {
  const hash = createHash('sha256');
  for (const folder of [site, hostingDirectory(site)])
    for (const file of filesBelow(folder)) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** Whether a process of a group lives: a signal of nothing fails where there is none. */
function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** How long a build takes, in ms. */
let duration = 0;
let before = '';

beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  rmSync(path.join(content, recordFiles.addresses), { force: true });
  writeEdition('first');
  const begun = performance.now();
  await beginBuild().ended;
  duration = performance.now() - begun;
  before = hashOfSite();
}, 20 * minutes);

afterAll(() => {
  for (const folder of [content, site, hostingDirectory(site)])
    rmSync(folder, { recursive: true, force: true });
});

it.each([
  { part: 0.2, signal: 'SIGKILL', isGroup: true },
  { part: 0.45, signal: 'SIGKILL', isGroup: false },
  { part: 0.7, signal: 'SIGTERM', isGroup: false },
  { part: 0.9, signal: 'SIGINT', isGroup: true },
] as const)(
  'a build that gets $signal after $part of its time leaves the old site whole',
  async ({ part, signal, isGroup }) => {
    writeEdition(`${part}`);
    const { child, ended } = beginBuild();
    const group = child.pid ?? 0;
    await wait(part * duration);
    process.kill(isGroup ? -group : group, signal);
    await ended;
    expect(child.signalCode).toBe(signal);
    // What it has started ends by itself (scripts/end-with-parent.cjs).
    await expect.poll(() => isAlive(group), { timeout: minutes }).toBe(false);
    expect(hashOfSite()).toBe(before);
  },
  10 * minutes,
);

it(
  'the next build makes the new site',
  async () => {
    writeEdition('last');
    await beginBuild().ended;
    expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toContain('Edition last of');
  },
  20 * minutes,
);
