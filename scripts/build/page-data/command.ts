import '@/scripts/require-environment';
import { readFileSync } from 'node:fs';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { runCommand } from '@/scripts/command';
import { type PagesToSeparate, separatePages } from './page-data';

// One process for each core, in which React renders as it did for the pages. The file says what there is to do for all of
// them; each does its share, and writes what it found out beside it.
await runCommand(async () => {
  const [directory, exchange, part, parts] = process.argv.slice(2);
  if (!directory || !exchange)
    throw new Error(
      'Expected the folder of the built site, a file that says what to do, and a share',
    );
  const { files, joined } = JSON.parse(readFileSync(exchange, 'utf8')) as PagesToSeparate;
  const own = files.filter((_, index) => index % Number(parts) === Number(part));
  writeWhole(`${exchange}.${part}`, JSON.stringify(await separatePages(directory, own, joined)));
});
