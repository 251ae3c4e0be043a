import { runCommand } from '@/scripts/command';
import { compressTexts } from './compressed-files';

/** Compresses a share of a site's texts: one process for each core does this, beside the others. */
await runCommand(() => {
  const [directory = '', part = '0', parts = '1'] = process.argv.slice(2);
  compressTexts(directory, Number(part), Number(parts));
});
