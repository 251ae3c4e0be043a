import { documentTypes } from '@/lib/schema/document-types';
import { referenceOf } from '@/lib/schema/formats';
import { entryIds } from '../facts/entry-ids';
import type { SiteRule } from '../rule';
import { suggest } from '../suggest';

const peopleFile = 'data/people.yaml';

/** Keys that name a person, per document type. */
const personKeys = new Map(
  documentTypes.map(({ name, schema }) => [
    name,
    Object.entries(schema.shape)
      .filter(([, field]) => referenceOf(field) === 'person')
      .map(([key]) => key),
  ]),
);

/** Ids below a key, which holds one or a list, each with the path of its place. */
const idsAt = (value: unknown, key: string): [path: string, id: unknown][] =>
  Array.isArray(value) ? value.map((id, index) => [`${key}.${index}`, id]) : [[key, value]];

/** Rules about people named in frontmatter. */
export const peopleRules: SiteRule[] = [
  {
    name: 'unknown-person',
    severity: 'error',
    summary: 'Authors and experts are in data/people.yaml.',
    remedy: 'Use the suggested id, or add the person to data/people.yaml.',
    check: (site) => {
      const people = entryIds(site, peopleFile);
      if (!people) return [];
      return site.documents.flatMap(({ file, type, data, places }) =>
        (personKeys.get(type) ?? []).flatMap((key) =>
          idsAt(data[key], key).flatMap(([path, id]) => {
            if (typeof id !== 'string' || people.includes(id)) return [];
            const place = places[path] ?? { line: 1, column: 1 };
            const message = `there is no person "${id}" in data/people.yaml${suggest(id, people)}`;
            return [{ file, ...place, message }];
          }),
        ),
      );
    },
  },
];
