import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { checkDocument } from '@/lib/check/check-document';
import type { Problem } from '@/lib/check/problem';
import { contentFiles } from '@/lib/content/reader';
import { createSource } from '@/lib/content/source';
import { locales } from '@/lib/i18n/locales';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import type { BlockSchema } from '@/lib/schema/block';
import { dataFileNames } from '@/lib/schema/data-files';
import { documentTypes } from '@/lib/schema/document-types';
import { openMark } from '@/lib/skeletons/skeleton';
import { writeTree } from '@/tests/support/temporary-tree';
import { isNeeded } from './fields';
import type { Place } from './kind';
import { entryKinds } from './new-entry';
import { carryOut } from './plan';
import { helpOfNew, kinds, readRequest } from './request';

const now = new Date('2026-11-20T12:00:00Z');

/** How one of each kind is asked for without questions. */
const examples: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(documentTypes.map(({ command }) => [command.kind, command.example])),
  job: [
    ...['--position', 'Redaktor / redaktorka', '--level', 'junior', '--contract', 'umowa o pracę'],
    ...['--place', 'Gdynia, zdalnie', '--cities', 'Gdynia, Warszawa', '--validThrough'],
    ...['2027-02-01', '--description', 'Czytanie tekstów przed publikacją i po niej.'],
  ],
  person: [
    ...['--name', 'Żaneta Ąckowska', '--position.en', 'Editor', '--position.pl', 'Redaktorka'],
    ...['--bio.en', 'Reads what others write.', '--bio.pl', 'Czyta to, co piszą inni.'],
  ],
  client: [
    ...['--name', 'Zakład Dodany', '--industry', 'saas'],
    ...['--sector.en', 'Additions', '--sector.pl', 'Dodatki'],
    ...['--size.en', '12 people', '--size.pl', '12 osób'],
    ...['--place.en', 'Warsaw', '--place.pl', 'Warszawa', '--speaker.name', 'Anna Dodana'],
    ...['--speaker.role.en', 'Editor', '--speaker.role.pl', 'Redaktorka'],
  ],
  certificate: [
    ...['--standard', 'ISO 30301', '--subject.en', 'Records', '--subject.pl', 'Dokumentacja'],
    ...['--scope.en', 'All texts.', '--scope.pl', 'Wszystkie teksty.', '--since', '2026'],
    ...['--edition', '2016', '--body', 'Vistula', '--number', 'A/1'],
    ...['--validFrom', '2026-01-01', '--validUntil', '2029-01-01'],
  ],
  download: [
    ...['list-to-take-home', '--name.en', 'A list to take home', '--name.pl', 'Lista do pobrania'],
    ...['--description.en', 'What was read and by whom.'],
    ...['--description.pl', 'Co i przez kogo zostało przeczytane.'],
    ...locales.flatMap((locale) => [`--file.${locale}`, `exit-plan.${locale}.pdf`]),
  ],
  fact: ['readers', '--meaning', 'How many people read a text first.', '--value', '2'],
  tag: [
    ...['reading', '--name.en', 'Reading', '--name.pl', 'Czytanie', '--slug', 'czytanie'],
    '--description.en',
    'What it takes to read what others have written, before anybody else has to read it.',
    '--description.pl',
    'Czego trzeba, żeby przeczytać to, co napisali inni, zanim przeczyta to ktokolwiek inny.',
  ],
  term: [
    ...['second-reader', '--en.term', 'second reader', '--pl.term', 'druga osoba czytająca'],
    ...['--en.definition', 'Whoever reads a text before it goes out.'],
    ...['--pl.definition', 'Kto czyta tekst, zanim trafi on do czytelników.'],
  ],
  word: ['--language', 'pl', '--text', 'przedczytani*'],
  block: [
    ...['PriceNote', '--description', 'A price with what it depends on.'],
    ...['--group', 'Text and tables', '--use', 'For a price that has conditions.'],
    ...['--avoid', 'Not for prices without any.'],
  ],
};

/** A copy of the site's own content, to which things are added. */
function copyOfSite(): Place {
  const root = writeTree({});
  const directory = path.join(root, 'content');
  cpSync('content', directory, { recursive: true });
  return { directory, blocks: path.join(root, 'blocks'), now };
}

