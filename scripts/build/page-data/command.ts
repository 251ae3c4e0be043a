import '@/scripts/require-environment';
import { runCommand } from '@/scripts/command';
import { writePageData } from './page-data';

await runCommand(async () => {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Error('Expected the folder of the built site');
  await writePageData(directory);
});
