import { headerRules } from './cloudflare';
import { type Hosting, indexRedirects, warnOfLimit } from './hosting';
import { encodedPathname } from './request-path';

/** How many redirects, rewrites and headers Vercel reads in all (https://vercel.com/docs/limits). */
const mostRoutes = 2048;

/** A path as path-to-regexp reads it, in which some characters have a meaning. */
const literal = (path: string) => path.replace(/[(){}:*+?\\]/g, '\\$&');

type Route = { source: string };
type VercelFile = {
  $schema: string;
  cleanUrls: true;
  trailingSlash: false;
  redirects: readonly (Route & { destination: string; statusCode: number })[];
  headers: readonly (Route & { headers: readonly { key: string; value: string }[] })[];
};

/**
 * The configuration of Vercel: redirects, headers, and addresses without `.html`.
 * It reads so many redirects and no more: the last ones, which lead on from guessed addresses, are left out then, with a warning.
 */
export function vercelFile(hosting: Hosting): string {
  const { single, closed, moved } = indexRedirects({ ...hosting, pages: [] });
  const ofSingle = [...single].map(([from, { to, status }]) => ({
    source: literal(encodedPathname(from)),
    destination: to,
    statusCode: status,
  }));
  const ofFolders = [
    ...moved.map(({ folder, to, status }) => ({
      source: `${literal(folder)}:rest*`,
      destination: `${to}:rest*`,
      statusCode: status,
    })),
    ...closed.map(({ folders, to, status }) => ({
      source: `/:language(${folders.map((folder) => folder.slice(1, -1)).join('|')})/:rest*`,
      destination: to,
      statusCode: status,
    })),
  ];
  const headers = headerRules(hosting).map((rule) => ({
    source: literal(rule.path).replace('\\*', '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  const room = mostRoutes - headers.length - ofFolders.length;
  if (ofSingle.length > room)
    warnOfLimit(
      `vercel.json lacks ${ofSingle.length - room} of ${ofSingle.length} redirects: Vercel reads ${mostRoutes} entries. Take back old addresses that nobody asks for`,
    );
  const file: VercelFile = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...ofSingle.slice(0, room), ...ofFolders],
    headers,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
