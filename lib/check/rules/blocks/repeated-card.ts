import type { DocumentExtract } from '@/lib/check/extract/document';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import type { BlockSchema } from '@/lib/schema/block';

/**
 * Cards for a page, or for one place of it, that has a card before. Slides are none: the steps of a story may lead to
 * one page.
 */
function repeatedCards(
  { tags }: DocumentExtract,
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] {
  const shownBy = new Map<string, string>();
  return tags.flatMap(({ name, offset, props, places }) => {
    const block = blocks.get(name);
    if (!block?.card || block.parent) return [];
    const hrefs = [props[block.card]].flat().filter((href) => typeof href === 'string');
    const place = places[block.card] ?? offset;
    return hrefs.flatMap((href) => {
      if (!href.startsWith('/')) return [];
      const owner = shownBy.get(href);
      if (!owner) shownBy.set(href, name);
      const message = `"${href}" has a card in a <${owner}> before: expected one card for a page; take it out here or there`;
      return owner ? [{ offset: place, message }] : [];
    });
  });
}

/** Rules about cards that lead to pages. */
export const repeatedCard: DocumentRule = {
  name: 'repeated-card',
  severity: 'warning',
  summary: 'A page has one card on another page: blocks do not lead to the same pages twice.',
  remedy:
    'Take the page out of one of the blocks, or mention it there as a link in a sentence. The list of the pages below, at the end of a page, leaves out by itself what has a card.',
  checkDocument: repeatedCards,
};
