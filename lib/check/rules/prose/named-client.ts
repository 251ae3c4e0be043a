import { proseOf } from '@/lib/check/extract/prose';
import { type Extract, extractOf, type Placed } from '@/lib/check/extract/site';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { sharedTexts } from '@/lib/check/rules/data/shared-texts';
import { escapeRegExp } from '@/lib/text/escape';
import { realOrganisations } from './real-organisations';

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${realOrganisations.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The real organisations that a text names, with where they begin. */
const namedIn = (text: string) =>
  [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ name, index }));

/** What people read on a page, and in the frontmatter, that names one. */
const mentions: Extract<Placed<{ name: string }>[]> = {
  name: 'named-client',
  from: (document) =>
    proseOf(document).flatMap(({ value, offset }) =>
      namedIn(value).map(({ name, index }) => ({ name, ...document.source.at(offset + index) })),
    ),
};

const messageOf = (name: string) =>
  `"${name}" is a real organisation: name one of data/clients.yaml instead, since all clients are invented`;

/** The rule about organisations that must not be presented as clients. */
export const namedClient: SiteRule = {
  name: 'named-client',
  severity: 'error',
  summary:
    'No text names a real organisation after which the address of a case study is called; clients are those of data/clients.yaml.',
  remedy: 'Name the invented organisation of the story instead.',
  extracts: [mentions],
  checkSite: (site): SiteFinding[] => {
    const inPages = site.documents.flatMap((document) =>
      extractOf(document, mentions).map(({ name, line, column }) => ({
        file: document.file,
        line,
        column,
        message: messageOf(name),
      })),
    );
    const shared = sharedTexts(site).flatMap(({ text, place, isVerbatim }) =>
      (isVerbatim ? [] : namedIn(text)).map(({ name }) => ({ ...place, message: messageOf(name) })),
    );
    return [...inPages, ...shared];
  },
};
