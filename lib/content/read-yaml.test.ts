import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { writeTree } from '@/tests/support/temporary-tree';
import { readYaml } from './read-yaml';

const project = process.cwd();

beforeEach(() => {
  const directory = writeTree({});
  mkdirSync(path.join(directory, 'node_modules'));
  symlinkSync(path.join(project, 'node_modules/yaml'), path.join(directory, 'node_modules/yaml'));
  process.chdir(directory);
});

afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
});

const keptFile = '.cache/yaml/people.yaml.json';

const text = 'anna:\n  name: Anna\n  since: 2019-04-01\n  teams: [cloud, 2]\n';

const data = { anna: { name: 'Anna', since: '2019-04-01', teams: ['cloud', 2] } };

describe('what a data file says, in a build', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));

  it('is kept, and read from there', () => {
    expect(readYaml('people.yaml', text)).toEqual({ data, isSound: true });
    const kept = readFileSync(keptFile, 'utf8');
    expect(readYaml('people.yaml', text)).toEqual({ data, isSound: true });
    expect(readFileSync(keptFile, 'utf8')).toBe(kept);
    // Other data come back where they are kept whole, as nothing would that is parsed again.
    const json = JSON.stringify({ anna: 'kept' });
    const other = { ...JSON.parse(kept), json, hash: hash('sha256', json, 'base64url') };
    writeFileSync(keptFile, JSON.stringify(other));
    expect(readYaml('people.yaml', text)).toEqual({ data: { anna: 'kept' }, isSound: true });
  });

  it('is what it says now, whatever is kept of it', () => {
    readYaml('people.yaml', text);
    const { anna } = readYaml('people.yaml', text.replace('2019', '2020')).data as typeof data;
    expect(anna.since).toBe('2020-04-01');
  });

  it.each([
    ['cut off', (kept: string) => kept.slice(0, 80)],
    ['changed by hand', (kept: string) => kept.replace('Anna', 'Hanna')],
    ['of another version of the parser', (kept: string) => kept.replace(/"of":"\S+ /, '"of":"0 ')],
    ['empty', () => ''],
  ])('is read anew where what is kept is %s', (_what, change) => {
    readYaml('people.yaml', text);
    const kept = readFileSync(keptFile, 'utf8');
    const changed = change(kept);
    expect(changed).not.toBe(kept);
    writeFileSync(keptFile, changed);
    expect(readYaml('people.yaml', text)).toEqual({ data, isSound: true });
    expect(readFileSync(keptFile, 'utf8')).toBe(kept);
  });

  it.each(['most: .inf\n', 'most: .nan\n', 'most: -0.0\n'])(
    'is not kept where JSON cannot say it: %j',
    (written) => {
      const once = readYaml('people.yaml', written);
      expect(existsSync(keptFile)).toBe(false);
      expect(readYaml('people.yaml', written)).toEqual(once);
    },
  );

  it('is not kept where not all of it can be read', () => {
    expect(readYaml('people.yaml', 'a: 1\na: 2\n').isSound).toBe(false);
    expect(existsSync(keptFile)).toBe(false);
  });

  it('is the same from where it is kept, whatever it says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const written = stringify(value);
        const once = readYaml('people.yaml', written);
        expect(readYaml('people.yaml', written)).toStrictEqual(once);
        vi.stubEnv('NODE_ENV', 'test');
        expect(readYaml('people.yaml', written)).toStrictEqual(once);
        vi.stubEnv('NODE_ENV', 'production');
      }),
      { numRuns: 60 },
    );
  });
});

it('is not kept outside of builds', () => {
  expect(readYaml('people.yaml', text)).toEqual({ data, isSound: true });
  expect(existsSync('.cache')).toBe(false);
});
