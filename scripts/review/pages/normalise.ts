import type { SiteFolder } from './site-folder';

/** Addresses of pictures and other files that a page shows: what they hold belongs to the page. */
const shownAddress =
  /(?:src|srcset|poster|href|content)="([^"]+\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm|ico)[^"]*)"/g;

const tagOfHead = /<(?:meta|link)\b[^>]*>|<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * A page without what differs between two builds that show the same: its scripts and data in whichever form, names of
 * chunks and of fonts, the number of the build, and the order of the tags in its head. Pages that are equal in this form
 * need no closer look.
 * @param site Where it is.
 * @param file Of the page.
 */
export function normalisedPage(site: SiteFolder, file: string): string {
  const html = site.read(file);
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, Math.max(0, headEnd));
  const body = html.slice(Math.max(0, headEnd));
  const isKept = (tag: string) =>
    !/^<script\b(?![^>]*application\/ld\+json)/.test(tag) &&
    !/^<link\b[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect)"/.test(tag) &&
    !/http-equiv=/i.test(tag);
  const tags = [...head.matchAll(tagOfHead)].map(([tag]) => tag).filter(isKept);
  const root = (/<html\b[^>]*>/.exec(html)?.[0] ?? '').replace(/ class="[^"]*"/, '');
  const rest = body
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="(?:preload|modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/ (?:data-html|nonce|integrity)="[^"]*"/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const shown = [...html.matchAll(shownAddress)]
    .flatMap(([, value = '']) =>
      value.split(',').map((part) => part.trim().split(/[\s?#]/)[0] ?? ''),
    )
    .map((address) => address.replace(/^https?:\/\/[^/]+/, ''))
    .filter((address) => address.startsWith('/') && !address.startsWith('/_next/'))
    .map((address) => `${address} ${site.hash(address.slice(1)) ?? 'not there'}`);
  const text = [root, ...tags.sort(), rest, ...[...new Set(shown)].sort()].join('\n');
  return text
    .replace(/\/_next\/static\/[^"'\s)]*/g, '/_next/')
    .replace(/(<link\b[^>]*href="[^"?]*)\?[^"]*/g, '$1');
}
