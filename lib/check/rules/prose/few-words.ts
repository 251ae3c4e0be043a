import { type DocumentDigest, isWholeIn } from '@/lib/check/facts/site-facts';
import type { SiteRule } from '@/lib/check/rule';

/** Words a page of a kind has at least, by its place in the tree. */
const kinds = [
  { name: 'a service or product', least: 500, pattern: /^(services|products)\/[^/]+$/ },
  {
    name: 'a page below a service or product',
    least: 300,
    pattern: /^(services|products)\/[^/]+\/./,
  },
  { name: 'a case study', least: 400, pattern: /^case-studies\/./ },
] as const;

function faultOf({ id, words }: DocumentDigest): string | undefined {
  const kind = kinds.find(({ pattern }) => pattern.test(id));
  if (!kind || words >= kind.least) return undefined;
  return `the text has ${words} ${words === 1 ? 'word' : 'words'}: expected ${kind.least} at least, since it is ${kind.name}`;
}

/** Rules about how much a page has to say. */
export const fewWords: SiteRule = {
  name: 'few-words',
  severity: 'warning',
  summary:
    'Services and products have 500 words, pages below them 300, case studies 400: enough to answer what a buyer asks.',
  remedy: 'Say what it is, for whom, how it is done, what it costs and what comes after.',
  checkSite: (site) =>
    site.documents
      .filter(
        ({ locale, status, isRead }) => isRead && status !== 'draft' && isWholeIn(locale, site),
      )
      .flatMap((document) => {
        const message = faultOf(document);
        const place = document.places['title'] ?? { line: 1, column: 1 };
        return message ? [{ file: document.file, ...place, message }] : [];
      }),
};
