import sharp from 'sharp';
import { chooseFormats, makeVariants, WorkFailed } from './pictures';

const [, , command = '', directory = '', file = '', code = ''] = process.argv;

/** The parts of a build that deal with pictures, each a process of its own: see `build-site.ts`. */
const commands: Record<string, () => Promise<void>> = {
  'choose-formats': async () => console.log(`  ${await chooseFormats()} new pictures`),
  'make-variants': async () => {
    const { count, made } = await makeVariants(directory, { ofBuild: { file, code } });
    console.log(`  ${count} variants, ${made} of them new`);
  },
};

// Pictures are made side by side, so none of them needs several threads.
sharp.concurrency(1);
try {
  await commands[command]?.();
} catch (error) {
  if (!(error instanceof WorkFailed)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
