import { recordedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite } from '@/lib/check/extract/site';
import { entryIds } from '@/lib/check/extract/site-registry';
import type { SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { folderOf } from '@/lib/schema/document-types';
import { product } from '@/lib/schema/document-types/product';
import { service } from '@/lib/schema/document-types/service';

const file = 'data/offers.yaml';

const folders = [service, product].map(folderOf);

function pagesWithoutOffer(site: CheckedSite): SiteFinding[] {
  const ids = entryIds(site, file);
  if (!ids || !site.files.includes(file)) return [];
  const lacking = site.documents.filter(
    ({ id, status }) =>
      status === 'live' &&
      folders.some((folder) => id.startsWith(folder)) &&
      !ids.includes(recordedId(id, site)),
  );
  // The languages of a page share its entry: it is asked for once.
  const pages = new Map(lacking.toReversed().map((page) => [page.id, page]));
  return [...pages.values()].map((page) => ({
    file: page.file,
    ...(page.places['title'] ?? { line: 1, column: 1 }),
    message: `the page has no entry in ${file}, so that it shows neither price nor service level: add "${page.id}:" there, as the others are`,
  }));
}

/** The rule about services and products of which nobody has said what they offer. */
export const missingOffer: SiteRule = {
  name: 'missing-offer',
  // A warning: a new page must not wait for its price.
  severity: 'warning',
  summary: `Every service and product has an entry in ${file}.`,
  remedy: 'Add an entry with place, service level, price and start.',
  checkSite: pagesWithoutOffer,
};
