import { blockSchemas } from 'generated/block-schemas';
import { createTranslator, type Messages } from 'next-intl';
import { compilePage } from '@/components/mdx/compile-page';
import type { Page, PostEntry } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { absoluteUrl } from '@/lib/feeds/absolute-url';
import { type Feed, feedFile, feedsOf, loadFeedTexts } from '@/lib/feeds/feed';
import { type FeedFormat, feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import { type FeedHtmlOptions, feedHtml } from '@/lib/feeds/feed-html';
import { makeFeed } from '@/lib/feeds/make-feed';
import type { Locale } from '@/lib/i18n/locales';
import { loadAllMessages } from '@/lib/i18n/messages';
import { fileRoute } from './file-route';

type FeedOfFormat = { feed: Feed; format: FeedFormat };

const made = new WeakMap<PostEntry, string>();

/**
 * The text of a post as plain HTML for feeds. Made once, though a post is in many feeds.
 * @param words Interface texts in the post's language.
 */
function feedBody(
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

/** The feeds of a language in each format, by their files. */
const feedFiles = (locale: Locale): ReadonlyMap<string, FeedOfFormat> =>
  new Map(
    feedsOf(locale, content).flatMap((feed) =>
      feedFormatNames.map((format) => [feedFile(feed, format), { feed, format }] as const),
    ),
  );

/**
 * The text of a feed, with the whole text of each of its posts.
 * @param registry The site's pages.
 */
async function feedText({ feed, format }: FeedOfFormat, registry: Registry) {
  const { locale } = feed;
  const messages: Messages = await loadAllMessages(locale);
  const t = createTranslator({ locale, messages });
  return makeFeed(feed, format, {
    registry,
    texts: await loadFeedTexts(locale),
    htmlOf: (post) =>
      feedBody(post, {
        calloutWord: (kind) => t(`components.callout.${kind}`),
        labelOf: (labels, property) => {
          const key = `components.${labels}.${property}`;
          return t.has(key) ? t(key) : undefined;
        },
      }),
    noteOf: ({ status }: Page) => (status === 'live' ? '' : `${t(`common.preview.${status}`)} `),
  });
}

/**
 * What the route of a language's feeds exports: `/feeds/blog.rss`, `/pl/feeds/tags/dora.json`.
 * @param locale Language of the feeds.
 */
export const feedRoute = (locale: Locale) =>
  fileRoute(
    () => feedFiles(locale),
    async (one) =>
      new Response(await feedText(one, content), {
        headers: { 'Content-Type': `${feedFormats[one.format].type}; charset=utf-8` },
      }),
  );
