import type { Redirect } from '@/lib/content/redirects';
import { headerRules } from './cloudflare';
import { keptRedirects, type Tell } from './host-limits';
import type { Hosting } from './hosting';
import { decodedPath, encodedPathname } from './request-path';

/** How many redirects, rewrites and headers Vercel reads in all (https://vercel.com/docs/redirects/configuration-redirects). */
const mostRoutes = 2048;

/** A path as path-to-regexp reads it, in which some characters have a meaning. */
const literal = (path: string) => path.replace(/[(){}:*+?.\\]/g, '\\$&');

/** `cleanUrls` takes `.html` away before any redirect is looked at: old addresses that end so would need two steps. */
const isHtml = ({ from }: Redirect) => from.endsWith('.html');

/** What `cleanUrls` does, to stand behind such redirects: addresses lose `.html` and `index`, and files are found without. */
const cleanAddresses = {
  redirects: [
    ['/index', '/'],
    ['/index\\.html', '/'],
    ['/(.*)/index', '/$1'],
    ['/(.*)/index\\.html', '/$1'],
    ['/(.*)\\.html', '/$1'],
  ].map(([source, destination]) => ({ source, destination, statusCode: 308 })),
  rewrites: [{ source: '/(.*)', destination: '/$1.html' }],
};

/**
 * The configuration of Vercel: redirects, headers, and addresses without `.html`.
 * @param tell Hears how many redirects are left out, if any are.
 */
export function vercelFile(hosting: Hosting, tell: Tell = () => {}): string {
  const headers = headerRules(hosting).map((rule) => ({
    source: rule.path.split('*').map(literal).join('(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  const hasHtml = hosting.redirects.some(isHtml);
  const { redirects: clean, rewrites } = cleanAddresses;
  const room = mostRoutes - headers.length - (hasHtml ? clean.length + rewrites.length : 0);
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
      ...(hasHtml ? { rewrites } : { cleanUrls: true }),
      trailingSlash: false,
      redirects: hasHtml ? [...redirects, ...clean] : redirects,
      headers,
    },
    null,
    1,
  )}\n`;
}
