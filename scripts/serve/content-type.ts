import path from 'node:path';
import { type FeedFormat, feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';

/** Texts that hold letters beyond ASCII, and no word of their encoding. */
const textTypes: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What a feed is called, by the ending of its file; other servers know `.rss` and `.atom` by themselves. */
function feedTypeOf(pathname: string): string | undefined {
  const [, ending] = /^(?:\/pl)?\/feeds\/.+\.(\w+)$/.exec(pathname) ?? [];
  return feedFormatNames.includes(ending as FeedFormat)
    ? `${feedFormats[ending as FeedFormat].type}; charset=utf-8`
    : undefined;
}

/**
 * The Content-Type of a file, where the file's ending does not say enough.
 * @param pathname Path of the address, e.g. `/feeds/blog.rss`.
 * @returns undefined where the ending says it all.
 */
export const contentTypeOf = (pathname: string): string | undefined =>
  feedTypeOf(pathname) ?? textTypes[path.posix.extname(pathname)];
