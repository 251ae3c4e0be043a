import type { PostEntry } from '@/lib/content/document';
import { resolveLink } from '@/lib/content/links';
import { authorIdsOf } from '@/lib/content/lists';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { Person } from '@/lib/schema/data/people';
import { type BlogFooter, blogFooter } from '@/lib/schema/entities/page';

/**
 * What is below a post (docs/behaviour.md §3, Blog footer), links as finished hrefs. `authors` has everyone who
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
  const known = postAuthors(post, people, registry);
  const unknown = authorIdsOf(frontmatter).find((id) => known.every((author) => author.id !== id));
  if (unknown !== undefined)
    throw new Error(`${post.file}: there is no person "${unknown}" in data/people.yaml`);
  const authors = known.map(({ person: { name, position, src: file }, href }) => {
    const src = file && pictureOfData(file).src;
    return {
      name,
      position: position[locale],
      ...(src && { src }),
      ...(href && { link: href }),
    };
  });
  const [first] = authors;
  return blogFooter.parse({
    date,
    updateDate,
    author: first?.name,
    authorLink: first?.link,
    authorSrc: first?.src,
    position: first?.position,
    authors,
    coauthor: known.find(({ id }) => id === coauthor)?.person.name,
    form: form && { ...form, url: resolveLink(form.url, locale, registry) },
  });
}

/**
 * Where a page is shared on other sites (docs/behaviour.md §2.4).
 * @param url The page's canonical URL: site origin, language prefix and path, without a query.
 * @param title What a post on the microblog begins with.
 */
export const shareUrls = (url: string, title: string) => ({
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  x: `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
});
