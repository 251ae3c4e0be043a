import type { FeedDocument } from './feed-document';

/** JSON Feed 1.1. Written here: the library writes version 1.0, which knows neither languages nor several authors. */
export function writeJsonFeed(feed: FeedDocument): string {
  const { locale, title, description, pageUrl, selfUrl, iconUrl, publisher, items } = feed;
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: selfUrl,
    favicon: iconUrl,
    authors: [{ name: publisher }],
    language: locale,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      authors: item.authors,
      tags: item.tags,
      language: locale,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
