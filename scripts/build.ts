import { mkdirSync } from 'node:fs';
import { buildSite } from './build/build-site';
import { CommandFailed } from './run';

mkdirSync('.cache', { recursive: true });
try {
  await buildSite();
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  console.error(`\nThe build stopped: ${error.message}. See the lines above.`);
  process.exitCode = 1;
}
