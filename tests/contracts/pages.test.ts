import { describe, expect, it } from 'vitest';
import { maskCode } from '@/lib/check/mask-code';
import { browserTitle } from '@/lib/metadata/browser-title';
import { absolute } from '@/lib/metadata/page-metadata';
import { builtPages, documentOf, fileOf } from '@/tests/support/built-site';
import { addressedPages, registry } from '@/tests/support/site-registry';

it('has a file for every page of the content, the two not-found pages, and no page more', () => {
  const expected = [
    ...addressedPages.map(({ address }) => fileOf(address)),
    '404.html',
    'pl/404.html',
  ];
  expect(builtPages).toEqual(expected.sort());
});

describe.each(addressedPages)('$address', (page) => {
  const document = documentOf(fileOf(page.address));

  it('is in its language and titled as written', () => {
    expect(document.documentElement.lang).toBe(page.locale);
    expect(document.title).toBe(browserTitle(page));
    expect(document.title).toContain(page.frontmatter.meta?.title ?? page.frontmatter.title);
    const description = document.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toBe(page.frontmatter.description);
  });

  it('has one H1 and no skipped heading level', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter(
      (level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1,
    );
    expect(skips).toEqual([]);
  });

  it('shows its whole text without script', () => {
    const shown = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
    const paragraphs = maskCode(page.body)
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .split('\n')
      .filter((line) => /^\p{Lu}[^{}<>`*_[\]|\\]*$/u.test(line))
      .map((line) => line.trim().replace(/\s+/g, ' '));
    expect(paragraphs.filter((paragraph) => !shown.includes(paragraph))).toEqual([]);
  });

  it('names itself as canonical and exactly its own languages as alternates', () => {
    const link = (rel: string) => [...document.querySelectorAll(`link[rel="${rel}"]`)];
    expect(link('canonical').map((node) => node.getAttribute('href'))).toEqual([
      page.frontmatter.meta?.canonical ?? absolute(page.address),
    ]);
    // A page that says it is a copy has no alternates, and is none.
    const isOwn = ({ frontmatter, address }: typeof page) =>
      (frontmatter.meta?.canonical ?? absolute(address)) === absolute(address);
    const versions = isOwn(page)
      ? [page, registry.counterpart(page)].flatMap((one) => (one && isOwn(one) ? one : []))
      : [];
    const expected = versions.map(({ locale, address }) => [locale, absolute(address)]);
    // Feeds are alternates too, of another type.
    const pages = link('alternate').filter((node) => !node.hasAttribute('type'));
    const found = pages.map((node) => [node.getAttribute('hreflang'), node.getAttribute('href')]);
    const first = versions.find(({ locale }) => locale === 'en') ?? versions[0];
    const usual = first ? [['x-default', absolute(first.address)]] : [];
    expect(found.sort()).toEqual([...expected, ...usual].sort());
  });
});
