import { blockSchemas } from 'generated/block-schemas';
import type { PostEntry } from '@/lib/content/document';
import { absoluteUrl } from '@/lib/feeds/absolute-url';
import { feedHtml } from '@/lib/feeds/feed-html';
import { compilePage } from './compile-page';

const made = new WeakMap<PostEntry, string>();

/**
 * The text of a post as plain HTML for feeds. Made once, though a post is in many feeds.
 * @param calloutWord The word for a kind of callout in the post's language.
 */
export function feedBody(post: PostEntry, calloutWord: (kind: string) => string): string {
  const known = made.get(post);
  if (known !== undefined) return known;
  const { tree } = compilePage(post, { isCodePlain: true });
  const pageUrl = absoluteUrl(post.pathname, '') ?? '';
  const html = feedHtml(tree, { blocks: blockSchemas, pageUrl, calloutWord }).trim();
  made.set(post, html);
  return html;
}
