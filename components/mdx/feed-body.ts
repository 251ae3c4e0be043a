import { blockSchemas } from 'generated/block-schemas';
import type { PostEntry } from '@/lib/content/document';
import { absoluteUrl } from '@/lib/feeds/absolute-url';
import { type FeedHtmlOptions, feedHtml } from '@/lib/feeds/feed-html';
import { compilePage } from './compile-page';

const made = new WeakMap<PostEntry, string>();

/**
 * The text of a post as plain HTML for feeds. Made once, though a post is in many feeds.
 * @param words Interface texts in the post's language.
 */
export function feedBody(
  post: PostEntry,
  words: Pick<FeedHtmlOptions, 'calloutWord' | 'labelOf'>,
): string {
  const known = made.get(post);
  if (known !== undefined) return known;
  const { tree } = compilePage(post, { isCodePlain: true });
  const pageUrl = absoluteUrl(post.pathname, '') ?? '';
  const options = { blocks: blockSchemas, pageUrl, ...words, locale: post.locale };
  const html = feedHtml(tree, options).trim();
  made.set(post, html);
  return html;
}
