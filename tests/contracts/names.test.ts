import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/site.config';

/** Files that may say who the provider is: the one that decides it. */
const allowed = new Set(['site.config.ts', 'package.json', 'package-lock.json', 'README.md']);

/** Texts of writers, in which the check finds the names (rule typed-name). */
const texts = /^content\//;

it('names the provider in site.config.ts and nowhere else', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(mdx?|tsx?|mjs|json|ya?ml|css)$/.test(file) && !allowed.has(file) && !texts.test(file),
    );
  expect(files.length).toBeGreaterThan(100);
  const word = new RegExp(`\\b(${site.brand}|${site.product})\\b`, 'i');
  expect(files.filter((file) => word.test(readFileSync(file, 'utf8')))).toEqual([]);
});
