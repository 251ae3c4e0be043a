import { type ListedFile, siteFolder } from './listed-files';

/** What a release says of itself (release.json). */
export type ReleaseFacts = {
  number: number;
  /** The site's id, as `/healthz` says it. */
  build: string;
  /** The commit that the site was built from; null outside of git. */
  commit: string | null;
  /** Whether the site was built from files that are in no commit. */
  hasUncommitted: boolean;
  /** Its time, in seconds since 1970: that of the commit, later than that of the release before. */
  time: number;
  /** Number of the release it is compared with, if there is one. */
  previous: number | null;
};

/** Pages named of one kind; the rest is counted. */
const mostNamed = 200;

/** Files of the site itself, without compressed forms of others. */
function siteFiles(files: readonly ListedFile[]): Map<string, ListedFile> {
  const names = new Set(files.map(({ path }) => path));
  const isForm = (path: string) =>
    /\.(br|gz)$/.test(path) && names.has(path.replace(/\.(br|gz)$/, ''));
  return new Map(
    files
      .filter(({ path, from }) => path.startsWith(`${siteFolder}/`) && from === undefined)
      .filter(({ path }) => !isForm(path))
      .map((file) => [file.path.slice(siteFolder.length), file]),
  );
}

/** The address of a page, by its file. */
const addressOf = (file: string) => file.replace(/(\/index)?\.html$/, '') || '/';

/** A list of addresses under a heading; nothing where there are none. */
function section(heading: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const named = addresses.slice(0, mostNamed).map((address) => `- ${address}`);
  const rest = addresses.length - named.length;
  const more = rest > 0 ? [`- and ${rest} more, see files.json`] : [];
  return `\n## ${heading} (${addresses.length})\n\n${[...named, ...more].join('\n')}\n`;
}

/** How many files of a kind were added, changed and removed. */
function countsOf(
  before: ReadonlyMap<string, ListedFile>,
  now: ReadonlyMap<string, ListedFile>,
): string {
  const kinds = new Map<string, [added: number, changed: number, removed: number]>();
  const count = (file: string, index: 0 | 1 | 2) => {
    const kind = /\.([a-z0-9]+)$/i.exec(file)?.[1] ?? 'no ending';
    const counts = kinds.get(kind) ?? [0, 0, 0];
    counts[index] += 1;
    kinds.set(kind, counts);
  };
  for (const [file, { sha256 }] of now) {
    const old = before.get(file);
    if (!old) count(file, 0);
    else if (old.sha256 !== sha256) count(file, 1);
  }
  for (const file of before.keys()) if (!now.has(file)) count(file, 2);
  const rows = [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, counts]) => `| ${kind} | ${counts.join(' | ')} |`);
  if (rows.length === 0) return '\nNo file has changed.\n';
  return `\n## Files\n\n| Kind | Added | Changed | Removed |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/**
 * What has changed since the release before, in Markdown.
 * @param previous The files of that release, if there is one.
 */
export function releaseNotes(
  facts: ReleaseFacts,
  files: readonly ListedFile[],
  previous: readonly ListedFile[] | undefined,
): string {
  const day = new Date(facts.time * 1000).toISOString().slice(0, 10);
  const changes = facts.hasUncommitted ? ' and changes that are in no commit' : '';
  const origin = facts.commit
    ? `commit ${facts.commit} of ${day}${changes}`
    : 'built outside of git';
  const head = `# Release ${facts.number}\n\nBuild ${facts.build}, ${origin}\n`;
  const now = siteFiles(files);
  const isPage = (file: string) => file.endsWith('.html');
  const pages = [...now.keys()].filter(isPage);
  if (!previous) return `${head}\nThe first release: ${pages.length} pages, ${now.size} files.\n`;
  const before = siteFiles(previous);
  const added = pages.filter((file) => !before.has(file));
  const removed = [...before.keys()].filter((file) => isPage(file) && !now.has(file));
  const changed = pages.filter((file) => {
    const old = before.get(file);
    return old !== undefined && old.sha256 !== now.get(file)?.sha256;
  });
  const isReworded = (file: string) => before.get(file)?.text !== now.get(file)?.text;
  const reworded = changed.filter(isReworded);
  const others = changed.length - reworded.length;
  const frame =
    others > 0
      ? `\nOf ${others} more pages only code, addresses of files or what is around the text has changed.\n`
      : '';
  return [
    head,
    `\nCompared with release ${facts.previous}.\n`,
    section('Pages added', added.map(addressOf)),
    section('Pages removed', removed.map(addressOf)),
    section('Pages whose text has changed', reworded.map(addressOf)),
    frame,
    countsOf(before, now),
  ].join('');
}
