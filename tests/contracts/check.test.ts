import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { blockSchemas } from 'generated/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDocument } from '@/lib/check/check-document';
import { contentFiles } from '@/lib/content/reader';
import { createSource } from '@/lib/content/source';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';

/** What careless editors, merge tools and hostile authors do to a file: each makes a text of a text. */
type Mutation = (text: string) => string;

const at = (text: string, share: number) => Math.floor(share * text.length);
const insert = (text: string, share: number, piece: string) =>
  text.slice(0, at(text, share)) + piece + text.slice(at(text, share));

const tags = ['<', '>', '<A', '</Section>', '<Section>', '<Hero', '<constructor />', '<>', '</>'];
const oddTags = [
  '<__proto__ a="b" />',
  '<A.B.C />',
  '<a:b />',
  '<Section {...{}} />',
  '<!-- x -->',
];
const values = [
  '<Section id={`$\u007B1}`} />',
  '<Section id={/x/} />',
  '<Feature heading={[[[]]]} />',
];
const code = [
  'import x from "y"\n',
  '{(globalThis.hasRun = true)}',
  'export const z = (globalThis.hasRun = true)\n',
  '{process.exit(1)}',
  '<script>alert(1)</script>',
];
const placeholders = ['{', '}', '{{', '{company}', '{constructor}', '{__proto__}'];
const marks = ['"', "'", '`', '```\n', '\\', '&', '- ', '# ', '####### ', '|', '* [ ] x\n'];
const links = ['[', '](', '![', '](javascript:alert(1))', '[a](//evil)', '[a](http://[::1)'];
const notes = ['[x]: %zz\n', '[^1]', '[^1]: note\n', '%00', '&#x110000;'];
const yaml = [
  '---\n',
  '\n---\n',
  ': ',
  '\t',
  'title: &a [*a]\n',
  'tags: *x\n',
  '? : :\n',
  '<<: {}\n',
];
const oddYaml = ['!!js/function "x"\n', '__proto__: { x: 1 }\n', '&a &a x\n', '%YAML 9.9\n'];
const letters = ['\u0000', '\u200B', '\u202E', '\uD800', '\uFEFF', '🙂', 'e\u0301', '\u2028', '\r'];
const pieces = [
  ...[tags, oddTags, values, code, placeholders, marks, links, notes, yaml, oddYaml, letters],
  ['\r\n'],
].flat();

const deep: ((count: number) => string)[] = [
  (count) => '>'.repeat(count),
  (count) => '<Section>\n'.repeat(count),
  (count) => `${'<Section>\n'.repeat(count)}x\n${'</Section>\n'.repeat(count)}`,
  (count) => '['.repeat(count),
  (count) => `{${'('.repeat(count)}1${')'.repeat(count)}}`,
  (count) => `<RelatedPages pages={${'['.repeat(count)}${']'.repeat(count)}} />`,
  (count) => '*a '.repeat(count),
  (count) => '`'.repeat(count),
  (count) =>
    `\n|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n${`|${'b|'.repeat(count)}\n`.repeat(5)}`,
  (count) => `\n${'  '.repeat(Math.min(count, 500))}- x\n`,
  (count) => `---\na: ${'['.repeat(count)}\n---\n`,
];

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** One mutation of a text. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(share, fc.constantFrom(...pieces)).map(
    ([where, piece]): Mutation =>
      (text) =>
        insert(text, where, piece),
  ),
  fc.tuple(share, fc.string({ unit: 'binary', maxLength: 12 })).map(
    ([where, piece]): Mutation =>
      (text) =>
        insert(text, where, piece),
  ),
  share.map(
    (where): Mutation =>
      (text) =>
        text.slice(0, at(text, where)),
  ),
  fc.tuple(share, share).map(
    ([from, length]): Mutation =>
      (text) => {
        const start = at(text, from);
        return text.slice(0, start) + text.slice(start + Math.floor(length * 40));
      },
  ),
  fc.tuple(share, share).map(
    ([from, to]): Mutation =>
      (text) =>
        insert(text, to, text.slice(at(text, from), at(text, from) + 60)),
  ),
  fc.tuple(share, fc.constantFrom(...deep), fc.integer({ min: 1, max: 3000 })).map(
    ([where, make, count]): Mutation =>
      (text) =>
        insert(text, where, make(count)),
  ),
  fc.constantFrom<Mutation>(
    (text) => text.replaceAll('\n', '\r\n'),
    (text) => text.replaceAll('\n', '\r'),
    (text) => `\uFEFF${text}`,
    (text) => text.replace('---', '--'),
    (text) => text.split('').reverse().join(''),
    (text) => text.replaceAll(' ', '\u00A0'),
    () => '',
  ),
);

/** A text with one to four mutations. */
const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([text, mutations]) => mutations.reduce((result, mutate) => mutate(result), text));

const slow = { tags: ['slow'] };

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

it('stops a build, which leaves the old site, and names file and line', () => {
  const line = plant('(/services/security-', '(/services/secruity-');
  const { status, output } = npmRun('build');
  expect(output).toMatch(new RegExp(`services/finops/en\\.mdx:${line}:\\d+ {2}dead-link {2}`));
  expect(status).toBe(1);
  expect(readFileSync(path.join(outDirectory, 'index.html'), 'utf8')).toBe('the old site');
});

const files = contentFiles('content').filter((file) => file.endsWith('.mdx'));
const texts = files.map((file) => readFileSync(path.join('content', file), 'utf8'));
const now = new Date('2026-11-20T12:00:00Z');

/** The same mutilations at every run; FUZZ_SEED=<number> tries others, and FUZZ_RUNS=<number> more of them. */
const seed = Number(process.env.FUZZ_SEED ?? 20261120);
const numRuns = Number(process.env.FUZZ_RUNS ?? 400);

/** Whether code ran that content smuggled in. */
const canary = globalThis as { hasRun?: boolean };

it('ends every check of a mutilated document in a clean result or in problems with positions', {
  ...slow,
  timeout: 300_000,
}, () => {
  let broken = 0;
  fc.assert(
    fc.property(mutated(texts), fc.constantFrom(...files), (text, file) => {
      const source = createSource(file, text);
      const { problems } = checkDocument(source, blockSchemas, now);
      const lines = source.text.split('\n');
      for (const { line, column, reason, ruleId } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        expect(reason.length).toBeGreaterThan(10);
        expect(ruleId).toMatch(/^[a-z-]+$/);
      }
      if (problems.length > 0) broken += 1;
      expect(canary.hasRun).toBeUndefined();
    }),
    { numRuns, seed },
  );
  // Most mutations are mistakes; a check that finds hardly any would be asleep.
  expect(broken).toBeGreaterThan(numRuns * 0.4);
});
