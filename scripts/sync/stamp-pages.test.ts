import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordOf } from '@/lib/check/rules/languages/translation-record';
import { createSource } from '@/lib/content/source';
import { recordFiles } from '@/lib/schema/data-files';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { marks, showChanges } from './show-changes';
import { findStamps, readSync, type Stamps, writeStamps } from './stamp-pages';

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
  const recorded = { pl: recordOf(createSource(file, english), 'translation') };
  const directory = writeTree({
    ...smallSite,
    [recordFiles.translations]: JSON.stringify({
      'services/finops': recorded,
      'gone/page': recorded,
    }),
  });
  const foundNow = () => findStamps(readSync(['services/finops'], {}), directory);
  const shown = ({ stamps: [stamp] }: Stamps) => {
    if (!stamp?.changes) throw new Error('expected changes');
    const { changes, source, translation } = stamp;
    return showChanges(changes, source, translation, marks.plain).join('\n');
  };
  writeFileSync(path.join(directory, file), changed);
  const found = foundNow();

  it('is shown beside the translation, by its first words', () => {
    expect(shown(found)).toContain(
      [
        `  heading, content/${file}:6`,
        '    [-## What it is …-]',
        '    {+## What it has become+}',
        '  beside content/services/finops/pl.mdx:6',
        '    ## Na czym to polega',
      ].join('\n'),
    );
    expect(shown(found)).toMatch(
      /new paragraph, .*\n +\{\+A paragraph that is new\.\+\}\n {2}to come after/,
    );
  });

  it('is shown word by word where git knows what the page said', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        cwd: directory,
      });
    writeFileSync(path.join(directory, file), english);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'One');
    writeFileSync(path.join(directory, file), changed);
    expect(shown(foundNow())).toContain(
      '## What it [-is-]{+has become+}\n  beside content/services/finops/pl.mdx:6',
    );
    expect(shown(foundNow())).toContain('[-Text-]{+Words+} [-of-]{+about+} [the other service]');
  });

  it('is written only when it is told to, and forgets pages that are gone', () => {
    const target = path.join(directory, recordFiles.translations);
    const before = readFileSync(target, 'utf8');
    expect(before).toContain('gone/page');
    expect(writeStamps(found, directory)).toEqual([
      'services/finops pl: 3 blocks recorded as translation',
    ]);
    expect(readFileSync(target, 'utf8')).not.toContain('gone/page');
    expect(writeStamps(foundNow(), directory)).toEqual(['Nothing changed since the last stamp']);
  });
});
