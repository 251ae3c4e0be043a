import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordOf } from '@/lib/check/rules/languages/translation-record';
import { createSource } from '@/lib/content/source';
import { recordFiles } from '@/lib/schema/data-files';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { marks, showChanges, wordDifference } from './show-changes';
import { findStamps, readSync, writeStamps } from './stamp-pages';

it.each([
  'services/finops',
  '/services/finops',
  'services/finops/',
  'content/services/finops',
  './content/services/finops/pl.mdx',
])('takes %s for the page services/finops', (name) => {
  expect(readSync([name], {})).toEqual({
    ids: ['services/finops'],
    isAll: false,
    reason: 'translation',
    isYes: false,
  });
});

it('takes options that npm kept to itself', () => {
  expect(readSync(['home'], { npm_config_wording: 'true' }).reason).toBe('wording');
  expect(readSync([], { npm_config_all: 'true' }).isAll).toBe(true);
});

it.each([[[]], [['--wording']], [['--evrything']]])('refuses %j', (args) => {
  expect(() => readSync(args, {})).toThrow();
});

describe('what a stamp records', () => {
  const file = 'services/finops/en.mdx';
  const english = smallSite[file] ?? '';
  const changed = english
    .replace('What it is', 'What it has become')
    .replace('Text of [the', 'Words about [the')
    .replace('<ButtonLink', 'A paragraph that is new.\n\n<ButtonLink');
  const directory = writeTree({
    ...smallSite,
    [file]: changed,
    [recordFiles.translations]: JSON.stringify({
      'services/finops': { pl: recordOf(createSource(file, english), 'translation') },
      'gone/page': { pl: recordOf(createSource(file, english), 'translation') },
    }),
  });
  const found = findStamps({ ...readSync(['services/finops'], {}) }, directory);

  it('is shown beside the translation, word by word', () => {
    const [stamp] = found.stamps;
    if (!stamp?.changes) throw new Error('expected changes');
    const { changes, source, translation } = stamp;
    const text = showChanges(changes, source, translation, marks.plain).join('\n');
    expect(text).toContain(
      '## What it [-is-]{+has become+}\n  beside content/services/finops/pl.mdx:6',
    );
    expect(text).toContain('## Na czym to polega');
    expect(text).toContain('[-Text-]{+Words+} [-of-]{+about+} [the other service]');
    expect(text).toMatch(
      /new paragraph, .*\n +\{\+A paragraph that is new\.\+\}\n {2}to come after/,
    );
  });

  it('is written only when it is told to, and forgets pages that are gone', () => {
    const target = path.join(directory, recordFiles.translations);
    const before = readFileSync(target, 'utf8');
    expect(before).toContain('gone/page');
    expect(writeStamps(found, directory)).toEqual([
      'services/finops pl: 3 blocks recorded as translation',
    ]);
    expect(readFileSync(target, 'utf8')).not.toContain('gone/page');
    const again = findStamps(readSync(['services/finops'], {}), directory);
    expect(writeStamps(again, directory)).toEqual(['Nothing changed since the last stamp']);
  });
});

it('compares of a text that was kept in part only that part', () => {
  expect(wordDifference('One two thr…', 'One too three four', marks.plain)).toBe(
    'One [-two-]{+too+} three four',
  );
});
