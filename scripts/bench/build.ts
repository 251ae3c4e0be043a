import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCommand, environmentWith } from '@/scripts/run';

/** A copy of the content, to which documents are added. */
const content = '.cache/bench-content';
const site = '.test-sites/bench';

/** How often memory is added up, in ms. */
const interval = 250;

/** Words of generated texts: of ordinary length, so that reading them costs what real text costs. */
const words =
  'budget capacity cluster commitment deployment evidence forecast gateway identity incident invoice ledger migration network operator policy quota region replica retention rollout storage tenant traffic volume workload'.split(
    ' ',
  );

/** An English document of about 9 KB. The same number gives the same text, and others another one. */
function documentText(number: number): string {
  let seed = number + 1;
  const word = () => {
    // The generator of C's rand() (ISO C, 7.22.2): any would do.
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return words[seed % words.length];
  };
  const sentence = () =>
    `The ${word()} of ${word()} ${number} keeps its **${word()}** near the [${word()}](https://example.com/${number}) and away from ${word()}. `;
  const parts = Array.from({ length: 8 }, (_, part) => {
    const sentences = Array.from({ length: 10 }, sentence).join('');
    return `## Part ${part} of ${number}\n\n${sentences}\n\n- ${word()}\n- ${word()}\n`;
  });
  return `---
title: Bench document ${number}
description: Generated document ${number}, which measures how a build grows with its content.
singleLanguage: true
---

${parts.join('\n')}`;
}

/** Copies the content and adds documents. */
function writeContent(documents: number): void {
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  for (let number = 0; number < documents; number += 1) {
    const folder = path.join(content, `bench-${number}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'en.mdx'), documentText(number));
  }
}

/** Takes away what builds have kept, so that the next one is cold. */
function forgetBuilds(): void {
  const caches = readdirSync('.cache').map((name) => path.join('.cache', name));
  for (const folder of [...caches, '.next', '.contentlayer', site])
    if (folder !== content) rmSync(folder, { recursive: true, force: true });
}

/**
 * Memory that all processes of a group hold, in MB; what several of them share is counted once where `ps` says so (Linux), else
 * for each.
 */
function memoryOf(group: number): number {
  const column = process.platform === 'linux' ? 'pss' : 'rss';
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=', '-o', `${column}=`], {
    encoding: 'utf8',
  });
  const kilobytes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([id]) => id === group)
    .reduce((sum, [, size = 0]) => sum + size, 0);
  return kilobytes / 1000;
}

/**
 * Builds the content and says what it took.
 * @param name What the line begins with.
 * @throws with the end of the build's output when it fails.
 */
async function build(name: string): Promise<void> {
  const [program = '', ...args] = buildCommand;
  const begun = performance.now();
  // A group of its own, by which its processes are found.
  const child = spawn(program, args, {
    detached: true,
    env: environmentWith({ CONTENT_DIR: content, OUT_DIR: site }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, interval);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output.slice(-4000)}`);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${name.padEnd(12)} ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB`);
}

/**
 * Measures builds of the site.
 * @param documents How many generated documents are added to the site's own.
 * @throws when a build fails.
 */
export async function benchBuild(documents: number): Promise<void> {
  console.log(`Builds with ${documents} documents added, Node ${process.versions.node}`);
  try {
    writeContent(documents);
    forgetBuilds();
    await build('cold');
    await build('unchanged');
    appendFileSync(path.join(content, 'home/en.mdx'), '\nOne more sentence.\n');
    await build('one text');
  } finally {
    for (const folder of [content, site, `${site}-hosting`])
      rmSync(folder, { recursive: true, force: true });
  }
}
