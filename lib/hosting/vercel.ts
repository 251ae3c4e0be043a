import { headerRules } from './cloudflare';
import { keptRedirects, type Tell } from './host-limits';
import type { Hosting } from './hosting';
import { decodedPath, encodedPathname } from './request-path';

/** How many redirects, rewrites and headers Vercel reads in all (https://vercel.com/docs/redirects/configuration-redirects). */
const mostRoutes = 2048;

/** A path as path-to-regexp reads it, in which some characters have a meaning. */
const literal = (path: string) => path.replace(/[(){}:*+?.\\]/g, '\\$&');

/**
 * The configuration of Vercel: redirects, headers, and addresses without `.html`.
 * @param tell Hears how many redirects are left out, if any are.
 */
export function vercelFile(hosting: Hosting, tell: Tell = () => {}): string {
  const headers = headerRules(hosting).map((rule) => ({
    source: rule.path.split('*').map(literal).join('(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  const room = mostRoutes - headers.length;
  const limits = { single: room, folders: room, all: room };
  const kept = keptRedirects(hosting.redirects, limits, 'vercel.json (Vercel)', tell);
  const redirects = kept.map(({ from, to, status }) => ({
    source: literal(encodedPathname(decodedPath(from))).replace(/\/\\\*$/, '/:rest*'),
    destination: to.replace(/:splat$/, ':rest*'),
    statusCode: status,
  }));
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      redirects,
      headers,
    },
    null,
    1,
  )}\n`;
}
