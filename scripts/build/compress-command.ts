import { readFileSync } from 'node:fs';
import { runCommand } from '@/scripts/command';
import { compressTexts } from './compressed-files';

/** Compresses a share of the texts that a file names: one process for each core does this, beside the others. */
await runCommand(() => {
  const [directory = '', file = '', part = '0', parts = '1'] = process.argv.slice(2);
  const names = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const isOwn = (_: string, index: number) => index % Number(parts) === Number(part);
  compressTexts(directory, names.filter(isOwn));
});
