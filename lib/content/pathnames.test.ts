import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/data/section';
import { documentOf, inEveryLanguage } from '@/tests/support/documents';
import type { ContentDocument } from './document';
import { composePath, parentId, withPrefix } from './pathnames';

const services: Section = inEveryLanguage({
  en: { slug: 'services', title: 'Services' },
  pl: { slug: 'uslugi', title: 'Usługi' },
});

/** The path of a page among some documents, below a folder "services" that is no page. */
function pathOf(id: string, locale: Locale, documents: ContentDocument[]): string {
  const find = (wanted: string, language: Locale) =>
    documents.find((document) => document.id === wanted && document.locale === language);
  return composePath(id, locale, find, new Map([['services', services]]));
}

describe('parentId', () => {
  it('is the folder above, and nothing at the top', () => {
    expect(parentId('services/security/soc')).toBe('services/security');
    expect(parentId('services')).toBeUndefined();
  });
});

describe('composePath', () => {
  it('is made of the folders’ names where nothing says otherwise', () => {
    expect(pathOf('discover/story', 'pl', [documentOf('discover/story/pl')])).toBe(
      '/discover/story',
    );
  });

  it('takes the slug of each page above, in its own language', () => {
    const documents = [
      documentOf('security/pl', { slug: 'bezpieczenstwo' }),
      documentOf('security/en', { slug: 'safety' }),
      documentOf('security/soc/pl', { slug: 'soc-w-uslugach' }),
      documentOf('security/soc/en'),
    ];
    expect(pathOf('security/soc', 'pl', documents)).toBe('/bezpieczenstwo/soc-w-uslugach');
    expect(pathOf('security/soc', 'en', documents)).toBe('/safety/soc');
  });

  it('takes the slug of a folder without a page from its _section.yaml', () => {
    const documents = [documentOf('services/finops/pl')];
    expect(pathOf('services/finops', 'pl', documents)).toBe('/uslugi/finops');
  });

  it('prefers the slug of a page to the _section.yaml beside it', () => {
    const documents = [documentOf('services/pl', { slug: 'oferta' })];
    expect(pathOf('services/finops', 'pl', documents)).toBe('/oferta/finops');
  });

  it('lets an absolute path stand, whatever is above', () => {
    const documents = [documentOf('services/finops/pl', { path: '/finops', slug: 'ignored' })];
    expect(pathOf('services/finops', 'pl', documents)).toBe('/finops');
  });

  it('puts pages below an absolute path', () => {
    const documents = [documentOf('services/finops/pl', { path: '/a/b' })];
    expect(pathOf('services/finops/audit', 'pl', documents)).toBe('/a/b/audit');
  });

  it('does not double the slash of a page at the root', () => {
    const documents = [documentOf('home/en', { path: '/' })];
    expect(pathOf('home', 'en', documents)).toBe('/');
    expect(pathOf('home/part', 'en', documents)).toBe('/part');
  });

  it('tells the path a page would have in a language it does not exist in', () => {
    expect(pathOf('services/finops', 'pl', [documentOf('services/finops/en')])).toBe(
      '/uslugi/finops',
    );
  });
});

describe('withPrefix', () => {
  it('gives English none and Polish /pl, without a closing slash on the home page', () => {
    expect(withPrefix('en', '/')).toBe('/');
    expect(withPrefix('en', '/blog')).toBe('/blog');
    expect(withPrefix('pl', '/')).toBe('/pl');
    expect(withPrefix('pl', '/blog')).toBe('/pl/blog');
  });
});
