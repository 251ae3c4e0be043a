import { parentId } from './address';
import { type ChangedDays, readChangedDays } from './changed-days';
import type { Page, Registry } from './registry';

/** Whether the template of a page shows cards of the pages below it: it changes whenever one is added. */
const isListing = ({ type, frontmatter }: Page) =>
  type === 'Page' && 'layout' in frontmatter && /^(blog|case-studies)$/.test(frontmatter.layout);

const own = ({ file, frontmatter }: Page, changed: ChangedDays): string | undefined =>
  frontmatter.updateDate ?? ('date' in frontmatter ? frontmatter.date : undefined) ?? changed[file];

const newest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** The nearest page above that lists others, for pages that are made of it and have no text of their own. */
function listAbove({ id, locale }: Page, registry: Registry): Page | undefined {
  for (let above = parentId(id); above !== undefined; above = parentId(above)) {
    const page = registry.page(above, locale);
    if (page && isListing(page)) return page;
  }
  return undefined;
}

/**
 * The day on which a page last changed for its readers: its update date, the date of a post, or the last
 * change of its text; never the day of the build. A list is as new as the newest page it shows.
 * @returns `2026-11-20`; undefined when nobody can tell, which is better than a wrong day.
 */
export function lastModified(
  page: Page,
  registry: Registry,
  changed: ChangedDays = readChangedDays(),
): string | undefined {
  const day = own(page, changed);
  const list = isListing(page) ? page : day === undefined ? listAbove(page, registry) : undefined;
  if (!list) return day;
  const shown = registry.children(list.id, page.locale).filter((child) => child.id !== page.id);
  return newest([day, ...shown.map((child) => own(child, changed))]);
}
