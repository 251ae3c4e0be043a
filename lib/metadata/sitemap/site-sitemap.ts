import { isPreview } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { noSitemapFile, sitemapEntries, sitemapFiles } from './sitemap';

let files: ReadonlyMap<string, string> | undefined;

/** The files of the sitemap of this build, by pathname. A preview names no page: it is closed to search engines. */
function siteSitemap(): ReadonlyMap<string, string> {
  files ??= sitemapFiles(isPreview ? [] : sitemapEntries(content));
  return files;
}

/** A file of the sitemap as it is sent. */
export function sitemapResponse(pathname: string): Response {
  const text = siteSitemap().get(pathname);
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Parameters of the route that serves the parts of a split sitemap. */
export function sitemapParams(): { file: string }[] {
  const parts = [...siteSitemap().keys()].filter((pathname) => pathname.startsWith('/sitemaps/'));
  const names = parts.map((pathname) => pathname.slice('/sitemaps/'.length));
  return (names.length > 0 ? names : [noSitemapFile]).map((file) => ({ file }));
}
