import '@/scripts/require-environment';
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '@/scripts/command';
import { writePageData } from './page-data';

// A process of its own, in which React renders as it did for the pages. The second file says which further pages there
// are, and is given what was found out.
await runCommand(async () => {
  const [directory, exchange] = process.argv.slice(2);
  if (!directory || !exchange)
    throw new Error('Expected the folder of the built site, and a file to exchange results by');
  const kept = JSON.parse(readFileSync(exchange, 'utf8')) as string[][];
  writeFileSync(exchange, JSON.stringify(await writePageData(directory, kept)));
});
