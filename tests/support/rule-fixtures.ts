import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { withNames } from '@/components/templates/handbook/rule-fixture';
import { applyFixes } from '@/lib/check/apply-fixes';
import { checkContent } from '@/lib/check/check-content';
import type { Problem } from '@/lib/check/problem';
import { sampleBlocks } from './sample-blocks';
import { writeTree } from './temporary-tree';

export const fixtureDirectory = 'tests/fixtures/rules';

/** Stands before each place where a problem is expected. */
const mark = '▸';

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Where the marks of a file are, once they are taken out. */
function placesOf(file: string, text: string): Place[] {
  const parts = text.split(mark);
  return parts.slice(0, -1).map((_, index) => {
    const lines = parts
      .slice(0, index + 1)
      .join('')
      .split('\n');
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  });
}

/**
 * Checks one of a rule's two fixtures. A fixture is a folder with `content/` and, where the rule looks at
 * them, `messages/`, `addresses.json`, `translations.json`, `public/`, `texts/`; `▸` marks where the rule is broken (not in binary files).
 * @param rule Name of the rule.
 * @param kind `good` or `bad`.
 * @returns The problems, and the marked places, sorted alike.
 */
export function checkFixture(rule: string, kind: 'good' | 'bad') {
  const root = path.join(fixtureDirectory, rule, kind);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const isText = (file: string) => /\.(mdx|ya?ml|json|svg)$/.test(file);
  const tree: Record<string, string | Buffer> = {};
  const places: Place[] = [];
  for (const file of files) {
    const bytes = readFileSync(path.join(root, file));
    if (isText(file)) {
      const text = withNames(bytes.toString('utf8'));
      places.push(...placesOf(file.replace(/^content\//, ''), text));
      tree[file] = text.replaceAll(mark, '');
    } else tree[file] = bytes;
  }
  const directory = writeTree(tree);
  const nearby = (name: string) => {
    const target = path.join(directory, name);
    return existsSync(target) ? target : undefined;
  };
  const { problems } = checkContent(path.join(directory, 'content'), blockSchemas, {
    now: new Date('2026-11-20T12:00:00Z'),
    messages: nearby('messages'),
    snapshot: nearby('addresses.json'),
    translations: nearby('translations.json'),
    publicFiles: nearby('public'),
    downloadSources: nearby('texts'),
  });
  const byPlace = (a: Place, b: Place) =>
    a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
  return { problems, places: places.sort(byPlace) };
}

/** What one rule finds in a tree of content, at noon of 20 November 2026 by default. */
export function problemsOf(
  rule: string,
  files: Readonly<Record<string, string>>,
  now = '2026-11-20T12:00:00Z',
): Problem[] {
  const { problems } = checkContent(writeTree(files), sampleBlocks, { now: new Date(now) });
  return problems.filter((problem) => problem.rule === rule);
}

/**
 * What a rule says of a page.
 * @param others Other files of the tree.
 */
export const messagesOf = (
  rule: string,
  text: string,
  file = 'services/finops/en.mdx',
  others: Readonly<Record<string, string>> = {},
): string[] =>
  problemsOf(rule, { ...others, [file]: text })
    .filter((problem) => problem.file === file)
    .map(({ message }) => message);

/** A page after the fixes of one rule. */
export function fixedBy(
  rule: string,
  text: string,
  file = 'services/finops/en.mdx',
  others: Readonly<Record<string, string>> = {},
): string {
  const problems = problemsOf(rule, { ...others, [file]: text });
  const own = problems.filter((problem) => problem.file === file);
  return applyFixes(
    text,
    own.flatMap(({ fix }) => fix ?? []),
  ).text;
}
