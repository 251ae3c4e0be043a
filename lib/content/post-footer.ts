import { type BlogFooter, blogFooter } from '@/lib/schema/entities/blog-footer';
import type { Person } from '@/lib/schema/people';
import { resolveLink } from './links';
import { authorIdsOf } from './post-authors';
import type { Registry } from './registry';
import type { PostEntry } from './related-posts';

/** Page id of an author. */
export const authorPageId = (person: string) => `blog/authors/${person}`;

/**
 * What stands below a post (specification §3, Blog footer), links as finished addresses. `authors` has everyone who
 * wrote the post, whether one or many; an author without a page in the language has no link.
 * @throws when the post names a person or a page that does not exist; the check reports it with its position.
 */
export function postFooter(
  post: PostEntry,
  people: Readonly<Record<string, Person>>,
  registry: Registry,
): BlogFooter {
  const { locale, frontmatter } = post;
  const { date, updateDate, coauthor, form } = frontmatter;
  const authors = authorIdsOf(frontmatter).map((id) => {
    const person = people[id];
    if (!person) throw new Error(`${post.file}: there is no person "${id}" in data/people.yaml`);
    const link = registry.addressOf(authorPageId(id), locale);
    return { name: person.name, position: person.position[locale], ...(link && { link }) };
  });
  const [first] = authors;
  return blogFooter.parse({
    date,
    updateDate,
    author: first?.name,
    authorLink: first?.link,
    position: first?.position,
    authors,
    coauthor: coauthor && people[coauthor]?.name,
    form: form && { ...form, url: resolveLink(form.url, locale, registry) },
  });
}
