import { expect } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import type { Problem } from '@/lib/check/problem';
import type { BlockSchema } from '@/lib/schema/block';
import { description, title } from './documents';
import { sampleBlocks } from './sample-blocks';
import { writeTree } from './temporary-tree';

/** A file of people without a mistake: only Anna is there. */
export const people =
  'anna:\n  name: Anna\n  position: { en: E, pl: P }\n  bio: { en: E, pl: P }\n';

/** Frontmatter without a mistake, with the lines a test adds. */
export const frontmatter = (...lines: string[]): string =>
  ['---', `title: ${title}`, `description: ${description}`, ...lines, '---', '', ''].join('\n');

/** A page without a mistake. */
export const page = (body = 'Text.\n', ...lines: string[]): string =>
  `${frontmatter(...lines)}${body}`;

/** Gives each file's usual title and description a number, since no two pages may have the same. */
const withOwnTexts = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, text], index) => [
      file,
      text
        .replace(`title: ${title}`, `title: ${title} ${index + 1}`)
        .replace(`description: ${description}`, `description: ${description} ${index + 1}`),
    ]),
  );

/** Trees of tests are not whole sites: pages have no other language, or one whose title has another number. */
const ofWholeSites = new Set(['missing-translation', 'different-number']);

/** A problem, whether or not it stops a build. */
export type Found = Omit<Problem, 'fatal'>;

/**
 * Checks a tree of content at noon of 20 November 2026; the sample blocks may be used. What holds for
 * whole sites only is left to the rules' fixtures.
 * @returns The problems without their severity, which tests of a rule’s finding leave aside.
 */
export async function checkTree(
  files: Readonly<Record<string, string>>,
  blocks: ReadonlyMap<string, BlockSchema> = sampleBlocks,
): Promise<{ pages: number; problems: Found[] }> {
  const now = new Date('2026-11-20T12:00:00Z');
  const { pages, problems } = await checkContent(writeTree(withOwnTexts(files)), blocks, { now });
  const relevant = problems.filter(({ ruleId }) => !ofWholeSites.has(ruleId));
  return { pages, problems: relevant.map(({ fatal: _, ...problem }) => problem) };
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Where a text is marked by `▸`, as places of it without its marks. */
export function marksIn(text: string): Pick<Place, 'line' | 'column'>[] {
  const parts = text.replace(/^\uFEFF/, '').split('▸');
  return parts.slice(0, -1).map((_, index) => {
    const before = parts.slice(0, index + 1).join('');
    const lines = before.split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  });
}

/**
 * Checks a page in which `▸` marks each place where a problem is expected; the marks are taken
 * out first. `services/finops` exists in both languages, `career` in Polish, `plans` is a draft.
 * @returns The problems, and the marked places.
 */
export async function checkMarked(
  source: string,
  file = 'services/finops/en.mdx',
  blocks?: ReadonlyMap<string, BlockSchema>,
): Promise<{ problems: Found[]; places: Place[] }> {
  const places = marksIn(source).map((place) => ({ file, ...place }));
  const files = {
    'services/finops/en.mdx': page(),
    'services/finops/pl.mdx': page(),
    'career/pl.mdx': page('Text.\n', 'singleLanguage: true'),
    'plans/en.mdx': page('Text.\n', 'draft: true'),
    'data/people.yaml': people,
    [file]: source.replaceAll('▸', ''),
  };
  const { problems } = await checkTree(files, blocks);
  return { problems, places };
}

/**
 * Expects a block of the site to have exactly one problem of its properties, at the mark.
 * @param properties What is in its tag.
 * @param words What the message has to say, word for word.
 */
export async function expectPropProblem(
  block: BlockSchema,
  properties: string,
  words: string,
): Promise<void> {
  const source = page(`<${block.name} ${properties} />\n`);
  const { problems, places } = await checkMarked(source, undefined, new Map([[block.name, block]]));
  expect(places).toHaveLength(1);
  const reason = expect.stringContaining(words);
  // A name that is wrong may be no word either.
  expect(problems.filter(({ ruleId }) => ruleId !== 'misspelling')).toEqual([
    { ...places[0], ruleId: 'block-prop', reason },
  ]);
}

/**
 * Expects a page to have exactly one problem, at its mark.
 * @param words What the message has to say, word for word.
 */
export async function expectProblem(
  source: string,
  ruleId: string,
  words: string,
  file?: string,
): Promise<void> {
  const { problems, places } = await checkMarked(source, file);
  expect(places).toHaveLength(1);
  expect(problems).toEqual([{ ...places[0], ruleId, reason: expect.stringContaining(words) }]);
}
