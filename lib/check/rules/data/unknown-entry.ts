import { isGroup, messageAt, messageFiles, textsOf } from '@/lib/check/extract/messages';
import {
  type CheckedSite,
  type DocumentSummary,
  type Extract,
  extractOf,
  type Placed,
} from '@/lib/check/extract/site';
import { entryIds } from '@/lib/check/extract/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { migrationServices } from '@/lib/i18n/migration-services';
import { currentFacts } from '@/lib/site/facts';

/** Data files of which blocks name entries. */
const dataFiles = {
  certificate: 'data/certificates.yaml',
  download: 'data/downloads.yaml',
  fact: 'data/facts.yaml',
  person: 'data/people.yaml',
  price: 'data/prices.yaml',
  'service level': 'data/service-levels.yaml',
};

/** What a block's property may name that is outside the text: an entry of a data file, or an interface text. */
type EntryKind = keyof typeof dataFiles | 'message';

/** Properties that name such things, by block. */
const namingProps = new Map<string, Readonly<Record<string, EntryKind>>>([
  ['CertificateList', { certificates: 'certificate' }],
  ['DownloadCard', { download: 'download' }],
  ['ExpertProfile', { person: 'person' }],
  ['PriceList', { prices: 'price' }],
  ['ProofStrip', { facts: 'fact' }],
  ['ServiceLevels', { levels: 'service level' }],
  ['MigrationServiceCard', { name: 'message', description: 'message', pdf: 'download' }],
]);

/** Everything of the kind that the tags of a text name. */
const named: Extract<Placed<{ kind: EntryKind; value: string }>[]> = {
  name: 'unknown-entry',
  from: ({ tags, source }) =>
    tags.flatMap(({ name, props, places, offset }) =>
      Object.entries(namingProps.get(name) ?? {}).flatMap(([prop, kind]) =>
        [props[prop]].flat().flatMap((value) => {
          if (typeof value !== 'string') return [];
          return [{ kind, value, ...source.at(places[prop] ?? offset) }];
        }),
      ),
    ),
};

/** What is wrong with the name of an entry of a data file, if anything. */
function entryFault(
  kind: keyof typeof dataFiles,
  id: string,
  site: CheckedSite,
): string | undefined {
  const file = dataFiles[kind];
  const ids = entryIds(site, file);
  if (!ids) return undefined;
  if (ids.includes(id)) {
    const isShownAlone = kind !== 'fact' || currentFacts().get(id)?.label;
    return isShownAlone
      ? undefined
      : `the fact "${id}" has no label in ${file} to be shown with: add \`label: { en: …, pl: … }\` to it there`;
  }
  return `there is no ${kind} "${id}" in ${file}${suggest(id, ids)}`;
}

/** What is wrong with the key of an interface text, if anything. */
function messageFault(key: string, { locale }: DocumentSummary, site: CheckedSite) {
  const [namespace, ...group] = migrationServices;
  const file = messageFiles(site).find(
    (entry) => entry.namespace === namespace && entry.locale === locale,
  );
  if (!file || file.faults.length > 0) return undefined;
  if (typeof messageAt(file.texts, [...group, ...key.split('.')]) === 'string') return undefined;
  const texts = messageAt(file.texts, group);
  const known = isGroup(texts) ? textsOf(texts).map(({ keys }) => keys.join('.')) : [];
  const hint = known.length > 0 ? suggest(key, known) : '';
  return `there is no text "${key}" below \`${group.join('.')}\` in messages/${locale}/${namespace}.json${hint}`;
}

const faultOf = (
  { kind, value }: { kind: EntryKind; value: string },
  document: DocumentSummary,
  site: CheckedSite,
) => (kind === 'message' ? messageFault(value, document, site) : entryFault(kind, value, site));

/** Rules about what blocks name outside of the text. */
export const unknownEntry: SiteRule = {
  name: 'unknown-entry',
  severity: 'error',
  summary:
    'Downloads, certificates, people, prices, service levels and interface texts that a block names exist.',
  remedy: 'Use the suggested name, or add the entry to the file that the message names.',
  extracts: [named],
  checkSite: (site) =>
    site.documents.flatMap((document) =>
      extractOf(document, named).flatMap((entry) => {
        const message = faultOf(entry, document, site);
        const { line, column } = entry;
        return message ? [{ file: document.file, line, column, message }] : [];
      }),
    ),
};
