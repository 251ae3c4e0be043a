import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { documentTypes } from '@/lib/schema/document-types';
import { referenceOf } from '@/lib/schema/formats';
import type { SiteRule } from '../rule';
import { suggest } from '../suggest';

/** Ids of the people that pages may name. */
function peopleIds(directory: string): string[] {
  const file = path.join(directory, 'data', 'people.yaml');
  if (!existsSync(file)) return [];
  const people: unknown = parse(readFileSync(file, 'utf8'));
  return people !== null && typeof people === 'object' ? Object.keys(people) : [];
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
    check: ({ directory, documents }) => {
      const people = peopleIds(directory);
      return documents.flatMap(({ file, type, data, places }) =>
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
