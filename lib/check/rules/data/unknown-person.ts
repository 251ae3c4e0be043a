import { show } from '@/lib/check/describe-issue';
import { entryIds } from '@/lib/check/extract/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import { kebabOf } from '@/lib/check/rules/files/folder-name';
import { nearestWord, suggest } from '@/lib/check/suggest';
import { documentTypes } from '@/lib/schema/document-types';
import { kebab, referenceOf } from '@/lib/schema/formats';

const peopleFile = 'data/people.yaml';

/** Ids are names in small letters; what is longer is a text. */
const longestId = 60;

/** Keys that name a person, per document type. */
const personKeys = new Map(
  documentTypes.map(({ name, schema }) => [
    name,
    Object.entries(schema.shape)
      .filter(([, field]) => referenceOf(field) === 'person')
      .map(([key]) => key),
  ]),
);

/** Whether a value is a name, several names, or more of a text than an id. */
const isText = (id: string) => /\s/.test(id.trim()) || id.length > longestId;

/** Whom to name instead: somebody whose id is near, or whose name it is. */
function adviceFor(id: string, people: readonly string[]): string {
  const near = nearestWord(kebabOf(id), people);
  if (near) return `; did you mean \`${near}\`?`;
  return isText(id) ? idAdvice : suggest(id, people);
}

const idAdvice =
  ': expected the key of one person there, such as `anna-nowak`; a second goes into `coauthor`, further ones into `authors`';

/** Ids below a key, which holds one or a list, each with the path of its place. */
const idsAt = (value: unknown, key: string): [path: string, id: unknown][] =>
  Array.isArray(value) ? value.map((id, index) => [`${key}.${index}`, id]) : [[key, value]];

/**
 * What is wrong with an id of a person, if anything.
 * @param isAuthor Whether a page is made of the id: of everyone who wrote a post.
 */
function faultOf(id: string, people: readonly string[], isAuthor: boolean): string | undefined {
  if (!people.includes(id))
    return `there is no person ${show(id)} in data/people.yaml${adviceFor(id, people)}`;
  if (!isAuthor || kebab().safeParse(id).success) return undefined;
  return `${show(id)} is to be part of the address of the author’s page: expected lower-case letters and digits joined by hyphens; rename the person in data/people.yaml and here`;
}

/** Rules about people named in frontmatter. */
export const unknownPerson: SiteRule = {
  name: 'unknown-person',
  severity: 'error',
  summary:
    'Authors and experts are in data/people.yaml, authors by an id that can be part of an address.',
  remedy: 'Use the suggested id, or add or rename the person in data/people.yaml.',
  checkSite: (site) => {
    const people = entryIds(site, peopleFile);
    if (!people) return [];
    return site.documents.flatMap(({ file, type, data, places }) =>
      (personKeys.get(type) ?? []).flatMap((key) =>
        idsAt(data[key], key).flatMap(([path, id]) => {
          const message = typeof id === 'string' ? faultOf(id, people, type === 'Post') : undefined;
          if (!message) return [];
          return [{ file, ...(places[path] ?? { line: 1, column: 1 }), message }];
        }),
      ),
    );
  },
};
