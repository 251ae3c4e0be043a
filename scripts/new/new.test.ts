import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { checkDocument } from '@/lib/check/check-document';
import type { Problem } from '@/lib/check/problem';
import { contentFiles } from '@/lib/content/reader';
import { createSource } from '@/lib/content/source';
import { locales } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { dataFileNames } from '@/lib/schema/data-files';
import { openMark } from '@/lib/skeletons/skeleton';
import { writeTree } from '@/tests/support/temporary-tree';
import { examples } from './examples';
import { helpOfNew } from './help';
import { entryKinds } from './new-entry';
import { carryOut, describePlan, type Place } from './plan';
import { fieldsFor, type Kind, planRequest, readRequest } from './request';

const now = new Date('2026-11-20T12:00:00Z');

/** A copy of the site's own content, to which things are added. */
function copyOfSite(): Place {
  const root = writeTree({});
  const directory = path.join(root, 'content');
  cpSync('content', directory, { recursive: true });
  return {
    directory,
    publicFiles: path.join(root, 'public'),
    blocks: path.join(root, 'blocks'),
    now,
  };
}

const problemsOf = async ({ directory, publicFiles }: Place) =>
  (await checkContent(directory, blockSchemas, { now, messages: 'messages', publicFiles }))
    .problems;

async function make(
  place: Place,
  args: readonly string[],
  check = () => problemsOf(place),
): Promise<string[]> {
  const request = readRequest(args, now);
  if (!request) throw new Error('expected arguments');
  return await carryOut(planRequest(request, place), check);
}

/** A check that finds nothing. */
const nothing = async () => [];

const read = (place: Place, file: string) => readFileSync(path.join(place.directory, file), 'utf8');

const titles = ['--title.en', 'A thing nobody had before', '--title.pl', 'Rzecz, jakiej nie było'];

