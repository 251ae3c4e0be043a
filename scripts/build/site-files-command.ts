import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { runCommand } from '@/scripts/command';
import { writeFilesOfSite } from './site-files';

// One process for each core does its share of them, beside the others.
await runCommand(async () => {
  const [directory = '', exchange = '', part, parts] = process.argv.slice(2);
  const before = JSON.parse(readFileSync(path.join(exchange, 'before.json'), 'utf8'));
  const share = { part: Number(part), parts: Number(parts) };
  const written = await writeFilesOfSite(directory, before, share);
  writeWhole(path.join(exchange, `${part}.json`), JSON.stringify(written));
});
