import './require-environment';
import { parseArgs } from 'node:util';
import { benchBuild } from './bench/build';
import { benchCheck } from './bench/check';
import { benchDev } from './bench/dev';
import { benchKilled } from './bench/killed';
import { benchPages, type PagesOptions } from './bench/pages';
import { benchPosts } from './bench/posts';
import { benchServe } from './bench/serve';
import { runCommand, UsageError } from './command';

/** Measurements, e.g. `npm run bench -- check`: ratios against a peer measured in the same call, or sizes side by side. */
const benches: Readonly<Record<string, (options: PagesOptions) => Promise<void>>> = {
  build: benchBuild,
  check: benchCheck,
  dev: benchDev,
  posts: benchPosts,
  pages: benchPages,
  killed: benchKilled,
  serve: benchServe,
};

await runCommand(
  async () => {
    const { values, positionals: asked } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    const unknown = asked.find((name) => !Object.hasOwn(benches, name));
    if (unknown !== undefined)
      throw new UsageError(
        `There is no bench "${unknown}": expected ${Object.keys(benches).join(', ')}`,
      );
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      throw new UsageError(`--runs is "${values.runs}": expected a whole number from 1 on`);
    for (const name of asked.length > 0 ? asked : Object.keys(benches))
      await benches[name]?.({ ...values, runs });
  },
  { failedCode: 2 },
);
