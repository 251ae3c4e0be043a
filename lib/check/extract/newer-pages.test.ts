import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { title } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const paragraph =
  'Every account has an owner who sees what the project has cost in a month, and where that money went in it.';
const original = page(`${paragraph}\n`);
/** A copy whose folder is before that of the original. */
const copy = 'alerts/en.mdx';

const found = async (directory: string) =>
  (await checkContent(directory, sampleBlocks, { now: new Date('2026-11-20T12:00:00Z') })).problems
    .filter(({ ruleId }) => /^(duplicate|repeated)-/.test(ruleId))
    .map(({ ruleId, file, reason }) => `${ruleId} ${file}: ${reason}`);

const git = (directory: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: directory,
    env: { ...process.env, GIT_COMMITTER_DATE: undefined },
  });

describe('a copied page', () => {
  const all = (reported: string, other: string) => [
    expect.stringMatching(new RegExp(`^duplicate-title ${reported}: .*${other}`)),
    expect.stringMatching(new RegExp(`^duplicate-description ${reported}: .*${other}`)),
    expect.stringMatching(new RegExp(`^repeated-paragraph ${reported}: .*${other}`)),
  ];

  it('is reported where git does not know it yet, and names the original', async () => {
    const directory = writeTree({ 'services/finops/en.mdx': original });
    git(directory, 'init', '-q');
    git(directory, 'add', '.');
    git(directory, 'commit', '-qm', 'One');
    writeFileSync(path.join(directory, 'a.txt'), '');
    const other = writeTree({ 'services/finops/en.mdx': original, [copy]: original });
    execFileSync('cp', ['-r', path.join(directory, '.git'), other]);
    expect(await found(other)).toEqual(all(copy, 'services/finops/en.mdx'));
  });

  it('is reported where it was committed later', async () => {
    const directory = writeTree({ 'services/finops/en.mdx': original, [copy]: original });
    git(directory, 'init', '-q');
    for (const [file, day] of [
      ['services', '2026-01-01T12:00:00Z'],
      ['alerts', '2026-02-01T12:00:00Z'],
    ] as const) {
      git(directory, 'add', file);
      execFileSync(
        'git',
        ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'Add'],
        { cwd: directory, env: { ...process.env, GIT_COMMITTER_DATE: day } },
      );
    }
    expect(await found(directory)).toEqual(all(copy, 'services/finops/en.mdx'));
  });

  it('is the later one in order where nothing tells', async () => {
    const directory = writeTree({ 'services/finops/en.mdx': original, [copy]: original });
    expect(await found(directory)).toEqual(all('services/finops/en.mdx', copy));
    expect(original).toContain(title);
  });
});