describe('one of everything', () => {
  const place = copyOfSite();
  const made: string[][] = [];
  let before: Problem[] = [];
  let after: Problem[] = [];

  beforeAll(async () => {
    // The site’s own PDFs stay where they are; errors about them are there before anything is added.
    before = (await problemsOf(place)).filter(({ fatal }) => fatal);
    for (const [kind, args] of Object.entries(examples))
      made.push(await make(place, [kind, ...args], nothing));
    after = await problemsOf(place);
    // Two checks of a whole site.
  }, 60_000);

  it('passes the check', () => {
    expect(after.filter(({ fatal }) => fatal)).toEqual(before);
  });

  it('gives nobody a warning about a text of a skeleton', () => {
    const old = new Set(contentFiles('content'));
    const added = contentFiles(place.directory).filter((file) => !old.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(after.filter(({ file }) => added.includes(file))).toEqual([]);
  });

  it('is all there, and says what comes next', () => {
    expect(made).toHaveLength(Object.keys(examples).length);
    for (const lines of made) {
      const files = lines.filter((line) => /^(new|changed) /.test(line));
      expect(files.length).toBeGreaterThan(0);
      for (const line of files)
        expect(existsSync(path.resolve(line.replace(/^\S+ +/, '')))).toBe(true);
      expect(lines.at(-1)).toMatch(/npm|npx|scripts/);
    }
  });

  it('begins pages as drafts, in the languages asked for, with the addresses of each', () => {
    expect(read(place, 'services/cost-review/pl.mdx')).toMatch(
      /^---\ntitle: Przegląd kosztów\n[\s\S]*slug: przeglad-kosztow\ndraft: true\n---\n/,
    );
    expect(contentFiles(place.directory)).toContain('blog/zrodlo-zoltej-lodki/pl.mdx');
    const post = read(place, 'blog/zrodlo-zoltej-lodki/pl.mdx');
    expect(post).toMatch(/date: 2026-11-20[\s\S]*singleLanguage: true\ndraft: true/);
    expect(existsSync(path.join(place.directory, 'blog/zrodlo-zoltej-lodki/en.mdx'))).toBe(false);
  });

  it('leaves all else in data files as it was', () => {
    for (const name of dataFileNames) {
      const old = readFileSync(`content/data/${name}.yaml`, 'utf8').split('\n');
      const now = read(place, `data/${name}.yaml`).split('\n');
      expect(old.filter((line) => !now.includes(line))).toEqual([]);
    }
    expect(read(place, 'data/clients.yaml')).toMatch(
      /^zaklad-dodany:\n {2}name: Zakład Dodany\n {2}industry: saas\n/m,
    );
  });

  it('finds texts that nobody has replaced once a page is no draft any more', () => {
    const file = 'services/cost-review/en.mdx';
    const text = read(place, file).replace('draft: true\n', '');
    const { problems } = checkDocument(createSource(file, text), blockSchemas, now);
    const found = problems.filter(({ ruleId }) => ruleId === 'placeholder-text');
    expect(found).not.toEqual([]);
    expect(found.length).toBe(text.split(openMark).length - 1);
  });

  it('makes a block that the check and the gallery take', async () => {
    const folder = path.join(place.blocks, 'price-note');
    expect(readdirSync(folder)).toHaveLength(4);
    const { priceNoteSchema } = (await import(`${folder}/schema.ts`)) as {
      priceNoteSchema: BlockSchema;
    };
    const text = readFileSync(path.join(folder, 'example.mdx'), 'utf8');
    const [guide = '', example] = text.split('\n---\n');
    expect(guide).toMatch(
      /^---\ngroup: .+\nuse: >-\n {2}.+\navoid: >-\n {2}.+\naccessibility: >-\n {2}.+$/,
    );
    const file = 'services/finops/en.mdx';
    const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(read(place, file)) ?? [];
    const page = `${head}\n${example}`;
    const all = new Map([...blockSchemas, [priceNoteSchema.name, priceNoteSchema]]);
    const { problems } = checkDocument(createSource(file, page), all, now);
    expect(page).toContain('<PriceNote');
    expect(problems).toEqual([]);
  });

  it('is refused a second time, and nothing is written over', async () => {
    const state = () => contentFiles(place.directory).map((file) => read(place, file));
    const old = state();
    const isListed = new Set(['job']);
    for (const [kind, args] of Object.entries(examples).filter(([name]) => !isListed.has(name)))
      await expect(make(place, [kind, ...args], nothing), kind).rejects.toThrow(/already/);
    expect(state()).toEqual(old);
  });
});

/** The labels of the menu are interface texts; a price list is written as a whole, and its other tables hang on it. */
const writtenByHand = [
  'board',
  'disk-tiers',
  'kubernetes-versions',
  'machine-sizes',
  'menu',
  'offers',
  'price-examples',
  'prices',
  'service-levels',
  'sites',
  'subcontractors',
];

it('has a way to every data file but those that are written as a whole', () => {
  const reached = Object.values(entryKinds).map(({ file }) => file as string);
  expect(dataFileNames.filter((name) => !reached.includes(name))).toEqual(writtenByHand);
});

describe('what cannot be made', () => {
  it.each([
    [['servce'], /did you mean `?"?service/],
    [['--halp'], /--halp[\s\S]*Usage/],
    [['service', 'a', 'b'], /2 names/],
    [['service', 'x', '--lang', 'fr'], /--lang "fr"/],
    [
      ['service', 'x', '--titel.en', 'X'],
      /^--titel.en is no flag of service; did you mean --title.en\?\nIts flags: --title.en, --title.pl, [^\n]*--lang, --dry-run/,
    ],
    [['job', '--level'], /^--level is given without a text after it; npm run new -- job --help/],
    [['job', '--level', '--place', 'Łódź'], /^--level is given without a text/],
    [['client', '--lang', 'en'], /^--lang is no flag of client/],
    [['service', '--dry-run=no'], /^--dry-run takes no text/],
  ])('refuses %j', async (args, reason) => {
    expect(() => readRequest(args, now)).toThrow(reason);
  });

  it.each([
    [['person', '--name', 'X'], '--position.en is lacking: Position in the company. In English.'],
    [
      ['tag', '--name.en', 'Reading', '--description.en', 'Short.'],
      '--description.en: expected at least 70 characters, found 6',
    ],
    [['client', '--industry', 'banks'], '--industry: found "banks"; expected one of `fin`,'],
    [['client', '--industry', 'banks'], 'fin (banks, insurers and finance), ind (industry and'],
    [['download', '--pdf.en', 'none.pdf'], '--pdf.en: there is no file none.pdf'],
  ])('says of %j in plain words what is meant', async (args, reason) => {
    const place = { ...copyOfSite(), directory: writeTree({}) };
    await expect(make(place, args, nothing)).rejects.toThrow(reason);
  });

  it('names everything that is lacking or wrong at once, and writes nothing', async () => {
    const place = { ...copyOfSite(), directory: writeTree({}) };
    const args = ['job', '--position', 'X', '--validThrough', '2026-02-31', '--cities', 'Łódź'];
    await expect(make(place, args, nothing)).rejects.toThrow(
      /--level is lacking[\s\S]*--validThrough: expected a day[^\n]*2026-02-31/,
    );
    expect(readdirSync(place.directory)).toEqual([]);
  });

  it.each([
    [['service', 'Über-Uns', ...titles], /the folder "Über-Uns"/],
    [['post', 'blog/a/b', '--author', 'x', ...titles], /directly in content\/blog/],
    [['page', 'services/x', ...titles], /another kind of page/],
    [['block', 'price-note', ...(examples['block'] ?? []).slice(1)], /name of a tag/],
  ])('refuses %j', async (args, reason) => {
    const place = { ...copyOfSite(), directory: writeTree({}) };
    await expect(make(place, args, nothing)).rejects.toThrow(reason);
  });

  it('leaves no trace of what the check would refuse', async () => {
    const place = { ...copyOfSite(), directory: writeTree({ 'data/people.yaml': '' }) };
    const found = { file: 'services/x/en.mdx', line: 1, column: 1, ruleId: 'r', reason: 'wrong' };
    let calls = 0;
    const check = async () => {
      calls += 1;
      return calls === 1 ? [] : [{ ...found, fatal: true }];
    };
    await expect(make(place, ['service', 'x', ...titles], check)).rejects.toThrow(
      /1:1 {2}r {2}wrong/,
    );
    expect(readdirSync(place.directory)).toEqual(['data']);
  });
});

it('shows what it would write', async () => {
  const place = copyOfSite();
  writeFileSync(
    path.join(place.directory, 'data/words.yaml'),
    'all: []\nen: [one]\npl:\n  - dwa\n',
  );
  const shown = (args: readonly string[]) => {
    const request = readRequest([...args, '--dry-run'], now);
    if (!request?.isDryRun) throw new Error('expected a dry run');
    return describePlan(planRequest(request, place)).join('\n');
  };
  expect(shown(['word', '--language', 'pl', '--text', 'trzy'])).toMatch(/words\.yaml\n +- trzy\n/);
  expect(shown(['word', '--language', 'en', '--text', 'two'])).toContain('    - two');
  await make(place, ['word', '--language', 'en', '--text', 'two'], nothing);
  await make(place, ['word', '--language', 'all', '--text', 'three'], nothing);
  expect(read(place, 'data/words.yaml')).toBe(
    'all:\n  - three\nen:\n  - one\n  - two\npl:\n  - dwa\n',
  );
});

it('asks for what the schema of each kind requires', () => {
  const asked = (kind: Kind) =>
    fieldsFor(kind, locales, now)
      .filter(({ isRequired, preset }) => isRequired && !preset)
      .map(({ name }) => name);
  expect(asked('post')).toEqual(['title.en', 'title.pl', 'author']);
  expect(asked('client')).toEqual([
    ...['name', 'industry', 'sector.en', 'sector.pl', 'size.en', 'size.pl', 'place.en'],
    ...['place.pl', 'speaker.name', 'speaker.role.en', 'speaker.role.pl'],
  ]);
  expect(asked('fact')).toEqual(['meaning', 'value']);
});

describe('the help', () => {
  it.each(Object.keys(examples) as Kind[])('of %s names each of its flags', (kind) => {
    const lines = helpOfNew([kind, '--help'], now).split('\n');
    const open = lines.indexOf('May be left out:');
    for (const { name, isRequired, preset } of fieldsFor(kind, locales, now)) {
      const at = lines.findIndex((line) => line.startsWith(`  --${name}  `));
      expect(at, name).toBeGreaterThan(lines.indexOf('Needed:'));
      expect(at < open, name).toBe(isRequired && preset === undefined);
    }
    expect(lines.at(-1)).toMatch(new RegExp(`^For example: npm run new -- ${kind} `));
  });

  it('says what codes stand for, and in which language a file is', () => {
    expect(helpOfNew(['client', '--help'], now)).toContain('ssp (public sector and health)');
    expect(helpOfNew(['job', '--help'], now)).toContain('jobs.yaml is in Polish only');
    expect(helpOfNew(['word', '--help'], now)).toMatch(/--language .*all, en, pl/);
  });

  it('of no kind lists the kinds', () => {
    expect(helpOfNew(['--help'], now)).toContain('Kinds: page, service');
  });
});
