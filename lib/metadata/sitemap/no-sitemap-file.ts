/** Stands in where the sitemap is one file: Next.js refuses to export a route without files. */
export const noSitemapFile = 'none.txt';
