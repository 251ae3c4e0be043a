import './require-environment';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { runCommand, takeNoArguments } from './command';
import { completeLockfile, type LockedPackages } from './lockfile/complete-lockfile';

const file = 'package-lock.json';

/** Questions to the registry at a time. */
const limit = pLimit(4);

/** The registry's hash of a package. @throws when it cannot be asked. */
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
 * Completes package-lock.json with the packages of other platforms and with the hashes of all, where the registry that
 * it was written from did not offer them. Run it after adding or updating a dependency: `npm run lockfile`. It fails
 * while a package has no hash.
 */
await runCommand(async () => {
  takeNoArguments('lockfile');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
  const { packages, lacking } = await completeLockfile(lock.packages, (spec) =>
    limit(() => askRegistry(spec)),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  if (lacking.length > 0)
    throw new Error(
      `${lacking.length} packages have no hash, since this registry does not offer them: run npm run lockfile again where the registry does; until then npm takes them as they come.\n  ${lacking.join('\n  ')}`,
    );
  console.log(`Every package in ${file} has its hash`);
});
