import { readData } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/document';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { xmlText } from '@/lib/text/escape';
import { site } from '@/site.config';
import { absoluteAddress } from './absolute-address';

/** A post as every format of feeds needs it. */
export type FeedItem = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  published: Date;
  updated: Date;
  authors: { name: string; url?: string }[];
  tags: string[];
};

/** Midnight in London of a day, which is the same day in Warsaw. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The id of a post, for ever (RFC 4151): made of its folder and language, so that another slug, title or host leaves
 * it as it is.
 */
export const feedItemId = ({ id, locale }: Pick<PostEntry, 'id' | 'locale'>): string =>
  `tag:${site.tagAuthority}:${locale}/${id}`;

/**
 * A post as an item of feeds.
 * @param html The whole text as plain HTML, addresses absolute.
 * @param note What stands before its title: a preview's word for what visitors do not see yet.
 */
export function feedItem(post: PostEntry, html: string, registry: Registry, note = ''): FeedItem {
  const { address, frontmatter } = post;
  const { title, description, summary, date, updateDate, tags } = frontmatter;
  return {
    id: feedItemId(post),
    url: absoluteAddress(address, '') ?? address,
    title: xmlText(note + title),
    summary: xmlText(summary ?? description),
    html,
    published: startOf(date),
    updated: startOf(updateDate ?? date),
    authors: postAuthors(post, readData('people'), registry).map(({ person, address: page }) => ({
      name: xmlText(person.name),
      url: page && absoluteAddress(page, ''),
    })),
    tags,
  };
}
