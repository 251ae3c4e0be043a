import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: {
      'contentlayer/generated': path.join(root, '.contentlayer/generated/index.mjs'),
      generated: path.join(root, '.generated'),
      '@': root,
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/next-doubles.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
