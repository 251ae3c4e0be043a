import path from 'node:path';
import { feedFormats } from '@/lib/feeds/feed-formats';
import { localeSettings, locales } from '@/lib/i18n/locales';

const text = (type: string) => `${type}; charset=utf-8`;

/**
 * The Content-Type of files by their endings (IANA's registry of media types). Texts say their encoding; JSON is UTF-8
 * by definition (RFC 8259 §8.1), and XML written by us as well.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  csv: text('text/csv'),
  vtt: text('text/vtt'),
  xml: text('application/xml'),
  rss: text(feedFormats.rss.type),
  atom: text(feedFormats.atom.type),
  webmanifest: text('application/manifest+json'),
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: text('text/calendar'),
  wasm: 'application/wasm',
};

/** What a file is that no ending says more of. */
export const unknownType = 'application/octet-stream';

/** Folders of feeds, in which JSON is a feed. */
export const feedFolders: readonly string[] = locales.map(
  (locale) => `${localeSettings[locale].prefix}/feeds/`,
);

/** Files without an ending, and what they are: `/healthz` says which build is served. */
export const typesByPath: Readonly<Record<string, string>> = { '/healthz': 'application/json' };

export const jsonFeedType = text(feedFormats.json.type);

/**
 * The Content-Type of a file.
 * @param file Its path below the site's folder, with a slash before it, e.g. `/feeds/blog.rss`.
 */
export function contentTypeOf(file: string): string {
  const ending = path.posix.extname(file).slice(1).toLowerCase();
  if (ending === 'json' && feedFolders.some((folder) => file.startsWith(folder)))
    return jsonFeedType;
  const own = Object.hasOwn(typesByPath, file) ? typesByPath[file] : undefined;
  if (own) return own;
  return (Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined) ?? unknownType;
}

/** Types of texts: they become much smaller when they are compressed, while pictures, films and most fonts are compressed already. */
const textTypes = /^text\/|\b(?:xml|json|wasm|ttf|otf)\b/;

/** Whether a file is worth compressing, by its type. */
export const isText = (file: string): boolean => textTypes.test(contentTypeOf(file));
