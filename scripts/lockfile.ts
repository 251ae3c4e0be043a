import './require-environment';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { runCommand, takeNoArguments } from './command';
import {
  inOrder,
  type LockedPackages,
  withChecksums,
  withPlatformPackages,
} from './lockfile/complete-lockfile';

const file = 'package-lock.json';

/** Questions to the registry at a time. */
const limit = pLimit(4);

/** What the registry says of a package. @throws when it cannot be asked. */
const askRegistry = (spec: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    execFile('npm', ['view', spec, 'dist.integrity'], (error, stdout, stderr) => {
      const text = stdout.trim();
      if (!error && text) resolve(text);
      // A version it does not have is answered with nothing, a package it does not have with E404.
      else if (!error || /E404/.test(stderr)) resolve(undefined);
      else reject(new Error(`The registry cannot be asked for ${spec}: ${stderr.trim()}`));
    });
  });

/**
 * Completes package-lock.json with the packages of other platforms and with checksums, where the registry that it was
 * written from did not offer them. Run it after adding or updating a dependency: `npm run lockfile`.
 */
await runCommand(async () => {
  takeNoArguments('lockfile');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
  const before = Object.keys(lock.packages).length;
  const all = withPlatformPackages(lock.packages);
  const { packages, lacking } = await withChecksums(all, (spec) => limit(() => askRegistry(spec)));
  lock.packages = inOrder(packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${Object.keys(all).length - before} platform packages added to ${file}`);
  if (lacking.length > 0)
    console.warn(
      `${lacking.length} packages still lack a checksum, since this registry does not offer them:\n  ${lacking.join('\n  ')}\nRun npm run lockfile again where the registry does; until then npm takes them as they come.`,
    );
});
