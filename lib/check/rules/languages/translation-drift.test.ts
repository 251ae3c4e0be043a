import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { createSource } from '@/lib/content/source';
import { title } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';
import { showDifference, sourceChanges } from './translation-drift';
import { recordOf } from './translation-record';

it.each([
  ['a b c', 'a x c', '“a b c” is now “a x c”'],
  [
    'one two three four five six seven eight',
    'one two three four FIVE six seven eight',
    '“… two three four five six seven eight” is now “… two three four FIVE six seven eight”',
  ],
  ['a b', 'a b c', '“a b” is now “a b c”'],
  [
    '"/services/security-compliance/multicloud-soc-consulting", "/services/security-compliance/soc" ]',
    '"/services/security-compliance/multicloud-soc-consulting", "/services/security-compliance/siem" ]',
    '“… "/services/security-compliance/soc" ]” is now “… "/services/security-compliance/siem" ]”',
  ],
])('shows what differs between “%s” and “%s”', (before, now, expected) => {
  expect(showDifference(before, now)).toBe(expected);
});

describe('changes of a text', () => {
  const directory = writeTree({});
  const sourceOf = (blocks: readonly string[]) =>
    createSource('finops/en.mdx', blocks.map((text) => `${text}\n\n`).join(''));
  const changesOf = (before: readonly string[], now: readonly string[]) => {
    const record = recordOf(sourceOf(before), 'translation');
    return sourceChanges(sourceOf(now), sourceOf(before), record, directory);
  };

  /** As short words: `b~x` changed, `b-` removed, `b+x` added after b. */
  const shortChanges = (before: string, now: string) =>
    changesOf([...before], [...now]).map(({ before: old, now: current, own }) => {
      if (!old) return `${own?.text ?? ''}+${current?.text}`;
      expect(old.words).toBe(own?.text);
      return current ? `${old.words}~${current.text}` : `${old.words}-`;
    });

  it.each([
    ['abc', 'abc', []],
    ['', '', []],
    ['abc', 'axc', ['b~x']],
    ['abc', 'abxc', ['b+x']],
    ['abc', 'xabc', ['+x']],
    ['abc', 'ac', ['b-']],
    ['abc', '', ['a-', 'b-', 'c-']],
    ['', 'ab', ['+a', '+b']],
    ['abcdef', 'axcdyf', ['b~x', 'e~y']],
    ['abcdef', 'xbcdeyzf', ['a~x', 'e+y', 'e+z']],
    ['aaaa', 'aa', ['a-', 'a-']],
    ['abcd', 'bcda', ['a-', 'd+a']],
  ])('from %s to %s', (before, now, expected) => {
    expect(shortChanges(before, now)).toEqual(expected);
  });

  it('are one for each block of very long texts that have nothing in common', () => {
    const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`);
    const found = changesOf(['first', ...long('a'), 'last'], ['first', ...long('b'), 'last']);
    expect(found).toHaveLength(1500);
    expect(found[0]).toMatchObject({ before: { words: 'a0' }, now: { text: 'b0' } });
  });
});

describe('a long paragraph of which a part changed', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const paragraph = `${words} and the last of them.`;
  const english = page(`${paragraph}\n`);
  const changed = english.replace('word90 ', 'another ');

  /** What the check says of a site in a folder, once its English page has changed. */
  const messageIn = async (directory: string) => {
    writeFileSync(path.join(directory, 'content/finops/en.mdx'), changed);
    const { problems } = await checkContent(path.join(directory, 'content'), sampleBlocks, {
      now: new Date('2026-11-20T12:00:00Z'),
      translations: path.join(directory, 'translations.json'),
    });
    const found = problems.filter(({ ruleId }) => ruleId === 'translation-drift');
    expect(found).toHaveLength(1);
    return found[0]?.reason;
  };
  const site = () => {
    const record = recordOf(createSource('finops/en.mdx', english), 'translation');
    return writeTree({
      'content/finops/en.mdx': english,
      'content/finops/pl.mdx': page(`${paragraph}\n`).replace(title, 'Koszty'),
      'translations.json': JSON.stringify({ finops: { pl: record } }),
    });
  };

  it('is named by its first words, and where it is now, without a git history', async () => {
    expect(await messageIn(site())).toMatch(
      /^the English paragraph changed: “word0 word1 word2 …” is now “word0 word1 .*…” \(finops\/en\.mdx:6\); carry it over/,
    );
  });
});
