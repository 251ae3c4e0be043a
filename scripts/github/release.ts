import '../require-environment';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHealth } from '../build/health';
import { outDirectory } from '../build/out-directory';
import { runCommand, takeNoArguments } from '../command';
import {
  archiveOf,
  readRelease,
  releaseName,
  releaseNumbers,
  releasesDirectory,
} from '../release/past-releases';
import { environmentWith, run } from '../run';

/** Asks GitHub’s own program, which workflows have. */
const gh = (...args: string[]): string =>
  execFileSync('gh', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Brings the last release here: the next one goes on from its number, and keeps its files for pages that are open. */
function fetchLast(releases: string): number | undefined {
  const tags = JSON.parse(gh('release', 'list', '--limit', '100', '--json', 'tagName')) as {
    tagName: string;
  }[];
  const numbers = tags.flatMap(({ tagName }) => /^release-([1-9]\d*)$/.exec(tagName)?.[1] ?? []);
  const last = Math.max(0, ...numbers.map(Number));
  if (last === 0) return undefined;
  const folder = path.join(releases, releaseName(last));
  mkdirSync(folder, { recursive: true });
  gh('release', 'download', releaseName(last), '--dir', folder, '--clobber');
  return last;
}

/** Uploads a release with its own script; what it needs to know of the bucket is in a file that is gone afterwards. */
async function upload(archive: string, target: string): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'upload-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', directory]);
    const [folder = ''] = readdirSync(directory);
    const config = path.join(directory, 'rclone.conf');
    writeFileSync(config, process.env['RCLONE_CONFIG_TEXT'] ?? '', { mode: 0o600 });
    execFileSync('sh', [path.join(directory, folder, 'upload.sh'), target], {
      stdio: 'inherit',
      env: environmentWith({ RCLONE_CONFIG: config }),
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Makes a release of the built site in a workflow, where visitors would see another site than they do: with what is in git, and what the day
 * has brought. It is kept with the repository’s releases, and uploaded where UPLOAD_TARGET names a bucket (`store:bucket`).
 */
await runCommand(async () => {
  takeNoArguments('release in a workflow');
  const releases = releasesDirectory();
  const last = fetchLast(releases);
  if (last !== undefined && readRelease(releases, last).facts.build === readHealth(outDirectory)) {
    console.log(`${releaseName(last)} is the same site: no other one is made`);
    return;
  }
  await run(['npm', 'run', '--silent', 'release']);
  const number = Math.max(...releaseNumbers(releases));
  const folder = path.join(releases, releaseName(number));
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  // As a draft until it is uploaded: a release that is listed is one that visitors have.
  const notes = path.join(folder, 'NOTES.md');
  gh('release', 'create', releaseName(number), ...files, '--draft', '--notes-file', notes);
  const target = process.env['UPLOAD_TARGET'];
  if (target) await upload(archiveOf(releases, number), target);
  gh('release', 'edit', releaseName(number), '--draft=false', '--latest');
  console.log(`${releaseName(number)} is made${target ? ` and uploaded to ${target}` : ''}`);
});
