import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { applyFixes } from '@/lib/check/apply-fixes';
import { checkContent } from '@/lib/check/check-content';
import { type Files, mark, withNames } from '@/lib/check/fixtures/fixture';
import type { Problem } from '@/lib/check/problem';
import { marksIn } from './marked-content';
import { sampleBlocks } from './sample-blocks';
import { writeTree } from './temporary-tree';

/**
 * Checks an example of a rule with the site's own blocks, at noon of 20 November 2026.
 * @param files The example, `▸` where problems are expected.
 * @param rules Names of the rules that are looked at.
 * @returns What these rules found, as `file:line:column severity rule`, and the marked places, sorted alike.
 */
export async function checkFixture(files: Files, rules: readonly string[]) {
  const tree: Record<string, string | Uint8Array> = {};
  const marked: string[] = [];
  for (const [file, content] of Object.entries(files)) {
    if (typeof content === 'string') {
      const text = withNames(content);
      const name = path.posix.relative('content', file);
      marked.push(...marksIn(text).map(({ line, column }) => `${name}:${line}:${column}`));
      tree[file] = text.replaceAll(mark, '');
    } else tree[file] = content;
  }
  const directory = writeTree(tree);
  const nearby = (name: string) => {
    const target = path.join(directory, name);
    return existsSync(target) ? target : undefined;
  };
  const { problems } = await checkContent(path.join(directory, 'content'), blockSchemas, {
    now: new Date('2026-11-20T12:00:00Z'),
    messages: nearby('messages'),
    snapshot: nearby('addresses.json'),
    translations: nearby('translations.json'),
    publicFiles: nearby('public'),
    downloadSources: nearby('texts'),
  });
  const found = problems
    .filter(({ ruleId }) => rules.includes(ruleId))
    .map(
      ({ file, line, column, fatal, ruleId }) =>
        `${file}:${line}:${column} ${fatal ? 'error' : 'warning'} ${ruleId}`,
    );
  return { found: found.sort(), marked: marked.sort() };
}

/** What one rule finds in a tree of content, at noon of 20 November 2026 by default. */
export async function problemsOf(
  ruleId: string,
  files: Files,
  now = '2026-11-20T12:00:00Z',
): Promise<Problem[]> {
  const { problems } = await checkContent(writeTree(files), sampleBlocks, { now: new Date(now) });
  return problems.filter((problem) => problem.ruleId === ruleId);
}

/**
 * What a rule says of a page.
 * @param others Other files of the tree.
 */
export const messagesOf = async (
  ruleId: string,
  text: string,
  file = 'services/finops/en.mdx',
  others: Files = {},
): Promise<string[]> =>
  (await problemsOf(ruleId, { ...others, [file]: text }))
    .filter((problem) => problem.file === file)
    .map(({ reason }) => reason);

/** A page after the fixes of one rule. */
export async function fixedBy(
  ruleId: string,
  text: string,
  file = 'services/finops/en.mdx',
  others: Files = {},
): Promise<string> {
  const problems = await problemsOf(ruleId, { ...others, [file]: text });
  const own = problems.filter((problem) => problem.file === file);
  return applyFixes(
    text,
    own.flatMap(({ fix }) => fix ?? []),
  ).text;
}
