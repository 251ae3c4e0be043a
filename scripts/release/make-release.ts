import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readHealth } from '@/scripts/build/health';
import { type PackedFile, readArchive, writeArchive } from './archive';
import {
  type FoundFile,
  isHashed,
  type ListedFile,
  listFolder,
  sha256,
  siteFolder,
} from './listed-files';
import { type ReleaseFacts, releaseNotes } from './notes';
import {
  archiveOf,
  type PastRelease,
  readRelease,
  releaseName,
  releaseNumbers,
  removeUnfinished,
} from './past-releases';
import { fittedHosting, hostingFolder, objectsOf, type ReleasedSite } from './release-hosting';
import {
  activateScript,
  asPattern,
  leftOutList,
  uploadGroups,
  uploadScript,
} from './server-scripts';
import { verifyArchive } from './verify';

/** What a release is made of. */
export type ReleaseSource = {
  /** The finished site. */
  site: string;
  /** Configurations of hosts, if they are there. */
  hosting: string;
  /** Where releases are. */
  releases: string;
  /** The commit and its time in seconds since 1970; outside of git the release comes after the one before. */
  commit?: { id: string; time: number; hasUncommitted: boolean } | undefined;
  /** The packages that the site is built with, as a text. */
  billOfMaterials: string;
};

/** Of so many releases before, files that are named by their content stay, for pages that are still open. */
const keptReleases = 3;

const sitePrefix = `${siteFolder}/`;

/** The site and its hosts’ configurations, as they are now. @throws when the site is none. */
function readSite({ site, hosting }: ReleaseSource): { build: string; files: FoundFile[] } {
  const build = readHealth(site);
  if (build === undefined)
    throw new Error(`${site} has no /healthz: expected a finished site. Run npm run build`);
  const files = listFolder(site, siteFolder);
  const configurations = existsSync(hosting) ? listFolder(hosting, hostingFolder) : [];
  return { build, files: [...files, ...configurations] };
}

/** Files of the last release that go along: named by their content, not of this site, and not too old. */
function keptFiles(
  last: PastRelease | undefined,
  number: number,
  files: readonly FoundFile[],
): ListedFile[] {
  const own = new Set(files.map((file) => file.path));
  return (last?.files ?? []).flatMap((file) => {
    const from = file.from ?? last?.facts.number ?? 0;
    const isOfSite = file.path.startsWith(sitePrefix);
    if (!isOfSite || !isHashed(file.path.slice(sitePrefix.length)) || own.has(file.path)) return [];
    return from >= number - keptReleases ? [{ ...file, from }] : [];
  });
}

/** The contents of files of a past release. @throws when its archive cannot be read, or they are not as listed. */
async function contentsOf(
  archive: string,
  number: number,
  files: readonly ListedFile[],
): Promise<Map<string, Buffer>> {
  const wanted = new Map(files.map((file) => [`${releaseName(number)}/${file.path}`, file]));
  const contents = new Map<string, Buffer>();
  if (wanted.size === 0) return contents;
  await readArchive(archive, (name, data) => {
    const file = wanted.get(name);
    if (file && sha256(data) === file.sha256) contents.set(file.path, data);
  });
  const [lost] = files.filter((file) => !contents.has(file.path));
  if (lost)
    throw new Error(
      `${archive} does not hold ${lost.path} as it was released: expected sha256 ${lost.sha256}. Put the archive back, or move the release away`,
    );
  return contents;
}

/** Names of files of the site, from its folder on. */
const namesOf = (files: readonly { path: string }[]) =>
  files
    .filter((file) => file.path.startsWith(sitePrefix))
    .map((file) => file.path.slice(sitePrefix.length))
    .sort();

