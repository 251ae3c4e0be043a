/** What the site reports to the tag manager (docs/tag-manager.md). */
type DataLayerEvent =
  | { event: 'page_view'; page_path: string; page_title: string; page_language: string }
  | { event: 'gtm.js'; 'gtm.start': number }
  | { 'gtm.blocklist': readonly string[] };

declare global {
  /** Google’s queue: what is in it before the tag manager arrives is read by it then. */
  var dataLayer: unknown[] | undefined;
}

function queue(): unknown[] {
  globalThis.dataLayer ??= [];
  return globalThis.dataLayer;
}

/** Reports an event to the tag manager; without one, it stays in the page and vanishes with it. */
function pushEvent(event: DataLayerEvent): void {
  queue().push(event);
}

/** Gives a command to Google’s tags, e.g. `gtag('consent', 'update', {…})`. */
export function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tags recognise a command by this kind of object
  queue().push(arguments);
}

/** Where the tag manager comes from; a content security policy has to allow it (docs/tag-manager.md). */
const tagManagerOrigin = 'https://www.googletagmanager.com';

/** What no tag of the container may do: run code of its own (docs/tag-manager.md, rules for the container). */
const forbiddenTags = ['customScripts', 'html', 'jsm'] as const;

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

/** How often the title is looked for, and milliseconds between two looks. */
const looks = 40;
const pause = 50;

/** The page's title: after a navigation the router takes the old one away before it brings the new one. */
async function arrivedTitle(): Promise<string> {
  for (let look = 0; look < looks && document.title === ''; look += 1)
    await new Promise((resolve) => setTimeout(resolve, pause));
  return document.title;
}

let lastPath: string | undefined;

/**
 * Reports to the tag manager which page is shown; the same page once, whatever is added to its URL.
 * The path comes without its query: campaign parameters are reported by the tags themselves.
 */
export async function pushPageView(): Promise<void> {
  const { pathname } = location;
  if (pathname === lastPath) return;
  lastPath = pathname;
  const title = await arrivedTitle();
  pushEvent({
    event: 'page_view',
    page_path: pathname,
    page_title: title,
    page_language: document.documentElement.lang,
  });
}
