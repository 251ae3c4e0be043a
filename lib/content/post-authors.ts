import type { People, Person } from '@/lib/schema/data/people';
import type { Frontmatter } from '@/lib/schema/document-types';
import { listId } from './generated/list-ids';
import type { Registry } from './registry';
import type { PostEntry } from './related-posts';

/** Keys of the frontmatter that name who wrote a post. */
type AuthorFields = Pick<Frontmatter<'Post'>, 'author' | 'coauthor' | 'authors'>;

/** Page id of an author. */
export const authorPageId = (person: string) => listId({ kind: 'author', person });

/** Everyone who wrote a post, each once: the author, the co-author, then the others. */
export const authorIdsOf = ({ author, coauthor, authors }: AuthorFields): string[] => [
  ...new Set([author, ...(coauthor ? [coauthor] : []), ...authors]),
];

/** Someone who wrote a post. */
export type PostAuthor = {
  id: string;
  person: Person;
  /** The address of the author's page in the post's language, where there is one. */
  address?: string;
};

/**
 * The one list of who wrote a post, in the order in which they are named. Cards, heads, feeds, structured data and
 * what social networks show all take it from here; pages of authors are made of the same ids.
 * @param people The persons of data/people.yaml; who is not among them is told by the check, and left out here.
 */
export function postAuthors(
  { locale, frontmatter }: PostEntry,
  people: People,
  registry: Registry,
): PostAuthor[] {
  return authorIdsOf(frontmatter).flatMap((id) => {
    const person = Object.hasOwn(people, id) ? people[id] : undefined;
    if (!person) return [];
    const address = registry.addressOf(authorPageId(id), locale);
    return [{ id, person, ...(address && { address }) }];
  });
}
