import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import type { Page } from '@/lib/content/document';
import { parentId } from '@/lib/content/pathnames';
import type { Registry } from '@/lib/content/registry';
import { isPlainFile } from '@/lib/files/file-tree';

/** On which day each page was last changed, by its file below the content folder: `2026-11-20`. */
export type ChangedDays = Readonly<Record<string, string>>;

/** One file for each tree of content, so that building one does not change what is known of the other's pages. */
const tree = process.env.CONTENT_DIR
  ? `-${createHash('sha1').update(contentDirectory).digest('hex').slice(0, 8)}`
  : '';

/** Written by every build (`scripts/records.ts`): the pages it renders cannot ask git. */
export const changedDaysFile = `.generated/changed-days${tree}.json`;

let known: ChangedDays | undefined;

/** The days as the build found them; none where nothing was built yet. */
export function readChangedDays(): ChangedDays {
  const file = path.join(process.cwd(), changedDaysFile);
  known ??= isPlainFile(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangedDays) : {};
  return known;
}

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
