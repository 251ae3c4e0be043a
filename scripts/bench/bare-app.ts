import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const directory = path.resolve('tests/fixtures/bare-app');
const note = path.resolve('.cache/bare-app-version');
const { version } = createRequire(import.meta.url)('next/package.json') as { version: string };

/**
 * Builds the bare page (one Link, nothing else) with the installed version of Next.js, once per version.
 * @returns The folder of its files.
 */
export function buildBareApp(): string {
  const out = path.join(directory, 'out');
  const isBuilt = existsSync(out) && existsSync(note) && readFileSync(note, 'utf8') === version;
  if (isBuilt) return out;
  execFileSync('npx', ['next', 'build', directory], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, version);
  return out;
}
