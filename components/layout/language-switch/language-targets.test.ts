import { describe, expect, it } from 'vitest';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import { languageTargets } from './language-targets';

const homes = [documentOf('home/en', { path: '/' }), documentOf('home/pl', { path: '/' })];
const blogs = [documentOf('blog/en'), documentOf('blog/pl', { slug: 'aktualnosci' })];

/** Where the switch leads from a page of some documents, which the last one given is. */
function targetFrom(...documents: ReturnType<typeof documentOf>[]) {
  const registry = registryOf(documents);
  const { id = '', locale = 'en' } = documents.at(-1) ?? {};
  const [target, ...others] = languageTargets(pageIn(registry, id, locale), registry);
  expect(others).toEqual([]);
  return target;
}

describe('languageTargets', () => {
  it('is the same page in the other language', () => {
    const polish = documentOf('contact/pl', { slug: 'kontakt' });
    const english = documentOf('contact/en');
    expect(targetFrom(...homes, polish, english)).toEqual({
      locale: 'pl',
      href: '/pl/kontakt',
    });
    expect(targetFrom(...homes, english, polish)).toEqual({ locale: 'en', href: '/contact' });
  });

  it('is the same post where the other language has it', () => {
    const documents = [documentOf('blog/post/pl', { slug: 'wpis' }), documentOf('blog/post/en')];
    expect(targetFrom(...homes, ...blogs, ...documents)?.href).toBe('/pl/aktualnosci/wpis');
  });

  it('is the other blog from a post of one language', () => {
    const english = targetFrom(...homes, ...blogs, documentOf('blog/post/en'));
    const polish = targetFrom(...homes, ...blogs, documentOf('blog/post/pl'));
    expect(english?.href).toBe('/pl/aktualnosci');
    expect(polish?.href).toBe('/blog');
  });

  it('is the other blog from a post whose counterpart is a draft or scheduled', () => {
    const draft = documentOf('blog/post/pl', { draft: true });
    const scheduled = documentOf('blog/post/pl', { date: '2027-01-01' });
    for (const hidden of [draft, scheduled]) {
      const target = targetFrom(...homes, ...blogs, hidden, documentOf('blog/post/en'));
      expect(target?.href).toBe('/pl/aktualnosci');
    }
  });

  it('is the other home from every other page of one language', () => {
    const english = targetFrom(...homes, ...blogs, documentOf('products/vault/en'));
    const polish = targetFrom(...homes, ...blogs, documentOf('career/pl'));
    expect(english).toEqual({ locale: 'pl', href: '/pl' });
    expect(polish).toEqual({ locale: 'en', href: '/' });
  });

  it('is the other home where the other language has no blog', () => {
    const blog = documentOf('blog/en');
    expect(targetFrom(...homes, blog)?.href).toBe('/pl');
    expect(targetFrom(...homes, blog, documentOf('blog/post/en'))?.href).toBe('/pl');
  });

  it('leads nowhere on a site of one language', () => {
    expect(targetFrom(documentOf('home/en', { path: '/' }))).toBeUndefined();
  });
});
