import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a release is made of, and where it goes: folders. */
export type ReleaseSource = { site: string; hosting: string; releases: string };

/**
 * Packs a site, with what hosts are told of it, into one archive with its checksum beside it (`sha256sum -c`). The archive
 * holds a folder of its name with `site` and `hosting`; it is there whole, or not at all.
 * @param name Of the release, which sorts behind those before.
 * @returns The archive.
 * @throws when a file cannot be read or written.
 */
export function packRelease({ site, hosting, releases }: ReleaseSource, name: string): string {
  const archive = path.join(releases, `${name}.tar.gz`);
  if (existsSync(archive)) return archive;
  mkdirSync(releases, { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const unfinished = `${archive}.unfinished`;
  try {
    mkdirSync(path.join(folder, name));
    symlinkSync(path.resolve(site), path.join(folder, name, 'site'));
    symlinkSync(path.resolve(hosting), path.join(folder, name, 'hosting'));
    // With what the links lead to, and not with the links.
    execFileSync('tar', ['-chzf', unfinished, '-C', folder, name]);
    const sum = createHash('sha256').update(readFileSync(unfinished)).digest('hex');
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
    renameSync(unfinished, archive);
  } finally {
    rmSync(unfinished, { force: true });
    rmSync(folder, { recursive: true });
  }
  return archive;
}
