import { type DocumentSummary, type Extract, extractOf, isWholeIn } from '@/lib/check/extract/site';
import type { SiteRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';

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

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%/-]*/gu)?.length ?? 0;

/** Values of properties that nobody reads: ids, addresses, files, names of choices. */
const isTechnical = (text: string) =>
  /^[/#.]|^[a-z]+:\S|\.(svg|png|jpe?g|webp|avif|mp4|webm)$/i.test(text) ||
  /^[a-z0-9-]+$/.test(text);

/** How many words readers find in paragraphs, headings, lists and tables, and in what blocks show. */
const wordCount: Extract<number> = {
  name: 'few-words',
  from: ({ texts, tags }) => {
    const shown = tags
      .flatMap(({ props }) => textsIn(props).map(({ text }) => text))
      .filter((text) => !isTechnical(text));
    return [...texts.map(({ value }) => value), ...shown].reduce(
      (sum, text) => sum + wordsIn(text),
      0,
    );
  },
};

function faultOf(document: DocumentSummary): string | undefined {
  const words = extractOf(document, wordCount);
  const kind = kinds.find(({ pattern }) => pattern.test(document.id));
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
  extracts: [wordCount],
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
