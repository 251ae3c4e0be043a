/** What `npm outdated --json` says of a package. */
export type Outdated = { current?: string; latest: string };

/** Which part of a version changes: a major one may break what uses it. */
export function changeKind(from: string, to: string): 'major' | 'minor' | 'patch' {
  const [oldMajor, oldMinor] = from.split('.');
  const [newMajor, newMinor] = to.split('.');
  // Below 1.0 every minor version may break.
  if (oldMajor !== newMajor || (newMajor === '0' && oldMinor !== newMinor)) return 'major';
  return oldMinor === newMinor ? 'patch' : 'minor';
}

/** What a registry says of where a package is written. */
export type Origin = { repository?: string | { url?: string }; homepage?: string };

/** Where a package tells what has changed: the releases of its repository, else its page. */
export function changelogOf(name: string, { repository, homepage }: Origin): string {
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const [, host, owner, project] =
    /(?:^|\/\/|@)(?:www\.)?(github\.com|gitlab\.com)[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:[#/].*)?$/.exec(
      url,
    ) ?? [];
  if (host === 'github.com') return `https://github.com/${owner}/${project}/releases`;
  if (host === 'gitlab.com') return `https://gitlab.com/${owner}/${project}/-/releases`;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(url)?.[1];
  if (short) return `https://github.com/${short}/releases`;
  return homepage ?? `npm view ${name} homepage repository versions`;
}
