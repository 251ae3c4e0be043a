import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { environmentFaults, type Variable, variableNames, variables } from './variables';

const isThere = () => true;

describe('variables of the environment', () => {
  it('are listed in docs/deploying.md as the table says, in its order', () => {
    const rows = readFileSync('docs/deploying.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z0-9_]+` /.test(line))
      .map((line) => line.split(/ *\| */).slice(1, 4));
    const expected = Object.entries<Variable>(variables).map(
      ([name, { fallback = '–', meaning }]) => [`\`${name}\``, fallback, meaning],
    );
    expect(rows).toEqual(expected);
  });

  it('are all that the code reads', () => {
    const folders = ['app', 'components', 'lib', 'scripts', 'tests'];
    const own = readdirSync('.').filter((name) => /\.(ts|mjs|tsx)$/.test(name));
    const files = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(folder, name),
        ),
      )
      // Examples of the check's rules show what no page may hold.
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.ts$|\/fixtures\//.test(file));
    const read = [...own, ...files].flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[')([A-Za-z_0-9]+)/g),
    ]);
    // Defined by Node, npm, Next.js, the shell, and by GitHub for the steps of a workflow.
    const foreign = ['NODE_ENV', 'PATH', 'TMPDIR', 'NODE_OPTIONS', 'npm_lifecycle_event'];
    const isForeign = (name: string) => foreign.includes(name) || name.startsWith('GITHUB_');
    const unknown = read
      .map(([, name = '']) => name)
      .filter((name) => !isForeign(name) && !Object.hasOwn(variables, name));
    expect(unknown).toEqual([]);
    expect(read.length).toBeGreaterThan(variableNames.length);
  });
});

describe('a value', () => {
  const faultsOf = (name: string, value: string, found = isThere) =>
    environmentFaults({ [name]: value }, found);

  it.each([
    ['SITE_URL', 'https://www.provider.example'],
    ['SITE_URL', 'http://localhost:3000/'],
    ['PREVIEW', '1'],
    ['CONTENT_DIR', 'elsewhere'],
    ['FORM_ENDPOINT', '/submissions'],
    ['GTM_ID', 'GTM-AB12CD3'],
    ['BUILD_TIME', '2026-11-22T22:59:59Z'],
    ['OUT_DIR', '.preview'],
    ['PORT', '3000'],
  ])('of %s may be "%s"', (name, value) => expect(faultsOf(name, value)).toEqual([]));

  it.each([
    ['SITE_URL', 'provider.example', 'without a path'],
    ['SITE_URL', 'ftp://provider.example', 'without a path'],
    ['PREVIEW', 'yes', 'expected 1'],
    ['FORM_ENDPOINT', 'submissions', 'expected an address that begins with'],
    ['GTM_ID', 'G-1', 'expected the id of a container'],
    ['BUILD_TIME', 'today', 'expected a moment'],
    ['OUT_DIR', '.', 'a folder of its own'],
    ['OUT_DIR', 'content', 'a folder of its own'],
    ['OUT_DIR', 'out/../content', 'a folder of its own'],
    ['OUT_DIR', '/srv/site', 'a folder of its own'],
    ['OUT_DIR', 'long'.repeat(64), 'a folder of its own'],
    ['PORT', 'abc', 'from 1 to 65535'],
    ['PORT', '65536', 'from 1 to 65535'],
    ['E2E_PORT', '-1', 'from 1 to 65535'],
  ])('of %s cannot be "%s"', (name, value, words) => {
    expect(faultsOf(name, value)).toEqual([expect.stringContaining(words)]);
    expect(faultsOf(name, value)[0]).toMatch(new RegExp(`^${name} is "`));
  });

  it('names a folder or file that is there', () => {
    const faults = environmentFaults({ CONTENT_DIR: 'no', CHROMIUM_PATH: 'no' }, () => false);
    expect(faults).toEqual([
      'CONTENT_DIR is "no": expected a folder that exists',
      'CHROMIUM_PATH is "no": expected a file that exists',
    ]);
  });

  it('is reported in one sentence, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...variableNames), fc.string(), (name, value) => {
        const faults = faultsOf(name, value);
        expect(faults.length).toBeLessThan(2);
        for (const fault of faults)
          expect(fault).toContain(`${name} is "${value.trim()}": expected`);
      }),
    );
  });
});
