import { describe, expect, it } from 'vitest';
import { realOrganisations } from '@/lib/check/rules/prose/named-client';
import { clientOf } from '@/lib/content/clients';
import { isOfType } from '@/lib/content/document';
import { footerPages } from '@/lib/content/known-pages';
import { escapeRegExp } from '@/lib/text/escape';
import { site } from '@/site.config';
import { builtFiles, builtPages, documentOf, readBuilt } from '@/tests/support/built-site';
import { registry } from '@/tests/support/site-registry';

const real = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${realOrganisations.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Real organisations as words of their own; addresses, which are in lower case, are none. */
const namedIn = (text: string): string[] => [...text.matchAll(real)].map(([name]) => name);

/** Words by which a text says that it is only an illustration. */
const note =
  /illustrative|sample (?:story|project)|wypowied\S* poglądow|historia jest przykładem/iu;

const stories = registry.pages().filter((page) => isOfType(page, 'CaseStudy'));
const textOf = (file: string) => documentOf(file).body.textContent;

describe('a real organisation', () => {
  it('is told apart from other words', () => {
    const name = realOrganisations.find((words) => !words.includes(' ')) ?? '';
    expect(namedIn(`“${name}”, ${name.toLowerCase()}`)).toEqual([name]);
    expect(namedIn(`un${name}ed ${name}2`)).toEqual([]);
  });

  it.each(builtPages)('%s names none: head, data, hero, cards, text', (file) => {
    expect(namedIn(documentOf(file).documentElement.outerHTML)).toEqual([]);
  });

  it('is in no feed, map or list for machines', () => {
    const files = builtFiles.filter((file) => /^(llms|robots|sitemap|feeds\/)/.test(file));
    expect(files).toContain('llms.txt');
    expect(files.filter((file) => namedIn(readBuilt(file)).length > 0)).toEqual([]);
  });
});

describe('a story', () => {
  const shown = stories.map((page) => [page.pathname, page] as const);

  it.each(shown)('%s names its client in the first screen and in its data', (pathname, page) => {
    const { name } = clientOf(page.frontmatter.client);
    const built = documentOf(`${pathname.slice(1)}.html`);
    const mark = `main :is([role="img"][aria-label="${name}"], img[alt="${name}"])`;
    expect(built.querySelector(mark)).not.toBeNull();
    const data = [...built.querySelectorAll('script[type="application/ld+json"]')];
    expect(data.map((script) => script.textContent).join('')).toContain(`"name":"${name}"`);
  });
});

describe('the fiction', () => {
  it.each(builtPages)('%s carries no note of illustration', (file) => {
    expect(note.exec(textOf(file))?.[0]).toBeUndefined();
  });

  it('is said once at the foot of every page', () => {
    const timesSaid = (file: string) =>
      documentOf(file)
        .querySelector('#page > footer')
        ?.textContent?.match(/fictional\.|są fikcyjni\./g)?.length ?? 0;
    const times = site.isFictional ? 1 : 0;
    expect(builtPages.filter((file) => timesSaid(file) !== times)).toEqual([]);
  });

  it('is said in the legal information', () => {
    const pages = registry.pages().filter(({ id }) => id === footerPages.legal);
    expect(pages).not.toEqual([]);
    for (const page of pages)
      expect(
        /Fictional provider|Fikcyjny dostawca/.test(textOf(`${page.pathname.slice(1)}.html`)),
      ).toBe(site.isFictional);
  });
});
