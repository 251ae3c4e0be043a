import {
  type CheckedSite,
  type DocumentSummary,
  type Extract,
  extractOf,
  isWholeIn,
  type Placed,
} from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { headingOf } from './page-heading';

/** The main heading of a story, with its place. */
const mainHeading: Extract<Placed<{ text: string }> | undefined> = {
  name: 'story-heading',
  from: (document) => {
    const heading = document.type === 'CaseStudy' ? headingOf(document) : undefined;
    return heading && { text: heading.text, ...document.source.at(heading.offset) };
  },
};

/** Stories that visitors see, of a whole site. */
const storiesOf = (site: CheckedSite): readonly DocumentSummary[] =>
  site.documents.filter(
    ({ type, status, locale }) =>
      type === 'CaseStudy' && status === 'live' && isWholeIn(locale, site),
  );

/** What an organisation is called; undefined where data has no such entry, which unknown-client reports. */
function clientName(id: unknown, { directory, files }: CheckedSite): string | undefined {
  const file = 'data/clients.yaml';
  if (typeof id !== 'string' || !files.includes(file)) return undefined;
  const entries = (readDataFile(directory, file).yaml.data ?? {}) as Record<string, unknown>;
  const { name } = (Object.hasOwn(entries, id) ? (entries[id] ?? {}) : {}) as { name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

/** Spaces of all kinds are alike: typesetting puts other ones into names. */
const folded = (text: string) => text.replace(/\s+/g, ' ');

function unnamedStory(document: DocumentSummary, site: CheckedSite): SiteFinding[] {
  const name = clientName(document.data['client'], site);
  const heading = extractOf(document, mainHeading);
  if (name === undefined || !heading || folded(heading.text).includes(folded(name))) return [];
  const { line, column } = heading;
  const message = `the main heading (H1) "${heading.text}" does not say whose story this is: expected "${name}" in it`;
  return [{ file: document.file, line, column, message }];
}

/** Fewer numbers than this are no result that a reader could compare. */
const leastResults = 2;

function fewResults({ file, data, places }: DocumentSummary): SiteFinding[] {
  // What cannot be read, or is left empty, is reported by itself.
  if (data['results'] === null) return [];
  const results = data['results'] ?? [];
  if (!Array.isArray(results) || results.length >= leastResults) return [];
  const place = places['results'] ?? places['title'] ?? { line: 1, column: 1 };
  const found = results.length === 0 ? 'none' : 'one';
  const message = `\`results\`: expected ${leastResults} to 4 numbers that the story arrives at, found ${found}; each is a line \`- { value: "12%", label: "less for each booking" }\``;
  return [{ file, ...place, message }];
}

/** Rules about case studies, which are read as stories of an organisation with results. */
export const storyRules: readonly SiteRule[] = [
  {
    name: 'story-client',
    severity: 'warning',
    summary: 'The main heading (H1) of a case study names its client, as data/clients.yaml does.',
    remedy: 'Begin the title with the name: “Meblowiska: 11 times the traffic”.',
    extracts: [mainHeading],
    checkSite: (site) => storiesOf(site).flatMap((document) => unnamedStory(document, site)),
  },
  {
    name: 'few-results',
    severity: 'warning',
    summary: 'A case study has two to four results, each a number with its meaning.',
    remedy:
      'Add to `results` what came of it: `- { value: "12%", label: "less for each booking" }`.',
    checkSite: (site) => storiesOf(site).flatMap(fewResults),
  },
];
