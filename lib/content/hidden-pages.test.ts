import { expect, it } from 'vitest';
import { languageTargets } from '@/components/layout/language-switch/language-targets';
import { feedsOf, loadFeedTexts } from '@/lib/feeds/feed';
import { makeFeed } from '@/lib/feeds/make-feed';
import { locales } from '@/lib/i18n/locales';
import { llmsText } from '@/lib/metadata/llms-text';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { sitemapEntries, sitemapText } from '@/lib/metadata/sitemap';
import { pageGraph } from '@/lib/metadata/structured-data/page-graph';
import { compile } from '@/tests/support/compiled';
import { documentOf, registryOf } from '@/tests/support/documents';
import { isOfType } from './document';
import { menuLinks } from './menu';
import { neighbourPosts, relatedPosts } from './posts';
import { addressSnapshot, contentRedirects } from './redirects';

/** What a hidden version of a page says of itself, in every place that is made known of a page. */
const secret = {
  title: 'Secret title of fitting length',
  shortTitle: 'Secret',
  summary: 'Secret summary.',
  description: 'Secret description of the page, told in one sentence that is long enough for it.',
  slug: 'secret-slug',
  redirectFrom: ['/secret-old'],
};
const draft = { ...secret, draft: true };
const scheduled = { ...secret, date: '2999-01-01', scheduled: true, tags: ['secret-tag'] };

const registry = registryOf([
  ...locales.map((locale) => documentOf(`home/${locale}`, { path: '/' })),
  documentOf('blog/en', { layout: 'blog' }),
  documentOf('blog/pl', { slug: 'dziennik', layout: 'blog' }),
  documentOf('services/finops/en'),
  documentOf('services/finops/pl', draft),
  documentOf('services/finops/costs/en'),
  documentOf('security/pl', { slug: 'bezpieczenstwo' }),
  documentOf('security/en', draft),
  documentOf('security/soc/pl'),
  documentOf('blog/post/en', { tags: ['dora'] }),
  documentOf('blog/post/pl', scheduled),
  documentOf('blog/later/en', scheduled),
  documentOf('blog/later/pl', { tags: ['dora'] }),
]);

const feedTexts = await loadFeedTexts('en');

it('tells nothing of a page in the language in which it is hidden, while the other one is live', () => {
  const pages = registry.pages();
  expect(pages.map(({ id, locale }) => `${id}/${locale}`)).toContain('services/finops/en');
  const menu = locales.flatMap((locale) =>
    menuLinks(
      [
        {
          label: 'services',
          items: [
            { label: 'a', url: '/services/finops' },
            { label: 'b', url: '/security' },
          ],
        },
      ],
      locale,
      registry,
    ),
  );
  const made = {
    redirects: contentRedirects(registry),
    snapshot: addressSnapshot(registry),
    llms: llmsText(registry),
    sitemap: sitemapText(sitemapEntries(registry)),
    menu,
    feeds: locales.flatMap((locale) =>
      feedsOf(locale, registry).map((feed) =>
        makeFeed(feed, 'json', { registry, texts: feedTexts, htmlOf: () => '' }),
      ),
    ),
    pages: pages.map((page) => [
      page.pathname,
      pageMetadata(page, registry, feedTexts),
      pageGraph(page, compile('Text.'), registry),
      registry.trail(page),
      registry.versions(page.id).map(({ pathname }) => pathname),
      registry.children(page.id, page.locale),
      languageTargets(page, registry),
      isOfType(page, 'Post') && [
        neighbourPosts(registry, page),
        relatedPosts(registry, page.locale, { pageId: page.id, count: 3 }),
      ],
    ]),
  };
  for (const [name, value] of Object.entries(made)) {
    const text = JSON.stringify(value);
    expect(text.length, name).toBeGreaterThan(10);
    expect(text.toLowerCase(), name).not.toContain('secret');
  }
});
