import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Dice, diceOf } from '@/lib/art/dice';
import { contentFiles } from '@/lib/content/reader';
import { currentMoment } from '@/lib/environment/clock';
import { askedTexts } from '@/lib/i18n/namespaces';
import { recordFiles } from '@/lib/schema/data-files';
import { run, scriptCommand } from '@/scripts/run';
import { hostingDirectory } from '@/scripts/serve/opened-site';
import { day, setFrontmatter, writePage } from '@/scripts/test/changed-content';
import { differences } from './compare-sites';
import { forgetSite } from './forget-site';
import { runNumbers } from './run-numbers';

/** Where the two sites go that are compared. */
const sites = { incremental: '.test-sites/incremental', clean: '.test-sites/clean' } as const;

/** The content and the interface texts that are edited, and the moment whose site is built. */
type State = { directory: string; messages: string; now: Date; edits: number; dice: Dice };

const pick = <Item>({ dice }: State, items: readonly Item[]): Item => {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is nothing to choose from for this edit');
  return dice.pick([first, ...others]);
};

const texts = ({ directory }: State) =>
  contentFiles(directory).filter((file) => file.endsWith('.mdx'));

/** Puts something else for the first match in a file. */
function replaceIn(file: string, pattern: RegExp, by: (match: string) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file}: expected ${pattern}`);
  writeFileSync(file, text.replace(pattern, by));
}

/** A paragraph of a text: a line of letters between two empty ones. */
const paragraph = /(?<=\n\n)[\p{L}][^\n<{|]+\.(?=\n\n)/u;

const sentence = (file: string, number: number) =>
  file.endsWith('en.mdx') ? ` This is edit ${number}.` : ` To jest zmiana ${number}.`;

const inText = (state: State) => {
  const having = texts(state).filter((file) =>
    paragraph.test(readFileSync(path.join(state.directory, file), 'utf8')),
  );
  const file = pick(state, having);
  replaceIn(
    path.join(state.directory, file),
    paragraph,
    (found) => found + sentence(file, state.edits),
  );
  return file;
};

const inTitle = (state: State) => {
  const short = /^title: "?([^"\n]{10,44}?)"?$/m;
  const having = texts(state).filter((file) =>
    short.test(readFileSync(path.join(state.directory, file), 'utf8')),
  );
  const file = pick(state, having);
  replaceIn(
    path.join(state.directory, file),
    short,
    (found) =>
      `title: ${JSON.stringify(`${/^title: "?([^"\n]*?)"?$/.exec(found)?.[1]} ${state.edits}`)}`,
  );
  return file;
};

const own = 'written-by-an-edit';

/** A page with a drawing of its own, which the content need not have: drawings of today's pages are made of data. */
function writeDrawing(directory: string): void {
  const id = 'page-with-a-drawing';
  const titles = { en: 'A page that has a drawing', pl: 'Strona, która ma rysunek' };
  const alt = { en: 'A bar on a line', pl: 'Pasek na linii' };
  writePage(directory, { id, titles, body: (locale) => `![${alt[locale]}](bar.svg)\n` });
  writeFileSync(
    path.join(directory, id, 'bar.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><path d="M20 180h360v4H20zM40 60h60v120H40z" fill="#1f3044"/></svg>\n',
  );
}

const ownPages = ({ directory }: State) => [
  ...new Set(
    contentFiles(directory).flatMap((file) => /^(written-by-an-edit-\w+)\//.exec(file)?.[1] ?? []),
  ),
];

function newPage(state: State, lines: readonly string[] = []): string {
  const id = `${own}-${state.edits}`;
  const titles = { en: `A page by edit ${state.edits}`, pl: `Strona ze zmiany ${state.edits}` };
  writePage(state.directory, { id, titles, lines });
  return id;
}

const someOwn = (state: State) => {
  const pages = ownPages(state);
  return pages.length > 0 ? pick(state, pages) : newPage(state);
};

/** Changes one of the lines of a file that look alike; says which. */
function inLine(state: State, file: string, alike: RegExp, by: (line: string) => string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const chosen = pick(
    state,
    lines.flatMap((line, index) => (alike.test(line) ? [index] : [])),
  );
  lines[chosen] = by(lines[chosen] ?? '');
  writeFileSync(file, lines.join('\n'));
  return `${path.basename(file)}:${chosen + 1}`;
}

const inData = ({ directory }: State, name: string) => path.join(directory, `data/${name}.yaml`);

/** Data files whose entries say in both languages what they are. */
const filesWithNames = [
  'board',
  'certificates',
  'clients',
  'disk-tiers',
  'people',
  'price-examples',
  'tags',
] as const;

const posts = (state: State) =>
  texts(state).filter((file) => /^blog\/[^/]+\/(en|pl)\.mdx$/.test(file));

/** All kinds of edits; each says what it changed. */
const edits = {
  text: inText,
  title: inTitle,
  slug: (state: State) => {
    const id = someOwn(state);
    setFrontmatter(path.join(state.directory, id, 'pl.mdx'), { slug: `zmiana-${state.edits}` });
    return id;
  },
  'new page': (state: State) => newPage(state),
  'deleted page': (state: State) => {
    const id = someOwn(state);
    rmSync(path.join(state.directory, id), { recursive: true });
    return id;
  },
  'moved page': (state: State) => {
    const id = someOwn(state);
    renameSync(
      path.join(state.directory, id),
      path.join(state.directory, `${own}-${state.edits}m`),
    );
    return id;
  },
  draft: (state: State) => {
    const id = someOwn(state);
    const isDraft = /^draft: true$/m.test(
      readFileSync(path.join(state.directory, id, 'en.mdx'), 'utf8'),
    );
    for (const locale of ['en', 'pl'])
      setFrontmatter(path.join(state.directory, id, `${locale}.mdx`), { draft: String(!isDraft) });
    return `${id}, ${isDraft ? 'live' : 'draft'}`;
  },
  'data file': (state: State) => {
    const file = inData(state, pick(state, filesWithNames));
    return inLine(state, file, /^\s+[a-z]+: \{ en: [\p{L}\d ]+,/u, (line) =>
      line.replace(/en: ([^,]+),/, `en: $1 ${state.edits},`),
    );
  },
  fact: (state: State) =>
    inLine(state, inData(state, 'facts'), /^\s+value: \d{2,}$/, (line) =>
      line.replace(/\d+/, (number) => String(Number(number) + 1)),
    ),
  message: (state: State) => {
    const file = pick(state, [...askedTexts]);
    // A text of words alone: without names of what is put in, and no address.
    const words = /": "[\p{L}\p{M} ,.’–-]+",?$/u;
    const at = inLine(state, path.join(state.messages, file), words, (line) =>
      line.replace(/(\.?",?)$/, ` ${state.edits}$1`),
    );
    return `${path.dirname(file)}/${at}`;
  },
  picture: (state: State) => {
    const drawings = contentFiles(state.directory).filter((file) => file.endsWith('.svg'));
    const file = pick(state, drawings);
    replaceIn(path.join(state.directory, file), /viewBox="0 0 (\d+) (\d+)"/, (box) =>
      box.replace(/(\d+)"$/, (_, height: string) => `${Number(height) + 2}"`),
    );
    return file;
  },
  tag: (state: State) => {
    const file = pick(state, posts(state));
    const tags = /^([\w-]+):$/gm;
    const all = [
      ...readFileSync(path.join(state.directory, 'data/tags.yaml'), 'utf8').matchAll(tags),
    ];
    const [, tag = ''] = pick(state, all);
    setFrontmatter(path.join(state.directory, file), { tags: `[${tag}]` });
    return `${file}: ${tag}`;
  },
  scheduled: (state: State) => {
    const people = readFileSync(path.join(state.directory, 'data/people.yaml'), 'utf8');
    const [, author = ''] = /^([\w-]+):$/m.exec(people) ?? [];
    const id = `blog/${own}-${state.edits}`;
    const titles = { en: `A post by edit ${state.edits}`, pl: `Wpis ze zmiany ${state.edits}` };
    const date = day(state.now, 1);
    writePage(state.directory, {
      id,
      titles,
      lines: ['category: news', `date: ${date}`, `author: ${author}`, 'scheduled: true'],
    });
    return `${id}, ${date}`;
  },
  midnight: (state: State) => {
    state.now = new Date(state.now.getTime() + 864e5);
    return day(state.now, 0);
  },
} satisfies Record<string, (state: State) => string>;

