import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { checkDocument } from '@/lib/check/check-document';
import { createSource } from '@/lib/check/source';
import { contentFiles } from '@/lib/content/reader';
import { mutated } from '@/tests/support/mutations';

const files = contentFiles('content').filter((file) => file.endsWith('.mdx'));
const texts = files.map((file) => readFileSync(path.join('content', file), 'utf8'));
const now = new Date('2026-11-20T12:00:00Z');

/** The same mutilations at every run; FUZZ_SEED=<number> tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 20261120);

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
    { numRuns: 2500, seed },
  );
  // Most mutations are mistakes; a check that finds hardly any would be asleep.
  expect(broken).toBeGreaterThan(1000);
}, 120_000);
