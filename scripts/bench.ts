import './require-environment';
import { benchCheck } from './bench/check';
import { benchPosts } from './bench/posts';
import { runCommand, UsageError } from './command';

/** Measurements, e.g. `npm run bench -- check`: ratios against a peer measured in the same call, or sizes side by side. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  check: benchCheck,
  posts: benchPosts,
};

await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no bench "${unknown}": expected ${Object.keys(benches).join(', ')}`,
    );
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) await benches[name]?.();
}, 2);