const kinds = Object.keys(edits) as (keyof typeof edits)[];

const build = (site: string, { directory, messages, now }: State) =>
  run(scriptCommand('build'), {
    CONTENT_DIR: directory,
    MESSAGES_DIR: messages,
    OUT_DIR: site,
    BUILD_TIME: now.toISOString(),
  });

/** Edits, and how the site that was built from what the last build left differs from one built from nothing. */
type Comparison = { edits: string[]; differences: string[] };

/**
 * Edits a copy of the content and of the interface texts again and again, and compares each time the site that was built
 * from what the last build left with one that was built from nothing.
 * @param comparisons How many edits go before each comparison, e.g. `[1, 1, 1]` for three edits that are compared one by one.
 * @param seed The same seed makes the same edits.
 * @param onFound Is told of each comparison when it has been made: a hundred take an hour.
 * @returns What was found after each: the edits, and how the sites differ.
 */
async function compareBuilds(
  comparisons: readonly number[],
  seed: string,
  onFound: (found: Comparison, number: number) => void = () => {},
): Promise<Comparison[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'incremental-'));
  const [directory, messages] = [path.join(root, 'content'), path.join(root, 'messages')];
  cpSync('content', directory, { recursive: true });
  cpSync('messages', messages, { recursive: true });
  // Addresses that edits take away are no mistake here.
  rmSync(path.join(directory, recordFiles.addresses), { force: true });
  writeDrawing(directory);
  const state: State = { directory, messages, now: currentMoment(), edits: 0, dice: diceOf(seed) };
  const edit = () => {
    const kind = kinds[state.edits % kinds.length] ?? 'text';
    state.edits += 1;
    return `${kind}: ${edits[kind](state)}`;
  };
  const found: Comparison[] = [];
  try {
    for (const site of Object.values(sites)) forgetSite(site);
    await build(sites.incremental, state);
    for (const count of comparisons) {
      const made = Array.from({ length: count }, edit);
      await build(sites.incremental, state);
      forgetSite(sites.clean);
      await build(sites.clean, state);
      const one = { edits: made, differences: differencesOfSites() };
      found.push(one);
      onFound(one, found.length);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
    for (const site of Object.values(sites)) forgetSite(site);
  }
  return found;
}

