import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { withNames } from '@/components/templates/handbook/rule-fixture';
import { checkContent } from '@/lib/check/check-content';
import type { Problem } from '@/lib/check/problem';
import { writeTree } from './temporary-tree';

export const fixtureDirectory = 'tests/fixtures/rules';

/** Stands before each place where a problem is expected. */
const mark = '▸';

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Where the marks of a file stand, once they are taken out. */
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
  const beside = (name: string) => {
    const target = path.join(directory, name);
    return existsSync(target) ? target : undefined;
  };
  const { problems } = checkContent(path.join(directory, 'content'), blockSchemas, {
    now: new Date('2026-11-20T12:00:00Z'),
    messages: beside('messages'),
    snapshot: beside('addresses.json'),
    translations: beside('translations.json'),
    publicFiles: beside('public'),
    downloadSources: beside('texts'),
  });
  const byPlace = (a: Place, b: Place) =>
    a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
  return { problems, places: places.sort(byPlace) };
}
