import { newerOf } from '@/lib/check/extract/newer-pages';
import {
  type CheckedSite,
  type DocumentSummary,
  type Extract,
  extractOf,
  isWholeIn,
} from '@/lib/check/extract/site';
import type { SiteRule } from '@/lib/check/rule';
import { defaultLocale } from '@/lib/i18n/locales';

/** How many pages of one kind may be built of the same blocks in the same order. */
const mostAlike = 3;

/** Kinds of pages that buyers compare. */
const compared: readonly string[] = ['Service', 'Product'];

/** The blocks of a page in their order: those of its top level, and those of its sections, which only group them. */
export const blockSequence: Extract<string> = {
  name: 'block-sequence',
  from: ({ tags }) =>
    tags
      .filter(({ name, within }) => name !== 'Section' && within.every((one) => one === 'Section'))
      .map(({ name }) => name)
      .join(' '),
};

/** Pages of one kind with one sequence of blocks, where they are more than may be alike. */
function groupsOf(site: CheckedSite): DocumentSummary[][] {
  const groups = new Map<string, DocumentSummary[]>();
  for (const document of site.documents) {
    const { type, locale, status, isRead } = document;
    // A translation has the blocks of its source.
    const isCompared = compared.includes(type) && locale === defaultLocale;
    if (!isCompared || status !== 'live' || !isRead || !isWholeIn(locale, site)) continue;
    const key = `${type} ${extractOf(document, blockSequence)}`;
    groups.set(key, [...(groups.get(key) ?? []), document]);
  }
  return [...groups.values()].filter((group) => group.length > mostAlike);
}

/** The rule about pages that differ in nothing but their words. */
export const alikePages: SiteRule = {
  name: 'alike-pages',
  severity: 'warning',
  summary: `No more than ${mostAlike} services, or products, are built of the same blocks in the same order.`,
  remedy:
    'Show what only this page has by a block that fits it, such as a table, a chart or a list of steps, or put its blocks into another order.',
  extracts: [blockSequence],
  checkSite: (site) =>
    groupsOf(site).flatMap((group) => {
      const newer = newerOf(
        group.map(({ file }) => file),
        site,
      );
      return group
        .filter(({ file }) => newer.includes(file))
        .map(({ file, id, places }) => {
          const others = group.filter((one) => one.id !== id).map((one) => one.id);
          const named = others.slice(0, mostAlike).join(', ');
          const more = others.length > mostAlike ? ` and ${others.length - mostAlike} more` : '';
          const message = `this page is built of the same blocks in the same order as ${named}${more}: expected a block that only it has, or another order`;
          return { file, ...(places['title'] ?? { line: 1, column: 1 }), message };
        });
    }),
};
