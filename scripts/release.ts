import './require-environment';
import { mkdirSync, statSync } from 'node:fs';
import { holdClock } from '@/lib/environment/clock';
import { fileSize } from '@/lib/format/file-size';
import { buildSite } from './build/build-site';
import { readHealth } from './build/health';
import { momentOf, outDirectory } from './build/out-directory';
import { runCommand, takeNoArguments, UsageError } from './command';
import { packRelease } from './release/pack-release';
import { hostingDirectory } from './serve/opened-site';

const usage = `npm run release
  Builds the site, as far as it is not there, and packs it with its checksum into releases/: docs/releases.md.`;

/** Makes a release, which is called after the moment its site shows and its build. */
await runCommand(
  async () => {
    takeNoArguments('release');
    if (process.env.PREVIEW === '1')
      throw new UsageError('PREVIEW is 1: a release is what visitors get. Run it without PREVIEW');
    holdClock();
    mkdirSync('.cache', { recursive: true });
    await buildSite();
    const moment = momentOf(outDirectory).toISOString().slice(0, 16).replace('T', '-');
    const name = `${moment.replace(':', '')}-${readHealth(outDirectory)?.slice(0, 8)}`;
    const hosting = hostingDirectory(outDirectory);
    const archive = packRelease({ site: outDirectory, hosting, releases: 'releases' }, name);
    console.log(`${archive} (${fileSize(statSync(archive).size, 'en')}), its checksum beside it`);
  },
  { usage },
);
