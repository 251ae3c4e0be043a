import { feedBody } from '@/components/mdx/feed-body';
import type { Page } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { feedPathname, feedsOf } from '@/lib/feeds/feed';
import { feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import { makeFeed } from '@/lib/feeds/make-feed';
import type { Locale } from '@/lib/i18n/locales';
import { localeSettings } from '@/lib/i18n/locales';
import { loadAllMessages } from '@/lib/i18n/messages';

type RouteProps = { params: Promise<{ file: string[] }> };

/** Interface texts that feeds need. */
type FeedMessages = {
  common: { preview: Record<string, string> };
  components: { callout: Record<string, string> };
};

/**
 * Everything a route for the feeds of one language exports: `/feeds/blog.rss`, `/pl/feeds/tags/dora.json`.
 * @param locale Language of the feeds.
 */
export function feedRoute(locale: Locale) {
  const files = () =>
    feedsOf(locale, content).flatMap((feed) =>
      feedFormatNames.map((format) => ({ feed, format, pathname: feedPathname(feed, format) })),
    );
  const folder = `${localeSettings[locale].prefix}/feeds/`;

  return {
    generateStaticParams: () =>
      files().map(({ pathname }) => ({ file: pathname.slice(folder.length).split('/') })),

    GET: async (_request: Request, { params }: RouteProps): Promise<Response> => {
      const { file } = await params;
      const pathname = folder + file.map(decodeURIComponent).join('/');
      const found = files().find((entry) => entry.pathname === pathname);
      if (!found) return new Response(null, { status: 404 });
      const { common, components } = (await loadAllMessages(locale)) as unknown as FeedMessages;
      const text = makeFeed(found.feed, found.format, {
        registry: content,
        htmlOf: (post) => feedBody(post, (kind) => components.callout[kind] ?? ''),
        noteOf: ({ status }: Page) => (status === 'live' ? '' : `${common.preview[status]} `),
      });
      const { type } = feedFormats[found.format];
      return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
    },
  };
}
