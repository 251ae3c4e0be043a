import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Pages and data for tests of code, which no writer changes; read from disk (tests/support/next-doubles.ts). */
const sampleContent = { CONTENT_DIR: 'tests/fixtures/content' };

/** The tests that stand beside their sources. */
const unitTests = ['components', 'lib', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll(path.sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file)),
);

const unitTestsWith = (pattern: RegExp) =>
  unitTests.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

/** Those that put something in a module’s place, or load modules anew: each loads its own modules. */
const isolated = unitTestsWith(/\bvi\.(?:mock|doMock|resetModules)\(/);

/** Those that act on a document. */
const withDocument = unitTestsWith(/^\/\/ @vitest-environment jsdom/m).filter(
  (file) => !isolated.includes(file),
);

/** Elements are made by React’s production code, which has no function for those of its development code. */
const withoutDevelopment = { jsx: { development: false } };

/** What contracts over the built site share: what one file has parsed of it, the next one need not parse again. */
const contracts = {
  setupFiles: ['tests/support/own-tree.ts'],
  isolate: false,
  // As in builds: React as visitors get it, and each data file is read once.
  env: { NODE_ENV: 'production' as const },
  // Parsed pages are kept: with the usual 16 MB for young objects, a quarter of the time goes into moving them.
  execArgv: ['--max-semi-space-size=64'],
  // The first of them parses all pages, on machines that are busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/**
 * Contracts that say the same whatever the content is (of code, of commands, of fixtures, and of the preview of the site itself),
 * the one of bytes, whose budget is that of the site's own texts, and the one that takes minutes: in the changed content blocks
 * stand as they do in the site's own.
 */
const withoutContent =
  'blocks,check,check-command,commands,first-day,first-load,gallery,layout,lockfile,names,planted-mistakes,preview,previews,schemas,source,workflows';

export default defineConfig({
  resolve: {
    alias: {
      generated: path.join(root, '.generated'),
      '@': root,
    },
  },
  test: {
    globalSetup: ['tests/support/around-all.ts'],
    // Vitest takes one core fewer by itself, which on a machine with two is half of them.
    maxWorkers: availableParallelism(),
    // Speed is measured by benchmarks; a test that is merely slow on a busy machine has not failed.
    testTimeout: 30_000,
    tags: [
      {
        name: 'slow',
        description:
          'Tests that start processes, look at every page, or take texts of the greatest size: only `npm run test:full` runs them.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env: sampleContent,
          include: unitTests.filter(
            (file) => !isolated.includes(file) && !withDocument.includes(file),
          ),
          setupFiles: ['tests/support/next-doubles.ts', 'tests/support/own-tree.ts'],
          // Loading the same modules for each of some hundred files takes three times as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          env: sampleContent,
          include: withDocument,
          setupFiles: [
            'tests/support/next-doubles.ts',
            'tests/support/own-tree.ts',
            'tests/support/own-document.ts',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          env: sampleContent,
          include: isolated,
          setupFiles: ['tests/support/next-doubles.ts'],
        },
      },
      {
        extends: true,
        oxc: withoutDevelopment,
        test: {
          ...contracts,
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'killed-builds', include: ['tests/killed-builds/*.test.ts'] },
      },
      {
        extends: true,
        oxc: withoutDevelopment,
        test: {
          ...contracts,
          name: 'changed-content',
          // As tests/changed-content/changed-content.ts writes and `npm run test:full` builds it.
          env: {
            ...contracts.env,
            CONTENT_DIR: '.cache/changed-content',
            OUT_DIR: '.test-sites/changed',
          },
          include: ['tests/{contracts,changed-content}/**/*.test.ts'],
          exclude: [`tests/contracts/{${withoutContent}}.test.ts`],
        },
      },
    ],
  },
});
