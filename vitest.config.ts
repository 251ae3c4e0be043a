import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: {
      'contentlayer/generated': path.join(root, '.contentlayer/generated/index.mjs'),
      'generated/content-state.json': path.join(root, 'lib/content/no-problems.json'),
      generated: path.join(root, '.generated'),
      '@': root,
    },
  },
  test: {
    // Vitest takes one core fewer by itself, which on a machine with two is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/next-doubles.ts', 'tests/support/own-tree.ts'],
          // Loading the same modules for each of some hundred files takes three times as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/next-doubles.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          setupFiles: ['tests/support/own-tree.ts'],
          // What one file has parsed of the built site, the next one need not parse again.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
