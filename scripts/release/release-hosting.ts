import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { edgeValue, type StoredObject, storedObjects } from '@/lib/hosting/object-storage';

/** Where a server has its releases, unless they are unpacked elsewhere. */
const serverFolder = '/var/www/website';

/** Where a release's configurations of hosts are. */
export const hostingFolder = 'hosting';

/** The files of a release's site, as hosts see them. */
export type ReleasedSite = {
  /** All, from the site's folder on, with compressed forms and those kept of older releases. */
  names: readonly string[];
  /** Those kept of older releases. */
  kept: readonly string[];
};

const forms = ({ names }: ReleasedSite) => {
  const all = new Set(names);
  const isForm = (name: string) =>
    /\.(br|gz)$/.test(name) && all.has(name.replace(/\.(br|gz)$/, ''));
  return { isForm, hasBrotli: (name: string) => all.has(`${name}.br`) };
};

/** What is put into object storage, in order: files named by their content first. */
export function objectsOf(site: ReleasedSite): StoredObject[] {
  const { isForm, hasBrotli } = forms(site);
  return storedObjects(
    site.names.filter((name) => !isForm(name)),
    hasBrotli,
  );
}

/** Replaces a part of a text. @throws where it is not there. */
function replaced(file: string, text: string, from: string, to: string): string {
  if (text.includes(from)) return text.replaceAll(from, to);
  throw new Error(
    `${file} does not hold "${from}", which a release puts its own place for: fit scripts/release/release-hosting.ts to lib/hosting`,
  );
}

/** nginx reads all that is of one build from the release that is served: files, redirects, headers. */
const nginxSite = (file: string, text: string) =>
  [
    ['root /var/www/website/current;', `include ${serverFolder}/root.conf;`],
    ['/etc/nginx/website/', `${serverFolder}/current/${hostingFolder}/nginx/`],
    ['maps.conf and server.conf lie in', 'it stays the same with each release; the rest is in'],
  ].reduce((result, [from = '', to = '']) => replaced(file, result, from, to), text);

/** Lets the function at the edge find the files that were kept. */
function edgePaths(text: string, site: ReleasedSite): string {
  const { isForm, hasBrotli } = forms(site);
  const { data } = JSON.parse(text) as { data: { key: string; value: string }[] };
  const kept = site.kept
    .filter((name) => !isForm(name))
    .map((name) => ({ key: `/${name}`, value: edgeValue(name, hasBrotli) }));
  return `${JSON.stringify({ data: [...data, ...kept] }, null, 1)}\n`;
}

/**
 * The configurations of hosts that are others in a release than beside a site: it lies in a folder of its own, and has files of older
 * ones.
 * @param directory What the build has written for hosts.
 * @returns Texts by their paths in the release; of those files only that are there.
 */
export function fittedHosting(
  directory: string,
  site: ReleasedSite,
): Readonly<Record<string, string>> {
  const fit: Readonly<Record<string, (file: string, text: string) => string>> = {
    'nginx/site.conf': nginxSite,
    'object-storage/objects.json': () => `${JSON.stringify(objectsOf(site), null, 1)}\n`,
    'object-storage/paths.json': (_file, text) => edgePaths(text, site),
  };
  return Object.fromEntries(
    Object.entries(fit).flatMap(([name, change]) => {
      const file = path.join(directory, name);
      if (!existsSync(file)) return [];
      return [[`${hostingFolder}/${name}`, change(file, readFileSync(file, 'utf8'))]];
    }),
  );
}
