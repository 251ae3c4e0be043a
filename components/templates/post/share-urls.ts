/**
 * Where a page is shared on other sites (docs/behaviour.md §2.4).
 * @param url The page's canonical URL: site origin, language prefix and path, without a query.
 * @param title What a post on the microblog begins with.
 */
export const shareUrls = (url: string, title: string) => ({
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  x: `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
});
