import { promises, rmSync } from 'node:fs';
import path from 'node:path';
import { generateDotpkg, runMain } from 'contentlayer/core';
import { filesBelow } from '@/lib/content/reader';
import { runCommand } from '@/scripts/command';

/** Where Contentlayer writes. */
const generated = '.contentlayer/generated';

/** Lists that a build reads (lib/content/compiled-content.ts) and types: all but one file for each document, and what imports those. */
const isOfUse = (file: unknown) =>
  !/\.contentlayer\/generated\/[^/]+\/(?!_index\.json$)[^/]+$/.test(String(file));

// Of two thousand documents, to remove and write a file each took as long as everything else here.
const { writeFile, rm } = promises;
promises.writeFile = async (file, ...rest) => {
  if (isOfUse(file)) await writeFile(file, ...rest);
};
promises.rm = async (file, ...rest) => {
  if (isOfUse(file)) await rm(file, ...rest);
};

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
  // What earlier versions of this command have written.
  for (const file of filesBelow(generated).map((name) => path.join(generated, name)))
    if (!isOfUse(file)) rmSync(file);
  console.log(`  ${documentCount} documents`);
});