/** Content of a few files. */
const smallSite = (): Place => ({
  directory: writeTree({ 'data/people.yaml': '' }),
  blocks: writeTree({}),
  now,
});

const problemsOf = async ({ directory }: Place) =>
  (
    await checkContent(directory, blockSchemas, {
      now,
      messages: 'messages',
      publicFiles: publicDirectory,
    })
  ).problems;

/** A check that finds nothing. */
const nothing = async () => [];

async function make(
  place: Place,
  args: readonly string[],
  check = nothing as () => Promise<Problem[]>,
) {
  const request = readRequest(args, now);
  const plan = request && kinds[request.kind]?.plan(request, place);
  if (!plan) throw new Error('expected arguments');
  return await carryOut(plan, check);
}

const read = (place: Place, file: string) => readFileSync(path.join(place.directory, file), 'utf8');

const titles = ['--title.en', 'A thing nobody had before', '--title.pl', 'Rzecz, jakiej nie było'];

describe('one of everything', () => {
  const place = copyOfSite();
  const made: string[][] = [];
  let after: Problem[] = [];

  beforeAll(async () => {
    for (const [kind, args] of Object.entries(examples))
      made.push(await make(place, [kind, ...args]));
    after = await problemsOf(place);
    // A check of a whole site.
  }, 60_000);

  it('passes the check, and gives nobody a warning about a text of a skeleton', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.keys(kinds).sort());
    const old = new Set(contentFiles('content'));
    const added = contentFiles(place.directory).filter((file) => !old.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(after.filter(({ fatal, file }) => fatal || added.includes(file))).toEqual([]);
  });

  it('begins pages as drafts, in the languages asked for, with the addresses of each', () => {
    expect(read(place, 'services/cost-review/pl.mdx')).toMatch(
      /^---\ntitle: Przegląd kosztów\n[\s\S]*slug: przeglad-kosztow\ndraft: true\n---\n/,
    );
    const post = read(place, 'blog/zrodlo-zoltej-lodki/pl.mdx');
    expect(post).toMatch(/date: 2026-11-20[\s\S]*singleLanguage: true\ndraft: true/);
    expect(existsSync(path.join(place.directory, 'blog/zrodlo-zoltej-lodki/en.mdx'))).toBe(false);
  });

  it('leaves all else in data files as it was', () => {
    for (const name of dataFileNames) {
      const old = readFileSync(`content/data/${name}.yaml`, 'utf8').split('\n');
      const lines = read(place, `data/${name}.yaml`).split('\n');
      expect(old.filter((line) => !lines.includes(line))).toEqual([]);
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
    expect(readdirSync(folder).sort()).toEqual([
      'example.mdx',
      'price-note.test.tsx',
      'price-note.tsx',
      'schema.ts',
    ]);
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
    const all = new Map([...blockSchemas, [priceNoteSchema.name, priceNoteSchema]]);
    const { problems } = checkDocument(createSource(file, `${head}\n${example}`), all, now);
    expect(example).toContain('<PriceNote');
    expect(problems).toEqual([]);
  });

  it('is refused a second time, and nothing is written over', async () => {
    const state = () => contentFiles(place.directory).map((file) => read(place, file));
    const old = state();
    for (const [kind, args] of Object.entries(examples).filter(([name]) => name !== 'job'))
      await expect(make(place, [kind, ...args]), kind).rejects.toThrow(/already/);
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
  'promises',
  'service-levels',
  'sites',
  'subcontractors',
];

it('has a way to every data file but those that are written as a whole', () => {
  const said = Object.values(entryKinds).map(({ sentence }) => sentence);
  const reached = (name: string) => said.some((sentence) => sentence.includes(`(${name}.yaml`));
  expect(dataFileNames.filter((name) => !reached(name))).toEqual(writtenByHand);
});

it('begins no page below a page that is not there', async () => {
  const place = { ...smallSite(), directory: writeTree({ 'services/finops/en.mdx': '' }) };
  const below = (parent: string) => make(place, ['service', `${parent}/night-watch`, ...titles]);
  await expect(below('finop')).rejects.toThrow(/no folder content\/services\/finop for/);
  await below('finops');
  expect(read(place, 'services/finops/night-watch/en.mdx')).toContain('draft: true');
});

it.each([
  [['servce'], /did you mean `?"?service/],
  [['--halp'], /--halp[\s\S]*Usage/],
  [['service', 'a', 'b'], /2 names/],
  [['service', 'x', '--lang', 'fr'], /--lang "fr"/],
  [
    ['service', 'x', '--titel.en', 'X'],
    /^--titel.en is no flag of service; did you mean --title.en\?/,
  ],
  [['job', '--level'], /--level.* argument missing/],
  [['job', '--level', '--place', 'Łódź'], /--level.* argument is ambiguous/],
  [['client', '--lang', 'en'], /^--lang is no flag of client/],
  [['person', '--name', 'X'], '--position.en is lacking: Position in the company. In English.'],
  [
    ['tag', '--name.en', 'Reading', '--description.en', 'Short.'],
    '--description.en: expected at least 70 characters, found 6',
  ],
  [['client', '--industry', 'banks'], '--industry: found "banks"; expected one of `fin`,'],
  [['client', '--industry', 'banks'], 'fin (banks, insurers and finance), ind (industry and'],
  [
    ['job', '--position', 'X', '--validThrough', '2026-02-31', '--cities', 'Łódź'],
    /--level is lacking[\s\S]*--validThrough: expected a day[^\n]*2026-02-31/,
  ],
  [['service', 'Über-Uns', ...titles], /the folder "Über-Uns"/],
  [['post', 'blog/a/b', '--author', 'x', ...titles], /directly in content\/blog/],
  [['page', 'services/x', ...titles], /another kind of page/],
  [['block', 'price-note', ...(examples['block'] ?? []).slice(1)], /name of a tag/],
])('refuses %j in plain words, and writes nothing', async (args, reason) => {
  const place = smallSite();
  await expect(make(place, args)).rejects.toThrow(reason);
  expect(readdirSync(place.directory)).toEqual(['data']);
});

it('leaves no trace of what the check would refuse', async () => {
  const place = smallSite();
  const found = { file: 'services/x/en.mdx', line: 1, column: 1, ruleId: 'r', reason: 'wrong' };
  let calls = 0;
  const check = async () => {
    calls += 1;
    return calls === 1 ? [] : [{ ...found, fatal: true } as Problem];
  };
  await expect(make(place, ['service', 'x', ...titles], check)).rejects.toThrow(
    /1:1 {2}r {2}wrong/,
  );
  expect(readdirSync(place.directory)).toEqual(['data']);
});

it('puts a word into the list of its language, also into an empty one', async () => {
  const text = '# Words\nall: []\nen: [one]\npl:\n  - dwa\n';
  const place = { ...smallSite(), directory: writeTree({ 'data/words.yaml': text }) };
  for (const [language = '', word = ''] of [
    ['en', 'two'],
    ['all', 'three'],
    ['pl', 'trzy'],
  ])
    await make(place, ['word', '--language', language, '--text', word]);
  expect(read(place, 'data/words.yaml')).toBe(
    '# Words\nall:\n  - three\nen: [ one, two ]\npl:\n  - dwa\n  - trzy\n',
  );
});

describe('the help', () => {
  it.each(Object.entries(kinds))('of %s names each of its flags', (name, kind) => {
    const lines = helpOfNew([name, '--help'], now).split('\n');
    const optional = lines.indexOf('May be left out:');
    const open = optional < 0 ? lines.length : optional;
    for (const field of kind.fields(locales, now)) {
      const at = lines.findIndex((line) => line.startsWith(`  --${field.name}  `));
      expect(at, field.name).toBeGreaterThan(lines.indexOf('Needed:'));
      expect(at < open, field.name).toBe(isNeeded(field));
    }
  });

  it('says what codes stand for, and in which language a file is', () => {
    expect(helpOfNew(['client', '--help'], now)).toContain('ssp (public sector and health)');
    expect(helpOfNew(['job', '--help'], now)).toContain('jobs.yaml, in Polish only');
    expect(helpOfNew(['word', '--help'], now)).toMatch(/--language .*“all”, “en”, “pl”/);
  });

  it('of no kind lists the kinds', () => {
    expect(helpOfNew(['--help'], now)).toContain('Kinds: page, service');
  });
});
