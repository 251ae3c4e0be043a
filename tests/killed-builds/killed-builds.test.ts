import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { recordFiles } from '@/lib/schema/data-files';
import { buildCommand, environmentWith } from '@/scripts/run';
import { hostingDirectory } from '@/scripts/serve/opened-site';

const site = '.test-sites/killed';
const content = mkdtempSync(path.join(tmpdir(), 'killed-'));
const minutes = 60_000;

/** Begins a build in a process group of its own, so that it can be killed without this process. */
function beginBuild() {
  const [program = '', ...args] = buildCommand;
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentWith({ CONTENT_DIR: content, OUT_DIR: site }),
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  /** Waits until the build says that it has come so far. */
  const until = (step: string) =>
    expect.poll(() => printed, { timeout: 5 * minutes }).toContain(step);
  return { child, ended, until };
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

let before = '';

beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  rmSync(path.join(content, recordFiles.addresses), { force: true });
  writeEdition('first');
  await beginBuild().ended;
  before = hashOfSite();
}, 20 * minutes);

afterAll(() => {
  for (const folder of [content, site, hostingDirectory(site)])
    rmSync(folder, { recursive: true, force: true });
});

it.each([
  { edition: 'second', step: 'Read the content', signal: 'SIGKILL', isGroup: true },
  {
    edition: 'third',
    step: 'Compile the code',
    signal: 'SIGKILL',
    isGroup: false,
  },
  { edition: 'fourth', step: 'Generating static pages', signal: 'SIGTERM', isGroup: false },
  { edition: 'fifth', step: 'Compress the texts', signal: 'SIGINT', isGroup: true },
] as const)(
  'a build that gets $signal at “$step” leaves the old site whole',
  async ({ edition, step, signal, isGroup }) => {
    writeEdition(edition);
    const { child, ended, until } = beginBuild();
    const group = child.pid ?? 0;
    await until(step);
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
