import { readData } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/document';
import { postsOf } from '@/lib/content/posts';
import type { Locale } from '@/lib/i18n/locales';
import { registry } from './site-registry';
import { textOf } from './texts';

/**
 * A post that has headings and a code block, in a language.
 * @throws when the content has none.
 */
export function richPost(locale: Locale): PostEntry {
  const post = postsOf(registry, locale).find(
    ({ body }) => /^```/m.test(body) && (body.match(/^## /gm)?.length ?? 0) > 2,
  );
  if (!post) throw new Error(`The content has no post with headings and code in "${locale}"`);
  return post;
}

/** Name of a post's author. */
export const authorNameOf = ({ frontmatter }: PostEntry): string =>
  readData('people')[frontmatter.author]?.name ?? '';

/** An interface text of the blog with its values filled in. */
export const blogText = (locale: Locale, key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    textOf(locale, `blog.${key}`),
  );
