import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { contentFiles } from '@/lib/content/reader';
import { environmentWith } from '@/scripts/run';

/** Words a generated text is made of: of ordinary length, so that parsing them costs what real text costs. */
const words =
  'allocation budget capacity cluster commitment control deployment disk evidence forecast gateway identity incident invoice kernel ledger migration network operator platform policy quota region replica retention rollout secret storage tenant traffic volume workload'.split(
    ' ',
  );

/** A sentence that differs with its number, so that no two documents are alike. */
function sentence(seed: number): string {
  const pick = (step: number) =>
    words[(seed * 7 + step * 13 + ((seed * step) % 11)) % words.length];
  const text = Array.from({ length: 14 }, (_, step) => pick(step + 1)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${seed}.`;
}

/** One document of about 9 KB with the blocks, links, lists and tables that real ones have. */
export function documentText(number: number, locale: 'en' | 'pl', count: number): string {
  const link = `/services/page-${(number * 17 + 1) % count}`;
  const sections = Array.from({ length: 9 }, (_, index) => {
    const at = number * 100 + index * 10;
    return `<Section id="part-${index}" background="${index % 2 ? 'mist' : 'paper'}">

## Part ${index} of document ${number}

${sentence(at)} ${sentence(at + 1)} [A linked page](${link}) ${sentence(at + 2)}

<FeatureList columns={2}>

<Feature heading="First feature of part ${index}">

${sentence(at + 3)}

</Feature>

<Feature heading="Second feature of part ${index}">

${sentence(at + 4)}

- **${words[at % words.length]}** ${sentence(at + 5)}
- ${sentence(at + 6)}

</Feature>

</FeatureList>

</Section>
`;
  });
  return `---
title: "Document ${number} in language ${locale} for benches"
description: "${sentence(number).slice(0, 90)} A description long enough to be accepted, number ${number}."
---

<Hero lead="${sentence(number)}" art="layers" buttonLabel="Read on" buttonHref="${link}" />

${sections.join('\n')}`;
}

/**
 * Writes a tree of content for benches: pages below `services/`, in both languages.
 * @param directory The folder to write into.
 * @param count How many documents there are in all; half of them in each language.
 */
function generateContent(directory: string, count: number): void {
  const pages = count / 2;
  for (let number = 0; number < pages; number += 1) {
    const folder = path.join(directory, 'services', `page-${number}`);
    mkdirSync(folder, { recursive: true });
    for (const locale of ['en', 'pl'] as const) {
      writeFileSync(path.join(folder, `${locale}.mdx`), documentText(number, locale, pages));
    }
  }
}

/** Size of the tree: what the check is promised for (issue "content contract"). */
const documents = 2000;

/** Documents the peer compiles; its time is taken times `documents / sample`. */
const sample = 40;

type Measured = { seconds: number; memory: number };

/** Says in the end the most memory that a process held, in kilobytes. */
const sayMemory =
  "data:text/javascript,process.on('exit', () => console.error(process.resourceUsage().maxRSS))";

/** Runs the check over a tree as a writer does. */
function measure(directory: string): Measured {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check'], {
    encoding: 'utf8',
    env: environmentWith({
      CONTENT_DIR: directory,
      NODE_OPTIONS: `--import "${sayMemory}"`,
    }),
  });
  const seconds = (performance.now() - begun) / 1000;
  if (status !== 0) throw new Error(`The check failed over generated content:\n${stdout}${stderr}`);
  const memory = Math.max(...stderr.split('\n').map(Number).filter(Number.isFinite));
  return { seconds, memory: memory / 1024 };
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
