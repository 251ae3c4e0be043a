import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';
import { fixProblems } from './fix-problems';

/** Faults with a fix: of the text by itself, and one that other pages tell of, the link. */
const text = page('Zażółć gęślą jaźń "tak", [praca](/pl/start).\n', 'slug: start');

/** Bytes of a text as older programs save it: one for each letter. */
const windows1250 = (words: string) => {
  const table = new TextDecoder('windows-1250');
  const byLetter = new Map(
    Array.from({ length: 256 }, (_, byte) => [table.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from([...words].map((letter) => byLetter.get(letter) ?? 0x3f));
};

const utf16 = (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le');

/** Checks one page, fixes it, and gives back what is then in its file. */
async function fixed(bytes: Uint8Array) {
  const directory = writeTree({ 'career/pl.mdx': bytes });
  const { problems } = await checkContent(directory, sampleBlocks, { now: new Date() });
  const fixes = problems.filter(({ fix }) => fix).length;
  const count = fixProblems(problems, directory);
  return { fixes, count, bytes: readFileSync(path.join(directory, 'career/pl.mdx')) };
}

it.each([
  ['Windows-1250', windows1250(text)],
  ['UTF-16', utf16(text)],
  [
    'UTF-8 with one byte of another kind',
    Buffer.concat([Buffer.from(text), Buffer.of(0xb9, 0x0a)]),
  ],
])('leaves a file in %s as it is, and promises no fix', async (_name, bytes) => {
  const found = await fixed(bytes);
  expect(found.fixes).toBe(0);
  expect(found.count).toBe(0);
  expect(found.bytes.equals(bytes)).toBe(true);
});

it('does not trust fixes of a file that was saved in another encoding since', () => {
  const directory = writeTree({ 'career/pl.mdx': windows1250(text) });
  const fix = { start: 0, end: 1, text: 'x' };
  const place = { file: 'career/pl.mdx', line: 1, column: 1 };
  const problem = { ...place, ruleId: 'r', reason: 'm', fatal: true, fix };
  expect(fixProblems([problem], directory)).toBe(0);
  expect(readFileSync(path.join(directory, 'career/pl.mdx')).equals(windows1250(text))).toBe(true);
});

it('fixes a file with a byte-order mark and Windows line ends, and keeps both', async () => {
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const found = await fixed(Buffer.from(windows));
  expect(found.count).toBeGreaterThan(1);
  expect(found.bytes.toString()).toMatch(/^\uFEFF---\r\n[\s\S]*„tak”, \[praca]\(\/career\)/);
  expect(found.bytes.toString()).toContain('Zażółć gęślą jaźń');
});

it.each([
  ['decomposed letters', text.normalize('NFD'), text],
  ['the line ends of old Macs', text.replaceAll('\n', '\r'), text.replaceAll('\n', '\r')],
  ['mixed line ends', text.replace('\n', '\r\n'), text.replaceAll('\n', '\r\n')],
  ['a line of another kind', text.replace(/\n$/, '\r\n'), text],
])('fixes a file with %s, and leaves it in one form', async (_name, before, like) => {
  const found = await fixed(Buffer.from(before));
  expect(found.count).toBeGreaterThan(1);
  const expected = like.replace('"tak"', '„tak”').replace('/pl/start', '/career');
  expect(found.bytes.toString()).toBe(expected);
});

it('never changes a file that is not UTF-8, whatever its bytes', async () => {
  const head = Buffer.from(page('[praca](/pl/start) "tak" ', 'slug: start'));
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(bytes, async (tail) => {
      const all = Buffer.concat([head, Buffer.of(0xff), tail, Buffer.from(' "nie"\n')]);
      const found = await fixed(all);
      expect(found.fixes).toBe(0);
      expect(found.bytes.equals(all)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