/** When each file's content was new: a server must not take two contents of the same size for one. */
function withTimes(
  files: readonly FoundFile[],
  last: PastRelease | undefined,
  time: number,
): ListedFile[] {
  const before = new Map(last?.files.map((file) => [file.path, file]));
  return files.map((file) => {
    const old = before.get(file.path);
    return { ...file, modified: old?.sha256 === file.sha256 ? old.modified : time };
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);

/** Writes a file that is on the disk when this returns. */
function writeSafely(file: string, text: string): void {
  writeFileSync(file, text, { flush: true });
}

/**
 * Puts a release together in a folder of its own.
 * @param previous Number of the last one, if there is one.
 * @returns What it says of itself.
 */
async function assemble(source: ReleaseSource, previous: number | undefined, folder: string) {
  const number = (previous ?? 0) + 1;
  const last = previous === undefined ? undefined : readRelease(source.releases, previous);
  const { build, files } = readSite(source);
  const kept = keptFiles(last, number, files);
  const facts: ReleaseFacts = {
    number,
    build,
    commit: source.commit?.id ?? null,
    hasUncommitted: source.commit?.hasUncommitted ?? false,
    time: Math.max(source.commit?.time ?? 0, (last?.facts.time ?? 0) + 1),
    previous: previous ?? null,
  };
  const released: ReleasedSite = {
    names: namesOf([...files, ...kept]),
    kept: namesOf(kept),
  };
  const fitted = fittedHosting(source.hosting, released);
  const others = files.filter((file) => !(file.path in fitted));
  const listed = [...withTimes(others, last, facts.time), ...kept].sort(byPath);
  const groups = uploadGroups(objectsOf(released));
  const uploaded = new Set(groups.flatMap((group) => group.files));
  const leftOut = released.names.filter((name) => !uploaded.has(name));
  const lines = (list: readonly string[]) => list.map((name) => `${name}\n`).join('');
  const texts: Record<string, string> = {
    'NOTES.md': releaseNotes(facts, listed, last?.files),
    'activate.sh': activateScript(number),
    'bom.cdx.json': source.billOfMaterials,
    'files.json': json(listed),
    'release.json': json(facts),
    'upload.sh': uploadScript(number, groups),
    ...Object.fromEntries(groups.map(({ list, files: each }) => [list, lines(each)])),
    [leftOutList]: lines(leftOut.map(asPattern)),
    ...fitted,
  };
  const sums = [
    ...listed.map((file) => [file.path, file.sha256] as const),
    ...Object.entries(texts).map(([name, text]) => [name, sha256(text)] as const),
  ];
  texts['SHA256SUMS'] = sums.map(([name, hash]) => `${hash}  ${name}\n`).join('');
  const contents =
    previous === undefined
      ? new Map<string, Buffer>()
      : await contentsOf(archiveOf(source.releases, previous), previous, kept);
  const directoryOf = (file: string) =>
    file.startsWith(sitePrefix)
      ? path.join(source.site, file.slice(sitePrefix.length))
      : path.join(source.hosting, file.slice(hostingFolder.length + 1));
  const packed: PackedFile[] = [
    ...Object.entries(texts).map(([name, text]) => ({
      path: name,
      modified: facts.time,
      isExecutable: name.endsWith('.sh'),
      read: () => Buffer.from(text),
    })),
    ...listed.map((file) => ({
      path: file.path,
      modified: file.modified,
      read: () => contents.get(file.path) ?? readFileSync(directoryOf(file.path)),
    })),
  ]
    .sort(byPath)
    .map((file) => ({ ...file, path: `${releaseName(number)}/${file.path}` }));
  const archive = path.join(folder, `${releaseName(number)}.tar.gz`);
  await writeArchive(archive, packed);
  writeSafely(`${archive}.sha256`, `${sha256(readFileSync(archive))}  ${path.basename(archive)}\n`);
  for (const name of ['NOTES.md', 'bom.cdx.json', 'files.json', 'release.json'])
    writeSafely(path.join(folder, name), texts[name] ?? '');
  // A build may have replaced the site meanwhile: what was packed has to be what was listed.
  await verifyArchive(archive);
  return facts;
}

/**
 * Makes the next release: a folder `release-<number>` that is there whole or not at all. It holds the archive, its checksum, the list
 * of files, the bill of materials and the notes. The same site, commit and releases before give the same bytes.
 * @returns What it says of itself.
 * @throws when the site is not whole, a release before it cannot be read, or nothing can be written.
 */
export async function makeRelease(source: ReleaseSource): Promise<ReleaseFacts> {
  const { releases } = source;
  mkdirSync(releases, { recursive: true });
  removeUnfinished(releases);
  const folder = mkdtempSync(path.join(releases, `.making-${process.pid}-`));
  try {
    for (;;) {
      const facts = await assemble(source, releaseNumbers(releases).at(-1), folder);
      // Temporary folders are their owner's alone.
      chmodSync(folder, 0o755);
      try {
        renameSync(folder, path.join(releases, releaseName(facts.number)));
        return facts;
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        // Another release has come first and has this number: this one is the next, and goes on from it.
        if (
          !/^(ENOTEMPTY|EEXIST|EPERM)$/.test(code) ||
          !releaseNumbers(releases).includes(facts.number)
        )
          throw error;
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
