import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFeedTexts } from '@/lib/feeds/feed';
import { site } from '@/site.config';
import { description, documentOf, pageIn, registryOf } from '@/tests/support/documents';
import { pageMetadata } from './page-metadata';

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

describe('alternates', () => {
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
