import type { TagFact } from './document-facts';

/** What a block's property may name that stands outside the text: an entry of a data file, or an interface text. */
export type EntryKind = 'certificate' | 'download' | 'message' | 'person';

/** Something that is named, and where. */
export type NamedEntry = { kind: EntryKind; value: string; offset: number };

/** Properties that name such things, by block. */
const namingProps = new Map<string, Readonly<Record<string, EntryKind>>>([
  ['CertificateList', { certificates: 'certificate' }],
  ['DownloadCard', { download: 'download' }],
  ['ExpertProfile', { person: 'person' }],
  ['MigrationServiceCard', { name: 'message', description: 'message', pdf: 'download' }],
]);

/** Everything of the kind that the tags of a text name. */
export function namedEntries(tags: readonly TagFact[]): NamedEntry[] {
  return tags.flatMap(({ name, props, places, offset }) =>
    Object.entries(namingProps.get(name) ?? {}).flatMap(([prop, kind]) =>
      [props[prop]].flat().flatMap((value) => {
        if (typeof value !== 'string') return [];
        return [{ kind, value, offset: places[prop] ?? offset }];
      }),
    ),
  );
}
