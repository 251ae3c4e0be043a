import { show } from '@/lib/check/describe-issue';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { missingText } from '@/lib/check/extract/messages';
import {
  type CheckedSite,
  type Collector,
  collectedBy,
  type Placed,
  type SharedContent,
} from '@/lib/check/extract/site';
import { entryIds } from '@/lib/check/extract/site-registry';
import { readDataFile } from '@/lib/check/extract/yaml';
import { faultsIn, type SiteFinding } from '@/lib/check/problem';
import type { SharedRule, SiteRule } from '@/lib/check/rule';
import { kebabOf } from '@/lib/check/rules/files/file-name';
import { nearestWord, suggest } from '@/lib/check/suggest';
import { migrationServices } from '@/lib/i18n/migration-services';
import type { BlockSchema } from '@/lib/schema/block';
import { priceUnits } from '@/lib/schema/data/prices';
import { type DataFileName, dataFileNames, dataFiles } from '@/lib/schema/data-files';
import { documentTypeNamed } from '@/lib/schema/document-types';
import { type EntryFile, entriesIn, entryNames, roleOf } from '@/lib/schema/formats';
import { currentFacts } from '@/lib/site/facts';
import { currentPrices } from '@/lib/site/prices';

/** What is named by its id: an entry of a data file, or a text of migration services by its key. */
type Named = { file: EntryFile | 'messages'; value: string };

/** What the frontmatter of a document and the properties of its blocks name, as their schemas mark it. */
function namedIn(
  { type, frontmatter, tags, source }: DocumentExtract,
  blocks: ReadonlyMap<string, BlockSchema>,
): Placed<Named>[] {
  const inFrontmatter = entriesIn(frontmatter.data, documentTypeNamed(type).schema);
  const inTags = tags.flatMap(({ name, props, places, offset }) => {
    const block = blocks.get(name);
    if (!block) return [];
    const keys = Object.entries(block.props.shape)
      .filter(([, field]) => roleOf(field) === 'key')
      .flatMap(([prop]): (Named & { path: [string] })[] => {
        const value = props[prop];
        return typeof value === 'string' ? [{ file: 'messages', value, path: [prop] }] : [];
      });
    return [...entriesIn(props, block.props), ...keys].map(({ path, ...named }) => ({
      ...named,
      ...source.at(places[String(path[0])] ?? offset),
    }));
  });
  return [
    ...inFrontmatter.map(({ path, ...named }) => ({
      ...named,
      ...source.at(frontmatter.offsetOf(path)),
    })),
    ...inTags,
  ];
}

const named: Collector<Placed<Named>[]> = { name: 'unknown-entry', from: namedIn };

/** Units of the prices that a data file may name, and why: sums and heads of tables say what the price is for. */
const unitsOf: Partial<Record<DataFileName, { units: readonly string[]; why: string }>> = {
  'disk-tiers': { units: ['gb-month'], why: 'disks are shown with the price of a GB a month' },
  'machine-sizes': { units: ['month'], why: 'machines are shown with the price of a month' },
  'price-examples': {
    units: priceUnits.filter((unit) => unit.endsWith('month')),
    why: 'the sum is one of a month',
  },
};

/** What is wrong with an entry that is there, where it is named. */
function unfitFault(file: EntryFile, id: string, namedBy?: DataFileName): string | undefined {
  if (file === 'facts' && !currentFacts().get(id)?.label)
    return `the fact "${id}" has no label in data/facts.yaml to be shown with: add \`label: { en: …, pl: … }\` to it there`;
  const asked = namedBy && file === 'prices' ? unitsOf[namedBy] : undefined;
  const unit = currentPrices().get(id)?.unit;
  if (!asked || unit === undefined || asked.units.includes(unit)) return undefined;
  return `"${id}" has the unit ${unit}, and ${asked.why}: expected an entry with the unit ${asked.units.join(' or ')}`;
}

/**
 * What is wrong with the name of an entry, if anything.
 * @param namedBy The data file that names it; no document.
 */
function entryFault(
  file: EntryFile,
  id: string,
  shared: SharedContent,
  namedBy?: DataFileName,
): string | undefined {
  const ids = entryIds(shared, `data/${file}.yaml`);
  // What is left empty is reported by its schema.
  if (!ids || id.trim() === '') return undefined;
  if (ids.includes(id)) return unfitFault(file, id, namedBy);
  // Names are often given in place of ids.
  const near = nearestWord(kebabOf(id), ids);
  const advice = near || ids.length > 0 ? suggest(near ?? id, ids) : '';
  return `there is no ${entryNames[file]} ${show(id)} in data/${file}.yaml${advice}`;
}

/** The file of the texts that documents name by their keys, and the group of these texts. */
const [namespace, ...group] = migrationServices;

/** What documents name and is not there. */
const unknownInDocuments = (site: CheckedSite): SiteFinding[] =>
  site.documents.flatMap((document) =>
    faultsIn(
      collectedBy(document, named),
      ({ line, column }) => ({ file: document.file, line, column }),
      ({ file, value }) =>
        file === 'messages'
          ? missingText(site, namespace, value, [document.locale], group)
          : entryFault(file, value, site),
    ),
  );

/** What data files name and is not there. */
const unknownInData = (shared: SharedContent): SiteFinding[] =>
  dataFileNames
    .filter((name) => shared.files.includes(`data/${name}.yaml`))
    .flatMap((name) => {
      const { yaml, placeOf } = readDataFile(shared.directory, `data/${name}.yaml`);
      return faultsIn(
        entriesIn(yaml.data, dataFiles[name].schema),
        ({ path }) => placeOf(path),
        ({ file, value }) => entryFault(file, value, shared, name),
      );
    });

/** The rule about everything that is named by its id. */
export const unknownEntry: SharedRule & SiteRule = {
  name: 'unknown-entry',
  severity: 'error',
  summary:
    'People, clients, tags, facts, prices, service levels, certificates, downloads and interface texts that a page or a data file names exist.',
  remedy: 'Use the suggested name, or add the entry to the file that the message names.',
  collectors: [named],
  checkShared: unknownInData,
  checkSite: unknownInDocuments,
};
