import { benchCheck } from './bench/check';

/** Measurements, each as a ratio against a peer measured in the same call: `npm run bench -- check`. */
const benches: Readonly<Record<string, () => Promise<void>>> = { check: benchCheck };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}": expected ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) await benches[name]?.();
}
