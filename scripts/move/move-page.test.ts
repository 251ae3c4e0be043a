import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { recordOf } from '@/lib/check/rules/languages/translation-record';
import { contentFiles } from '@/lib/content/reader';
import { readSource } from '@/lib/content/source';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { readMove } from './arguments';
import { movePage } from './move-page';
import { setRedirects } from './old-addresses';

const now = new Date('2026-11-20T12:00:00Z');

/** What the last release recorded of two pages. */
const records = {
  'data/addresses.json': JSON.stringify({
    '/pl/uslugi/finops': 'services/finops',
    '/services/finops': 'services/finops',
  }),
};

const siteWith = (files: Readonly<Record<string, string>> = {}) =>
  writeTree({ ...smallSite, ...records, ...files });

const read = (directory: string, file: string) => readFileSync(path.join(directory, file), 'utf8');

const problemsIn = async (directory: string) =>
  (
    await checkContent(directory, blockSchemas, {
      now,
      snapshot: path.join(directory, 'data/addresses.json'),
    })
  ).problems.filter(({ fatal }) => fatal);

/** Everything in a tree, to hold against another moment. */
const treeOf = (directory: string) =>
  Object.fromEntries(contentFiles(directory).map((file) => [file, read(directory, file)]));

const move = { from: 'services/finops', to: 'services/cost-control' };

