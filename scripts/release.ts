import './require-environment';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { holdClock } from '@/lib/environment/clock';
import { fileSize } from '@/lib/format/file-size';
import { buildSite } from './build/build-site';
import { outDirectory } from './build/out-directory';
import { runCommand, UsageError } from './command';
import { billOfMaterials } from './release/bill-of-materials';
import { makeRelease } from './release/make-release';
import { archiveOf, releasesDirectory } from './release/past-releases';
import { verifyRelease } from './release/verify';

/** What git says; undefined outside of it. */
function git(...args: string[]): string | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { encoding: 'utf8', stdio }).trim();
  } catch {
    return undefined;
  }
}

function currentCommit() {
  const [id = '', time = ''] = git('log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  if (!id) return undefined;
  return { id, time: Number(time), hasUncommitted: git('status', '--porcelain') !== '' };
}

/** Builds the site, as far as it is not there, and makes a release of it. */
async function release(): Promise<void> {
  if (process.env.PREVIEW === '1')
    throw new UsageError('PREVIEW is 1: a release is what visitors get. Run it without PREVIEW');
  holdClock();
  mkdirSync('.cache', { recursive: true });
  await buildSite();
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  const releases = releasesDirectory();
  const facts = await makeRelease({
    site: outDirectory,
    hosting: `${outDirectory}-hosting`,
    releases,
    commit: currentCommit(),
    billOfMaterials: await billOfMaterials(name),
  });
  const archive = archiveOf(releases, facts.number);
  if (facts.hasUncommitted)
    console.warn('Built from files that are in no commit: nobody else can make this release');
  console.log(
    `Release ${facts.number}, build ${facts.build}: ${archive} (${fileSize(statSync(archive).size, 'en')})`,
  );
}

await runCommand(async () => {
  const [command, file, ...rest] = process.argv.slice(2);
  if (command === undefined) return release();
  if (command !== 'verify' || file === undefined || rest.length > 0)
    throw new UsageError(
      `npm run release takes nothing, or verify and a file: found "${process.argv.slice(2).join(' ')}". npm run release -- verify releases/release-1/release-1.tar.gz`,
    );
  const { number, build } = await verifyRelease(file);
  console.log(`${file} is release ${number} as it was made, build ${build}`);
});
