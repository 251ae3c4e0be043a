import { afterEach, describe, expect, it, vi } from 'vitest';
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
const metadataOf = (id: string, locale: 'en' | 'pl') =>
  pageMetadata(pageIn(registry, id, locale), registry);

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
    const address = `${site.origin}/pl/kariera`;
    expect(metadataOf('career', 'pl').alternates?.languages).toEqual({
      pl: address,
      'x-default': address,
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
    const { title: shown, description: told, openGraph, twitter } = metadataOf('contact', 'en');
    for (const card of [{ title: shown, description: told }, openGraph, twitter]) {
      expect(card).toMatchObject({ title, description });
    }
    expect(twitter).toMatchObject({ card: 'summary_large_image' });
  });

  it('name the site and the language', () => {
    expect(metadataOf('home', 'en').openGraph).toMatchObject({
      siteName: site.company,
      locale: 'en_US',
    });
    expect(metadataOf('home', 'pl').openGraph).toMatchObject({ locale: 'pl_PL' });
  });

  it('tell posts from other pages', () => {
    expect(metadataOf('blog/post', 'en').openGraph).toMatchObject({ type: 'article' });
    expect(metadataOf('home', 'en').openGraph).toMatchObject({ type: 'website' });
  });
});

describe('search engines', () => {
  it('are kept away from previews', () => {
    vi.stubEnv('PREVIEW', '1');
    expect(metadataOf('home', 'en').robots).toEqual({ index: false, follow: false });
  });

  it('are let into the site', () => {
    vi.stubEnv('PREVIEW', undefined);
    expect(metadataOf('home', 'en').robots).toBeUndefined();
  });
});
