import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { blockSchemas } from 'generated/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocument } from '@/lib/check/check-document';
import { allRules } from '@/lib/check/rules';
import { contentFiles } from '@/lib/content/reader';
import { createSource } from '@/lib/content/source';
import { mutated } from '@/tests/support/mutations';
import { checkFixture, fixtureDirectory } from '@/tests/support/rule-fixtures';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';

it('has a fixture for every rule, and a rule for every fixture', () => {
  const names = allRules.map(({ name }) => name).sort();
  expect(readdirSync(fixtureDirectory).sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(allRules)('$name', ({ name, severity, summary, remedy }) => {
  it('says what must hold and what to do', () => {
    expect(summary).toMatch(/\.$/);
    expect(remedy).toMatch(/\.$/);
  });

  it('is broken exactly at the marks of its bad fixture', () => {
    const { problems, places } = checkFixture(name, 'bad');
    expect(places.length).toBeGreaterThan(0);
    const found = problems.map(({ file, line, column, rule }) => ({ file, line, column, rule }));
    expect(found).toEqual(places.map((place) => ({ ...place, rule: name })));
    expect(problems.every((problem) => problem.severity === severity)).toBe(true);
  });

  it('finds nothing in its good fixture, nor does any other rule', () => {
    expect(existsSync(path.join(fixtureDirectory, name, 'good'))).toBe(true);
    expect(checkFixture(name, 'good').problems).toEqual([]);
  });
});

const directory = writeTree(smallSite);
const file = path.join(directory, 'services/finops/en.mdx');
const intact = readFileSync(file, 'utf8');

/** Below `.cache`, so that a build that does not stop where it should breaks nothing. */
const outDirectory = '.test-sites/broken-content';

beforeAll(() => {
  mkdirSync(outDirectory, { recursive: true });
  writeFileSync(path.join(outDirectory, 'index.html'), 'the old site');
  // What a build is known by: it replaces no folder that none has made.
  mkdirSync(path.join(outDirectory, '_next/static'), { recursive: true });
});
afterAll(() => rmSync(outDirectory, { recursive: true, force: true }));

/** Runs a script over the copied content. */
function npmRun(script: 'check' | 'build') {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: directory, OUT_DIR: outDirectory },
  });
  return { status, output: stdout + stderr };
}

/** Plants a mistake and tells the line it is in. */
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
  ['a misspelt prop', /<ButtonLink (.*) call=/, '<ButtonLink $1 cal=', 'block-prop', undefined],
  ['a dead link', '(/services/security-', '(/services/secruity-', 'dead-link', undefined],
])(
  'stops the check, and a build with it, at %s, naming file and line',
  (_name, original, mistake, rule, line) => {
    const place = plant(original, mistake);
    const where = new RegExp(`services/finops/en\\.mdx:${line ?? place}:\\d+ {2}(${rule}) {2}`);
    // A build runs the check before all else: it stops at one mistake as at the next.
    for (const script of rule === 'dead-link'
      ? (['check', 'build'] as const)
      : (['check'] as const)) {
      const { status, output } = npmRun(script);
      expect(output).toMatch(where);
      expect(status).toBe(1);
    }
    expect(existsSync(path.join(outDirectory, 'index.html'))).toBe(true);
  },
);

it('passes content without a mistake', () => {
  writeFileSync(file, intact);
  const { status, output } = npmRun('check');
  expect(output).toContain('no problems');
  expect(status).toBe(0);
});

const files = contentFiles('content').filter((file) => file.endsWith('.mdx'));
const texts = files.map((file) => readFileSync(path.join('content', file), 'utf8'));
const now = new Date('2026-11-20T12:00:00Z');

/** The same mutilations at every run; FUZZ_SEED=<number> tries others, and FUZZ_RUNS=<number> more of them. */
const seed = Number(process.env.FUZZ_SEED ?? 20261120);
const numRuns = Number(process.env.FUZZ_RUNS ?? 400);

/** Whether code ran that content smuggled in. */
const canary = globalThis as { hasRun?: boolean };

it('ends every check of a mutilated document in a clean result or in problems with positions', () => {
  let broken = 0;
  fc.assert(
    fc.property(mutated(texts), fc.constantFrom(...files), (text, file) => {
      const source = createSource(file, text);
      const { problems } = checkDocument(source, blockSchemas, now);
      const lines = source.text.split('\n');
      for (const { line, column, message, rule } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        expect(message.length).toBeGreaterThan(10);
        expect(rule).toMatch(/^[a-z-]+$/);
      }
      if (problems.length > 0) broken += 1;
      expect(canary.hasRun).toBeUndefined();
    }),
    { numRuns, seed },
  );
  // Most mutations are mistakes; a check that finds hardly any would be asleep.
  expect(broken).toBeGreaterThan(numRuns * 0.4);
}, 300_000);
