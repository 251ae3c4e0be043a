import { proseOf } from '@/lib/check/extract/prose';
import { type CheckedSite, type Extract, extractOf, type Placed } from '@/lib/check/extract/site';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { sharedTexts } from '@/lib/check/rules/data/shared-texts';
import { escapeRegExp } from '@/lib/text/escape';

/** Clients' names are shown there, as wordmarks under a text that says what they stand for. */
const logoFile = 'data/clients.yaml';

/** Runs of words with a capital, in which names are looked up; kept, since clients are known only when all pages are. */
type Run = Placed<{ text: string }>;

const hasCapital = /\p{Lu}/u;

/** What people read on a page, and in the frontmatter, but the name of the client itself. */
const runsIn: Extract<Run[]> = {
  name: 'named-client',
  from: (document) => {
    const own = document.frontmatter.offsetOf(['client']);
    return proseOf(document)
      .filter(({ value, offset }) => hasCapital.test(value) && Math.abs(offset - own) > 1)
      .flatMap(({ value, offset }) =>
        [
          ...value.matchAll(
            /(?:[\p{Lu}\p{Lt}][\p{L}\p{N}&.’-]*)(?:\s+[\p{Lu}\p{Lt}][\p{L}\p{N}&.’-]*)*/gu,
          ),
        ].map(({ 0: text, index }) => ({ text, ...document.source.at(offset + index) })),
      );
  },
};

/** The organisations that stories are modelled on. */
function clientsOf({ documents }: CheckedSite): string[] {
  const named = documents
    .filter(({ type }) => type === 'CaseStudy')
    .flatMap(({ data }) => (typeof data['client'] === 'string' ? data['client'] : []));
  return [...new Set(named)].filter((name) => name.trim() !== '');
}

const messageOf = (name: string) =>
  `"${name}" is the organisation that a case study is modelled on: expected a description such as “a bank”, since a name reads as a reference`;

/** The rule about organisations that must not be presented as clients. */
export const namedClient: SiteRule = {
  name: 'named-client',
  severity: 'error',
  summary:
    'No text names an organisation that a case study is modelled on; logos alone do (data/clients.yaml).',
  remedy: 'Say what kind of organisation it is instead of its name.',
  extracts: [runsIn],
  checkSite: (site): SiteFinding[] => {
    const names = clientsOf(site);
    if (names.length === 0) return [];
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${names.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
      'u',
    );
    const inPages = site.documents.flatMap((document) =>
      extractOf(document, runsIn).flatMap(({ text, line, column }) => {
        const found = pattern.exec(text);
        if (!found) return [];
        const place = { file: document.file, line, column: column + found.index };
        return [{ ...place, message: messageOf(found[0]) }];
      }),
    );
    const shared = sharedTexts(site).flatMap(({ text, place, isVerbatim }) => {
      const found = isVerbatim || place.file === logoFile ? null : pattern.exec(text);
      return found ? [{ ...place, message: messageOf(found[0]) }] : [];
    });
    return [...inPages, ...shared];
  },
};