/** How the two sites differ, and what hosts are told of them. */
const differencesOfSites = () => [
  ...differences(sites.incremental, sites.clean),
  ...differences(hostingDirectory(sites.incremental), hostingDirectory(sites.clean)),
];

/** Which edits are made and compared. */
export type IncrementalOptions = {
  /** How many edits are compared (`--runs`). */
  runs: number;
  /** Which of them, e.g. `3-7` (`--only`); all by default. */
  only?: string;
  /** Decides what is edited (`--seed`): the same word makes the same edits. */
  seed: string;
};

/**
 * Shows how many of some random edits, one after the other, give the site that a clean build gives, byte by byte.
 * `--only 23-100` compares from the 23rd on: those before it are made at once and compared together with it.
 */
export async function benchIncremental({ runs, only, seed }: IncrementalOptions): Promise<void> {
  const numbers = runNumbers(runs, only);
  const [first = 1] = numbers;
  const found = await compareBuilds(
    numbers.map((number) => (number === first ? first : 1)),
    seed,
    ({ edits, differences }, index) => {
      const made = edits.length > 3 ? `${edits.length} edits, ${edits.at(-1)}` : edits.join(', ');
      console.log(`${numbers[index - 1]}. ${made}: ${differences.length === 0 ? 'the same' : ''}`);
      for (const line of differences.slice(0, 20)) console.log(`   ${line}`);
    },
  );
  const same = found.filter(({ differences }) => differences.length === 0).length;
  console.log(`${same} of ${numbers.length} edits give the site of a clean build, byte by byte`);
  if (same < numbers.length) process.exitCode = 1;
}
