import { pushEvent } from './data-layer';

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
 * Tells the tag manager which page is shown; the same page is told once, whatever is added to its address.
 * The path comes without its query: campaign parameters are told by the tags themselves.
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
