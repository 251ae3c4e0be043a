import { benchCheck } from './bench/check';
import { benchPosts } from './bench/posts';

/** Measurements, e.g. `npm run bench -- check`: ratios against a peer measured in the same call, or sizes side by side. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  check: benchCheck,
  posts: benchPosts,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}": expected ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) await benches[name]?.();
}
