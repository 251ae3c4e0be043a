import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFeedTexts } from '@/lib/feeds/feed';
import { site } from '@/site.config';
import { description, documentOf, pageIn, registryOf, title } from '@/tests/support/documents';
import { absolute, pageMetadata } from './page-metadata';

const registry = registryOf([
  documentOf('home/en', { path: '/' }),
  documentOf('home/pl', { path: '/' }),
  documentOf('contact/en'),
  documentOf('contact/pl', { slug: 'kontakt' }),
  documentOf('career/pl', { slug: 'kariera' }),
  documentOf('vault/en'),
  documentOf('vault/pl', { draft: true }),
  documentOf('blog/post/en'),
]);
const feedTexts = await loadFeedTexts('en');
const metadataOf = (id: string, locale: 'en' | 'pl') =>
  pageMetadata(pageIn(registry, id, locale), registry, feedTexts);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('addresses', () => {
  it('are absolute, the English home page without a closing slash', () => {
    expect(absolute('/')).toBe(site.origin);
    expect(absolute('/pl')).toBe(`${site.origin}/pl`);
    expect(absolute('/pl/kontakt')).toBe(`${site.origin}/pl/kontakt`);
  });

  it('name the page itself as canonical', () => {
    const { alternates, openGraph } = metadataOf('contact', 'pl');
    expect(alternates?.canonical).toBe(`${site.origin}/pl/kontakt`);
    expect(openGraph?.url).toBe(`${site.origin}/pl/kontakt`);
  });
});

describe('alternates', () => {
  it('are the same from both sides, English being the default', () => {
    const languages = {
      en: `${site.origin}/contact`,
      pl: `${site.origin}/pl/kontakt`,
      'x-default': `${site.origin}/contact`,
    };
    expect(metadataOf('contact', 'en').alternates?.languages).toEqual(languages);
    expect(metadataOf('contact', 'pl').alternates?.languages).toEqual(languages);
  });

  it('name only the languages in which the page exists, the first being the default', () => {
    const url = `${site.origin}/pl/kariera`;
    expect(metadataOf('career', 'pl').alternates?.languages).toEqual({
      pl: url,
      'x-default': url,
    });
  });

  it('do not name a draft', () => {
    expect(Object.keys(metadataOf('vault', 'en').alternates?.languages ?? {})).toEqual([
      'en',
      'x-default',
    ]);
  });
});

describe('cards', () => {
  it('say the page’s title and description, everywhere the same', () => {
    const { description: reported, openGraph, twitter } = metadataOf('contact', 'en');
    expect(reported).toBe(description);
    for (const card of [openGraph, twitter]) expect(card).toMatchObject({ title, description });
    expect(twitter).toMatchObject({ card: 'summary_large_image' });
  });

  it('name the site and the language', () => {
    expect(metadataOf('home', 'en').openGraph).toMatchObject({
      siteName: site.company,
      locale: 'en_US',
    });
    expect(metadataOf('home', 'pl').openGraph).toMatchObject({
      locale: 'pl_PL',
      alternateLocale: ['en_US'],
    });
    expect(metadataOf('career', 'pl').openGraph).toMatchObject({ alternateLocale: [] });
  });

  it('show the picture drawn for the page', () => {
    const { openGraph, twitter } = metadataOf('contact', 'pl');
    const url = `${site.origin}/og/contact.pl.jpg`;
    const picture = { url, width: 1200, height: 630, alt: `${title} – ${site.company}` };
    for (const card of [openGraph, twitter])
      expect(card?.images).toEqual([expect.objectContaining(picture)]);
  });

  it('tell posts from other pages', () => {
    expect(metadataOf('blog/post', 'en').openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-01-01',
    });
    expect(metadataOf('home', 'en').openGraph).toMatchObject({ type: 'website' });
  });
});

describe('search engines', () => {
  it('are kept away from previews', () => {
    vi.stubEnv('PREVIEW', '1');
    expect(metadataOf('home', 'en').robots).toEqual({ index: false, follow: false });
  });

  it('are let into the site, and may show large pictures', () => {
    vi.stubEnv('PREVIEW', undefined);
    expect(metadataOf('home', 'en').robots).toEqual({
      index: true,
      follow: true,
      'max-image-preview': 'large',
    });
  });
});

describe('what the frontmatter says in `meta`', () => {
  const meta = {
    title: 'A title for search engines',
    description: `${description} For search engines.`,
    keywords: ['cloud', 'chmura'],
    canonical: 'https://other.example/original',
    ogUrl: 'https://other.example/shared',
    ogTitle: 'For networks',
    ogDescription: 'Told to networks.',
    ogImage: 'https://other.example/picture.png',
  };
  const own = registryOf([documentOf('copy/en', { meta }), documentOf('copy/pl')]);
  const found = pageMetadata(pageIn(own, 'copy', 'en'), own, feedTexts);

  it('goes before all else', () => {
    expect(found).toMatchObject({
      title: meta.title,
      description: meta.description,
      keywords: meta.keywords,
      alternates: { canonical: meta.canonical },
      openGraph: { title: meta.ogTitle, description: meta.ogDescription, url: meta.ogUrl },
      twitter: { title: meta.ogTitle, description: meta.ogDescription },
    });
    expect(found.openGraph?.images).toEqual([expect.objectContaining({ url: meta.ogImage })]);
  });

  it('takes a page that stands for another out of the alternates, on both sides', () => {
    expect(found.alternates?.languages).toEqual({});
    const { alternates } = pageMetadata(pageIn(own, 'copy', 'pl'), own, feedTexts);
    expect(Object.keys(alternates?.languages ?? {})).toEqual(['pl', 'x-default']);
  });
});
