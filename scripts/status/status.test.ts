import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { recordOf } from '@/lib/check/rules/languages/translation-record';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { createSource, readSource } from '@/lib/content/source';
import { recordFiles } from '@/lib/schema/data-files';
import { outlineOfFile } from '@/lib/status/outline';
import { type PageState, pageStates } from '@/lib/status/page-states';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { chosenPages, readStatus, statusTable } from './status';

const now = new Date('2026-11-20T12:00:00Z');
const finops = 'services/finops';
const english = smallSite[`${finops}/en.mdx`] ?? '';

/** The small site with a page in every state. */
const directory = writeTree({
  ...smallSite,
  [`${finops}/en.mdx`]: english.replace('What it is', 'What it has become'),
  'thank-you/en.mdx': (smallSite['thank-you/en.mdx'] ?? '').replace(
    'shortTitle',
    'draft: true\nshortTitle',
  ),
  'contact-us/pl.mdx': (smallSite['contact-us/pl.mdx'] ?? '').replace(
    '---\n\n',
    'expires: 2026-12-20\n---\n\n',
  ),
  'blog/first-post/en.mdx': (smallSite['blog/first-post/en.mdx'] ?? '').replace(
    'date: 2026-01-10',
    'date: 2027-01-10\nscheduled: true\ncover: cover.png',
  ),
  [recordFiles.translations]: JSON.stringify({
    [finops]: { pl: recordOf(createSource(`${finops}/en.mdx`, english), 'translation') },
  }),
});

const { problems } = await checkContent(directory, blockSchemas, {
  now,
  translations: path.join(directory, recordFiles.translations),
});
const input = {
  directory,
  registry: createRegistry({ ...readContent(directory), now, isPreview: true }),
  problems: problems.filter(
    ({ ruleId, file }) => ruleId !== 'translation-drift' || file.startsWith(finops),
  ),
  blocks: blockSchemas,
  changed: {},
};
const pages = pageStates(input);
const page = (id: string, locale: string): PageState | undefined =>
  pages.find((one) => one.id === id && one.locale === locale);

describe('the states of pages', () => {
  it('has every page that somebody wrote, in each of its languages', () => {
    expect(pages.length).toBe(Object.keys(smallSite).filter((file) => /mdx$/.test(file)).length);
  });

  it.each([
    [finops, 'pl', 'behind'],
    ['thank-you', 'en', 'draft'],
    ['contact-us', 'pl', 'expiring'],
    ['blog/first-post', 'en', 'scheduled'],
    ['services/security-compliance', 'en', 'no-picture'],
    ['blog/first-post', 'en', 'problems'],
  ])('%s (%s) is %s', (id, locale, state) => {
    expect(page(id, locale)?.states).toContain(state);
  });
});

describe('npm run status', () => {
  it('shows a line for each page, and how many there are in each state', () => {
    const lines = statusTable(pages).split('\n');
    expect(lines.find((line) => line.startsWith(finops))).toMatch(/live.* {2}live, 1 behind/);
    expect(lines.find((line) => line.startsWith('career'))).toMatch(/– +live/);
    expect(lines.at(-1)).toMatch(/^\d+ pages: .*1 draft, 1 scheduled, 1 behind/);
  });

  it('limits itself to languages and states', () => {
    const chosen = chosenPages(pages, readStatus(['--lang', 'en', '--state', 'draft,scheduled']));
    expect(chosen.map(({ id }) => id)).toEqual(['blog/first-post', 'thank-you']);
    const polish = chosenPages(pages, readStatus(['--lang', 'pl']));
    expect(new Set(polish.map(({ locale }) => locale))).toEqual(new Set(['pl']));
    expect(statusTable([])).toBe('No page is in such a state');
  });

  it.each([
    [['--lang', 'fr'], /"fr"/],
    [['--state', 'drafts'], /draft/],
    [['--promises', '--state', 'draft'], /one of them/],
  ])('refuses %j', (args, reason) => {
    expect(() => readStatus(args)).toThrow(reason);
  });
});

it('finds headings and tags in the order of the file, at their lines', () => {
  const file = `${finops}/en.mdx`;
  const outline = outlineOfFile(directory, file, blockSchemas);
  const lines = readSource(directory, file).text.split('\n');
  expect(outline.map(({ text }) => text)).toEqual([
    'What it has become',
    '<FeatureList>',
    '<Feature> One',
    '<ButtonLink>',
  ]);
  const tagOf = (text: string) => text.split('>')[0] ?? '';
  for (const { text, line } of outline) expect(lines[line - 1]).toContain(tagOf(text));
});
