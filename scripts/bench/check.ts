import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { contentFiles } from '@/lib/content/reader';
import { environmentWith } from '@/scripts/run';
import { generateContent } from './generate-content';

/** Size of the tree: what the check is promised for (issue "content contract"). */
const documents = 2000;

/** Documents the peer compiles; its time is taken times `documents / sample`. */
const sample = 40;

type Measured = { seconds: number; memory: number };

/** Runs the check over a tree as a writer would, in a process of its own. */
function measure(directory: string): Measured {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['--import', 'tsx', 'scripts/bench/check-once.ts'],
    { encoding: 'utf8', env: environmentWith({ CONTENT_DIR: directory }) },
  );
  if (status !== 0) throw new Error(`The check failed over generated content:\n${stdout}${stderr}`);
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, memory: Number(stdout.trim().split('\n').at(-1)) / 1024 };
}

/** Seconds that @mdx-js/mdx would need to compile all documents, from a sample. */
async function measurePeer(directory: string): Promise<number> {
  const files = contentFiles(directory).slice(0, sample);
  const texts = files.map((file) => readFileSync(path.join(directory, file), 'utf8'));
  const bodies = texts.map((text) => text.replace(/^---[\s\S]*?\n---\n/, ''));
  const begun = performance.now();
  for (const body of bodies) await compile(body);
  return ((performance.now() - begun) / 1000) * (documents / sample);
}

const show = (name: string, { seconds, memory }: Measured, peer: number) =>
  console.log(
    `${name.padEnd(22)} ${seconds.toFixed(2)} s  ${memory.toFixed(0)} MB  ${(seconds / peer).toFixed(3)} of the peer`,
  );

/** Checks 2,000 documents of about 9 KB: cold, unchanged, and with one changed. */
export async function benchCheck(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const directory = path.join(root, 'content');
  try {
    generateContent(directory, documents);
    const peer = await measurePeer(directory);
    console.log(
      `check: ${documents} documents; peer @mdx-js/mdx compiles them in ${peer.toFixed(1)} s`,
    );
    show('cold', measure(directory), peer);
    show('nothing changed', measure(directory), peer);
    appendFileSync(path.join(directory, 'services/page-7/en.mdx'), '\nOne more line.\n');
    show('one changed', measure(directory), peer);
  } finally {
    rmSync(root, { recursive: true });
  }
}