describe('a page that is moved', () => {
  const directory = siteWith();
  const lines = movePage(directory, move, now);

  it('lies at its new place, in every language, and its old addresses redirect', () => {
    expect(existsSync(path.join(directory, 'services/finops'))).toBe(false);
    expect(read(directory, 'services/cost-control/en.mdx')).toContain(
      'redirectFrom: [/services/finops]',
    );
    expect(lines.join('\n')).toMatch(/\/services\/finops redirects to \/services\/cost-control/);
  });

  it('is linked from where it was, in texts, properties and data', async () => {
    const left = Object.entries(treeOf(directory)).filter(([, text]) =>
      /(?<!redirectFrom: \[)\/services\/finops/.test(text.replace(/"\/(?:pl\/)?\S+": "/g, '')),
    );
    expect(left.map(([file]) => file)).toEqual([]);
    expect(await problemsIn(directory)).toEqual([]);
  });
});

it('gives no translation out for outdated: a link that leads elsewhere is nothing to translate', async () => {
  const directory = siteWith({
    'home/en.mdx': `${smallSite['home/en.mdx']}\n[FinOps](/services/finops)\n`,
  });
  const file = path.join(directory, 'data/translations.json');
  const record = (id: string) => {
    const source = readSource(directory, `${id}/en.mdx`);
    return { [id]: { pl: recordOf(source, 'translation') } };
  };
  const ids = ['home', 'services/finops', 'services/security-compliance'];
  const all = Object.assign({}, ...ids.map(record));
  // One that was outdated before, of which the writer is still to hear.
  all.home.pl.blocks[0] = `${'x'.repeat(10)} Another title`;
  writeFileSync(file, JSON.stringify(all));
  const drift = async () =>
    (await checkContent(directory, blockSchemas, { now, translations: file })).problems
      .filter(
        ({ ruleId, reason }) => ruleId === 'translation-drift' && !/nothing records/.test(reason),
      )
      .map(({ file: at, reason }) => `${at} ${reason}`);
  const before = await drift();
  expect(before).toHaveLength(1);
  movePage(directory, move, now);
  expect(read(directory, 'home/en.mdx')).toContain('[FinOps](/services/cost-control)');
  expect(await drift()).toEqual(before);
});

it('follows a folder that was renamed by hand, whose addresses the last release recorded', async () => {
  const directory = siteWith();
  renameSync(path.join(directory, move.from), path.join(directory, move.to));
  expect((await problemsIn(directory)).length).toBeGreaterThan(0);
  const [first] = movePage(directory, move, now);
  expect(first).toContain('was moved before');
  expect(await problemsIn(directory)).toEqual([]);
  expect(read(directory, 'services/cost-control/en.mdx')).toContain(
    'redirectFrom: [/services/finops]',
  );
});

describe('data that is kept by ids of pages', () => {
  const offer = (more = '') =>
    `  where: { en: Warsaw, pl: Warszawa } # the page’s own\n  serviceLevel: project\n  priceFrom: review\n${more}  start: { en: 2 weeks, pl: 2 tygodnie }\n  runs: { en: Engineers, pl: Inżynierowie }\n`;
  const offers = (finops: string, security: string) =>
    `# Prices of services/finops are those of the first quarter.\n${finops}:\n${offer()}# The other one.\n${security}:\n${offer('\n')}`;
  const data = {
    'data/prices.yaml':
      'review:\n  name: { en: R, pl: P }\n  unit: fixed\n  net: 48000\n  valid: { from: 2026-01-01, until: 2027-12-31 }\n',
    'data/service-levels.yaml':
      'project:\n  name: { en: P, pl: P }\n  level: { en: Fixed date, pl: Stały termin }\n  measure: { en: By the record., pl: Według protokołu. }\n  reviewBy: 2027-12-31\n',
  };
  const moved = (old: string, by: { from: string; to: string } = move) => {
    const directory = siteWith({ ...data, 'data/offers.yaml': old });
    const lines = movePage(directory, by, now).join('\n');
    return { directory, lines, offers: read(directory, 'data/offers.yaml') };
  };
  const names = ['services/finops', 'services/security-compliance'] as const;

  it('is renamed where it stands, with its comments', async () => {
    const result = moved(offers(names[0], names[1]));
    expect(result.offers).toBe(offers('services/cost-control', names[1]));
    expect(result.lines).toContain('1 entry of content/data/offers.yaml renamed');
    expect(await problemsIn(result.directory)).toEqual([]);
  });

  it('is left to the writer where the new name is taken, or none for such data', () => {
    const both = offers(names[0], 'services/cost-control');
    const taken = moved(both);
    expect(taken.offers).toBe(both);
    expect(taken.lines).toContain('by hand services/finops in content/data/offers.yaml');
    const old = offers(names[0], names[1]);
    const astray = moved(old, { from: 'services/finops', to: 'solution-hub/finops' });
    expect(astray.offers).toBe(old);
    expect(astray.lines).toContain('by hand services/finops in content/data/offers.yaml');
  });
});

it('moves a folder with all that is in it', () => {
  const directory = siteWith();
  movePage(directory, { from: 'services', to: 'offer/services' }, now);
  expect(contentFiles(directory).filter((file) => file.startsWith('services/'))).toEqual([]);
  expect(read(directory, 'offer/services/finops/en.mdx')).toContain(
    '[the other service](/offer/services/security-compliance)',
  );
});

it('changes nothing where it cannot be done', () => {
  const directory = siteWith();
  const before = treeOf(directory);
  const attempt = (from: string, to: string) => () => movePage(directory, { from, to }, now);
  expect(attempt('services/finop', 'services/x')).toThrow(/did you mean "services\/finops"/);
  expect(attempt('services/finops', 'services/security-compliance')).toThrow(/already/);
  expect(treeOf(directory)).toEqual(before);
  const broken = siteWith({ 'data/translations.json': '{' });
  const state = treeOf(broken);
  expect(() => movePage(broken, move, now)).toThrow();
  expect(treeOf(broken)).toEqual(state);
  rmSync(broken, { recursive: true });
});

describe('what is asked of the command', () => {
  it('may name pages in any way', () => {
    expect(readMove(['content/services/finops/pl.mdx', '/services/costs/'])).toEqual({
      from: 'services/finops',
      to: 'services/costs',
    });
  });

  it.each([
    [['a'], 'Usage'],
    [['a', 'b', 'c'], 'Usage'],
    [['a', 'B c'], 'is no page id'],
    [['a', '../b'], 'is no page id'],
    [['a', 'a'], 'is where it is'],
    [['a', 'a/b'], 'lies in'],
    [['a', 'data/b'], 'holds data'],
    [['contact-us', 'contact'], 'code names the page'],
    [['blog', 'journal'], 'code names the page'],
  ])('is refused for %j: %s', (args, words) => {
    expect(() => readMove(args)).toThrow(words);
  });
});

describe('old addresses in a frontmatter', () => {
  const page = (lines: string) => `---\ntitle: A\n${lines}---\n\nText.\n`;

  it.each([
    ['none', '', 'redirectFrom: [/a, /b]\n'],
    ['a list in a line', 'redirectFrom: [/x]\n', 'redirectFrom: [/a, /b]\n'],
    [
      'a list over lines',
      'redirectFrom:\n  - /x\n  - /y\nslug: z\n',
      'redirectFrom: [/a, /b]\nslug: z\n',
    ],
    [
      'a list before other keys',
      'redirectFrom: [/x]\nslug: z\n',
      'redirectFrom: [/a, /b]\nslug: z\n',
    ],
  ])('take the place of %s', (_name, before, after) => {
    expect(setRedirects(page(before), ['/a', '/b'])).toBe(page(after));
  });
});

it.each([
  ['Windows line ends', '\r\n', ''],
  ['a byte-order mark', '\n', '\uFEFF'],
  ['the line ends of old Macs', '\r', ''],
])('leaves texts with %s as they are written, but for what is moved', (_name, lineEnd, sign) => {
  const formed = Object.entries({ ...smallSite, ...records }).map(([file, text]) => [
    file,
    file.endsWith('.json') ? text : sign + text.replaceAll('\n', lineEnd),
  ]);
  const directory = writeTree(Object.fromEntries(formed));
  const plain = siteWith();
  movePage(directory, move, now);
  movePage(plain, move, now);
  const expected = Object.entries(treeOf(plain)).map(([file, text]) => [
    file,
    file.endsWith('.json') ? text : sign + text.replaceAll('\n', lineEnd),
  ]);
  expect(treeOf(directory)).toEqual(Object.fromEntries(expected));
});
