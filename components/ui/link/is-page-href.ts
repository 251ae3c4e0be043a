/**
 * Whether a URL is a page of this site, which the router changes to without loading a document.
 * Files (a dot in the last step of the path), anchors, mail, telephone and other sites are not.
 * @param href Complete href, not a page id.
 */
export function isPageHref(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return !path.slice(path.lastIndexOf('/')).includes('.');
}
