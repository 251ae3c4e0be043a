import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { createSource } from '@/lib/content/source';
import { title } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';
import { showDifference } from './translation-drift';
import { readBlock, recordedBlock, recordOf } from './translation-record';

it.each([
  ['a b c', 'a x c', '“a b c” is now “a x c”'],
  [
    'one two three four five six seven eight',
    'one two three four FIVE six seven eight',
    '“… two three four five six seven eight” is now “… two three four FIVE six seven eight”',
  ],
  ['a b', 'a b c', '“a b” is now “a b c”'],
])('shows what differs between “%s” and “%s”', (before, now, expected) => {
  expect(showDifference(before, now)).toBe(expected);
});

it('says so when a long text changed behind the part that is kept', () => {
  const text = 'many words '.repeat(40);
  const { text: kept } = readBlock(recordedBlock({ text: `${text}before` }));
  expect(showDifference(kept, `${text}after`)).toMatch(
    /^what follows “… many words many” changed, now “words many words .*…”$/,
  );
});

it('shows the part of a long text that changed, of what git has of it', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const paragraph = `${words} and the last of them.`;
  const english = page(`${paragraph}\n`);
  const translations = JSON.stringify({
    finops: { pl: recordOf(createSource('finops/en.mdx', english), 'translation') },
  });
  const directory = writeTree({
    'content/finops/en.mdx': english,
    'content/finops/pl.mdx': page(`${paragraph}\n`).replace(title, 'Koszty'),
    'translations.json': translations,
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: directory,
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'One');
  const file = path.join(directory, 'content/finops/en.mdx');
  writeFileSync(file, english.replace('word90 ', 'another '));
  const { problems } = checkContent(path.join(directory, 'content'), sampleBlocks, {
    now: new Date('2026-11-20T12:00:00Z'),
    translations: path.join(directory, 'translations.json'),
  });
  expect(problems.filter(({ rule }) => rule === 'translation-drift')).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(
        '“… word87 word88 word89 word90 word91 word92 word93 …” is now “… word87 word88 word89 another word91',
      ),
    }),
  ]);
});
