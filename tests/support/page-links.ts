import { documentOf } from './built-site';
import { servedFile } from './site-crawl';

/** Pages that some links of a page lead to, by their files. */
function targetsOf(page: string, links: readonly Element[]): Set<string> {
  const files = links.flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('/') ? (servedFile(href) ?? []) : [];
  });
  return new Set(files.filter((file) => file.endsWith('.html') && file !== page));
}

/** Pages that a page links to anywhere: header, text and footer. */
export const linkedFrom = (page: string): Set<string> =>
  targetsOf(page, [...documentOf(page).querySelectorAll('a[href]')]);

/** Pages that a page’s own content links to; breadcrumbs are no content, since they only lead back. */
export const linkedFromContent = (page: string): Set<string> =>
  targetsOf(
    page,
    [...documentOf(page).querySelectorAll('main a[href]')].filter(
      (link) => !link.closest('nav')?.querySelector(':scope > ol'),
    ),
  );

/** How many clicks each page is away from one, by files; pages that no link leads to are left out. */
export function clicksFrom(home: string): Map<string, number> {
  const clicks = new Map([[home, 0]]);
  const queue = [home];
  for (let page = queue.shift(); page; page = queue.shift())
    for (const target of linkedFrom(page)) {
      if (clicks.has(target)) continue;
      clicks.set(target, (clicks.get(page) ?? 0) + 1);
      queue.push(target);
    }
  return clicks;
}
