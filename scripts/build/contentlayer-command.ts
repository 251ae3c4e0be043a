import path from 'node:path';
import { generateDotpkg, runMain } from 'contentlayer/core';
import { runCommand } from '@/scripts/command';

/**
 * `contentlayer2 build` in one bundle with its configuration (scripts/bundled.mjs), which begins in a third of the time. The
 * folder of the bundle has its version in its name: Contentlayer believes what it has kept as long as that is the same.
 */
await runCommand(async () => {
  // Says what is wrong with the folder of the content as soon as it is loaded.
  const { default: makeSource } = await import('@/contentlayer.config');
  const bundle = process.argv[1] ?? '';
  const config = {
    source: await makeSource(undefined),
    esbuildHash: path.basename(path.dirname(bundle)),
    filePath: bundle,
  } as unknown as Parameters<typeof generateDotpkg>[0]['config'];
  const main = runMain({ tracingServiceName: 'contentlayer', verbose: false });
  // It ends the process itself when the content has mistakes.
  const { documentCount } = (await main(generateDotpkg({ config, verbose: false }))) as {
    documentCount: number;
  };
  console.log(`  ${documentCount} documents`);
});
