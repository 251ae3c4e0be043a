import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files/files-below';
import { readArchive } from './archive';
import { sha256 } from './listed-files';
import type { ReleaseFacts } from './notes';

/** Faults that are named one by one; the rest is counted. */
const mostNamed = 20;

const sumsFile = 'SHA256SUMS';

/** Files that are not as the sums say, those that lack and those that nobody has listed. */
function faultsOf(sums: string, found: ReadonlyMap<string, string>): string[] {
  const expected = new Map(
    sums
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  const wrong = [...expected].flatMap(([name, hash]) => {
    const other = found.get(name);
    if (other === undefined) return [`${name} is not there`];
    return other === hash ? [] : [`${name}: expected sha256 ${hash}, found ${other}`];
  });
  const added = [...found.keys()].filter((name) => name !== sumsFile && !expected.has(name));
  return [...wrong, ...added.map((name) => `${name} is in no list`)];
}

/** Makes sure of a release, by what was found of it. @param source What it is called in errors. */
function requireWhole(
  source: string,
  found: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): ReleaseFacts {
  const lacking = [sumsFile, 'release.json', 'files.json'].filter((name) => !texts.has(name));
  if (lacking.length > 0)
    throw new Error(`${source} is no release: ${lacking.join(', ')} not found in it`);
  const faults = faultsOf(texts.get(sumsFile) ?? '', found);
  if (faults.length > 0) {
    const more = faults.length > mostNamed ? [`and ${faults.length - mostNamed} more`] : [];
    throw new Error(
      `${source} is not as it was released. Fetch it again, and do not serve it:\n  ${[...faults.slice(0, mostNamed), ...more].join('\n  ')}`,
    );
  }
  return JSON.parse(texts.get('release.json') ?? '') as ReleaseFacts;
}

const isText = (name: string) => /^(SHA256SUMS|release\.json|files\.json)$/.test(name);

/**
 * Checks a release’s archive: the checksum beside it if that is there, and every file in it.
 * @returns What the release says of itself.
 * @throws with every file that is not as it was released.
 */
export async function verifyArchive(archive: string): Promise<ReleaseFacts> {
  const found = new Map<string, string>();
  const texts = new Map<string, string>();
  const folders = new Set<string>();
  await readArchive(archive, (file, data) => {
    const [folder = '', ...rest] = file.split('/');
    const name = rest.join('/');
    folders.add(folder);
    found.set(name, sha256(data));
    if (isText(name)) texts.set(name, data.toString('utf8'));
  });
  const facts = requireWhole(archive, found, texts);
  const beside = `${archive}.sha256`;
  if (existsSync(beside)) {
    const [expected = ''] = readFileSync(beside, 'utf8').split(' ');
    const hash = sha256(readFileSync(archive));
    if (hash !== expected)
      throw new Error(`${archive}: expected sha256 ${expected} (${beside}), found ${hash}`);
  }
  if (folders.size !== 1 || !folders.has(`release-${facts.number}`))
    throw new Error(
      `${archive} holds ${[...folders].join(', ')}: expected release-${facts.number} alone`,
    );
  return facts;
}

/** Checks a release that has been unpacked. Otherwise as `verifyArchive`. */
function verifyFolder(folder: string): ReleaseFacts {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const names = filesBelow(folder);
  const found = new Map(names.map((name) => [name, sha256(read(name))]));
  const texts = new Map(names.filter(isText).map((name) => [name, read(name).toString('utf8')]));
  return requireWhole(folder, found, texts);
}

/** Checks a release, packed or unpacked. */
export async function verifyRelease(source: string): Promise<ReleaseFacts> {
  const isFolder = statSync(source, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? verifyFolder(source) : await verifyArchive(source);
}
