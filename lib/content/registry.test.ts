import { describe, expect, it } from 'vitest';
import type { Section } from '@/lib/schema/data/section';
import { site } from '@/site.config';
import { documentOf, inEveryLanguage, pageIn, registryOf, title } from '@/tests/support/documents';

const sections: Record<string, Section> = {
  products: inEveryLanguage({
    en: { slug: 'products', title: 'Products' },
    pl: { slug: 'produkty', title: 'Produkty' },
  }),
};

const documents = [
  documentOf('home/en', { path: '/' }),
  documentOf('home/pl', { path: '/' }),
  documentOf('products/platform/en', { slug: '{product}-platform' }),
  documentOf('products/platform/pl', { slug: 'platforma-{product}', shortTitle: 'Platforma' }),
  documentOf('products/platform/backup/pl', { slug: 'kopie' }),
  documentOf('products/vault/en'),
  documentOf('products/vault/pl', { draft: true }),
  documentOf('blog/en'),
  documentOf('blog/later/en', { date: '2026-12-24' }),
];
const production = registryOf(documents, { sections });
const preview = registryOf(documents, { sections, isPreview: true });

describe('addresses', () => {
  it('follow from slugs, with the provider’s product in them', () => {
    expect(production.pathnameOf('products/platform', 'en')).toBe(
      `/products/${site.product}-platform`,
    );
    expect(production.pathnameOf('products/platform/backup', 'pl')).toBe(
      `/pl/produkty/platforma-${site.product}/kopie`,
    );
    expect(production.pathnameOf('home', 'pl')).toBe('/pl');
  });

  it('are none where the page does not exist', () => {
    expect(production.pathnameOf('products/platform/backup', 'en')).toBeUndefined();
    expect(production.pathOf('products/platform/backup', 'en')).toBe(
      `/products/${site.product}-platform/backup`,
    );
  });
});

describe('relations', () => {
  it('finds a page in every language, unless visitors may not see it', () => {
    expect(production.versions('products/platform')).toEqual([
      pageIn(production, 'products/platform', 'en'),
      pageIn(production, 'products/platform', 'pl'),
    ]);
    expect(production.versions('products/vault').map(({ locale }) => locale)).toEqual(['en']);
    expect(preview.versions('products/vault').map(({ locale }) => locale)).toEqual(['en', 'pl']);
  });

  it('lists the pages directly below a folder or page, not those further down', () => {
    const below = (id: string) => production.children(id, 'pl').map((page) => page.id);
    expect(below('products')).toEqual(['products/platform']);
    expect(below('products/platform')).toEqual(['products/platform/backup']);
  });

  it('tells the way from the topmost folder to the page, naming folders without a page', () => {
    const backup = pageIn(production, 'products/platform/backup', 'pl');
    const platform = `/pl/produkty/platforma-${site.product}`;
    expect(production.trail(backup)).toEqual([
      { id: 'products', title: 'Produkty', href: undefined },
      { id: 'products/platform', title: 'Platforma', href: platform },
      { id: 'products/platform/backup', title, href: `${platform}/kopie` },
    ]);
  });

  it('gives no address to a step that visitors may not see', () => {
    const registry = registryOf([
      documentOf('plans/en', { draft: true }),
      documentOf('plans/first/en'),
    ]);
    const steps = registry.trail(pageIn(registry, 'plans/first', 'en'));
    expect(steps.map(({ href }) => href)).toEqual([undefined, '/plans/first']);
  });
});
