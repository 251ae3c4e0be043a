import { pushEvent } from './data-layer';

/** Where the tag manager comes from; a content security policy has to allow it (docs/tag-manager.md). */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/** What no tag of the container may do: run code of its own (docs/tag-manager.md, rules for the container). */
export const forbiddenTags = ['customScripts', 'html', 'jsm'] as const;

let isLoading = false;

/**
 * Loads the tag manager, once per page. Only after consent to analytics; no inline script. When it is blocked or
 * does not answer, nothing of the site waits for it.
 * @param id Container, e.g. GTM-AB12CD3.
 */
export function loadTagManager(id: string): void {
  if (isLoading) return;
  isLoading = true;
  pushEvent({ 'gtm.blocklist': forbiddenTags });
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
