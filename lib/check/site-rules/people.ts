import { documentTypes } from '@/lib/schema/document-types';
import { referenceOf } from '@/lib/schema/formats';
import { readDataFile } from '../facts/data-file';
import type { SiteFacts } from '../facts/site-facts';
import type { SiteRule } from '../rule';
import { suggest } from '../suggest';

const peopleFile = 'data/people.yaml';

/** Ids of the people that pages may name; undefined when the file is broken, which data-file tells. */
function peopleIds({ directory, files }: SiteFacts): string[] | undefined {
  if (!files.includes(peopleFile)) return [];
  const { data } = readDataFile(directory, peopleFile).yaml;
  const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
  return isRecord ? Object.keys(data) : undefined;
}

/** Keys that name a person, per document type. */
const personKeys = new Map(
  documentTypes.map(({ name, schema }) => [
    name,
    Object.entries(schema.shape)
      .filter(([, field]) => referenceOf(field) === 'person')
      .map(([key]) => key),
  ]),
);

/** Rules about people named in frontmatter. */
export const peopleRules: SiteRule[] = [
  {
    name: 'unknown-person',
    severity: 'error',
    summary: 'Authors and experts are in data/people.yaml.',
    remedy: 'Use the suggested id, or add the person to data/people.yaml.',
    check: (site) => {
      const people = peopleIds(site);
      if (!people) return [];
      return site.documents.flatMap(({ file, type, data, places }) =>
        (personKeys.get(type) ?? []).flatMap((key) => {
          const id = data[key];
          if (typeof id !== 'string' || people.includes(id)) return [];
          const place = places[key] ?? { line: 1, column: 1 };
          const message = `there is no person "${id}" in data/people.yaml${suggest(id, people)}`;
          return [{ file, ...place, message }];
        }),
      );
    },
  },
];
