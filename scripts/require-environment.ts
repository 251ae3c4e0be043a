import { statSync } from 'node:fs';
import { environmentFaults, variableNames } from '@/lib/environment/variables';

/**
 * Every command imports this before anything else: modules that read variables as they load (the origin of the site,
 * the folder of the content) would otherwise fail in a trace that few read.
 */
for (const name of variableNames) {
  const value = process.env[name]?.trim();
  if (value) process.env[name] = value;
  else delete process.env[name];
}

const faults = environmentFaults(process.env, (path, kind) => {
  const found = statSync(path, { throwIfNoEntry: false });
  return kind === 'folder' ? found?.isDirectory() === true : found?.isFile() === true;
});
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
