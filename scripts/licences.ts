import './require-environment';
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand, takeNoArguments } from './command';
import { type Licensed, licenceFaults } from './supply-chain/licences';
import { licencesFile, licencesText, shippedPackages } from './supply-chain/shipped-packages';

/** Writes the licences of what browsers get, and refuses packages whose licence nobody has agreed to. */
await runCommand(async () => {
  takeNoArguments('licences');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Licensed>;
  };
  const shipped = await shippedPackages();
  const faults = licenceFaults(lock.packages, new Set(shipped));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(licencesFile, await licencesText(lock.packages));
  console.log(`${licencesFile} has the licences of ${shipped.length} packages`);
});
