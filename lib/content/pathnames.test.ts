import { expect, it } from 'vitest';
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

it('knows the folder above, and nothing at the top', () => {
  expect(parentId('services/security/soc')).toBe('services/security');
  expect(parentId('services')).toBeUndefined();
});

const security = [
  documentOf('security/pl', { slug: 'bezpieczenstwo' }),
  documentOf('security/en', { slug: 'safety' }),
  documentOf('security/soc/pl', { slug: 'soc-w-uslugach' }),
  documentOf('security/soc/en'),
];
const finops = (locale: Locale, fields: object = {}) => [
  documentOf(`services/finops/${locale}`, fields),
];
const home = [documentOf('home/en', { path: '/' })];

it.each([
  [
    'of folders’ names',
    'discover/story',
    'pl',
    [documentOf('discover/story/pl')],
    '/discover/story',
  ],
  ['of slugs in its language', 'security/soc', 'pl', security, '/bezpieczenstwo/soc-w-uslugach'],
  ['of slugs in the other one', 'security/soc', 'en', security, '/safety/soc'],
  ['of the slug in _section.yaml', 'services/finops', 'pl', finops('pl'), '/uslugi/finops'],
  [
    'of the slug of a page before that in _section.yaml',
    'services/finops',
    'pl',
    [documentOf('services/pl', { slug: 'oferta' })],
    '/oferta/finops',
  ],
  [
    'of its own path, whatever is above',
    'services/finops',
    'pl',
    finops('pl', { path: '/finops', slug: 'ignored' }),
    '/finops',
  ],
  [
    'of the path of a page above',
    'services/finops/audit',
    'pl',
    finops('pl', { path: '/a/b' }),
    '/a/b/audit',
  ],
  ['of a slash at the root', 'home', 'en', home, '/'],
  ['of one slash below the root', 'home/part', 'en', home, '/part'],
  ['in a language that lacks the page', 'services/finops', 'pl', finops('en'), '/uslugi/finops'],
] as const)('makes a path %s', (_name, id, locale, documents, expected) => {
  expect(pathOf(id, locale, [...documents])).toBe(expected);
});

it.each([
  ['en', '/', '/'],
  ['en', '/blog', '/blog'],
  ['pl', '/', '/pl'],
  ['pl', '/blog', '/pl/blog'],
] as const)('puts the prefix of %s before %s', (locale, path, expected) => {
  expect(withPrefix(locale, path)).toBe(expected);
});
