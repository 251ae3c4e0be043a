import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';

const directory = writeTree(smallSite);
const file = path.join(directory, 'services/finops/en.mdx');
const intact = readFileSync(file, 'utf8');

/** Below `.cache`, so that a build that does not stop where it should spoils nothing. */
const outDirectory = '.test-sites/broken-content';

beforeAll(() => {
  mkdirSync(outDirectory, { recursive: true });
  writeFileSync(path.join(outDirectory, 'index.html'), 'the old site');
});
afterAll(() => rmSync(outDirectory, { recursive: true, force: true }));

/** Runs a script over the copied content. */
function npmRun(script: 'check' | 'build') {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', `scripts/${script}.ts`], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: directory, OUT_DIR: outDirectory },
  });
  return { status, output: stdout + stderr };
}

/** Plants a mistake and tells the line it stands in. */
function plant(original: string | RegExp, mistake: string): number {
  const broken = intact.replace(original, mistake);
  expect(broken).not.toBe(intact);
  writeFileSync(file, broken);
  const lines = broken.split('\n');
  const changed = lines.findIndex((line, index) => line !== intact.split('\n')[index]);
  return changed + 1;
}

it.each([
  ['a missing title', /^title: .*\n/m, '', 'frontmatter-value', 1],
  ['an unknown block', /<FeatureList\b/, '<FeatureLits', 'unknown-block', undefined],
  ['a misspelt prop', /<ButtonLink (.*) label=/, '<ButtonLink $1 lable=', 'block-prop', undefined],
  ['a dead link', '(/services/security-', '(/services/secruity-', 'dead-link', undefined],
])('stops check and build at %s, naming file and line', (_name, original, mistake, rule, line) => {
  const place = plant(original, mistake);
  const where = new RegExp(`services/finops/en\\.mdx:${line ?? place}:\\d+ {2}(${rule}) {2}`);
  for (const script of ['check', 'build'] as const) {
    const { status, output } = npmRun(script);
    expect(output).toMatch(where);
    expect(status).toBe(1);
  }
  expect(existsSync(path.join(outDirectory, 'index.html'))).toBe(true);
});

it('passes content without a mistake', () => {
  writeFileSync(file, intact);
  const { status, output } = npmRun('check');
  expect(output).toContain('no problems');
  expect(status).toBe(0);
});
