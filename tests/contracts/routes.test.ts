import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withPrefix } from '@/lib/content/pathnames';
import { contentRedirects, type Redirect } from '@/lib/content/redirects';
import { findRedirect, indexRedirects } from '@/lib/hosting/hosting';
import { locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { builtFiles, fileOf, readBuilt } from '@/tests/support/built-site';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

/** The languages of the specification's table of pages. */
const specified = ['en', 'pl'] as const;

/** The specification's table of pages: id, English address, Polish address without prefix, note. */
const rows = readFileSync('tests/fixtures/routes.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', en = '', pl = ''] = line.split(',');
    return { id, en: fillPlaceholders(en, 'en'), pl: fillPlaceholders(pl, 'pl') };
  });

/** The page that answers at an address: one that lives there, or that a redirect leads to for good. */
const redirects = new Map(
  contentRedirects(registry)
    .filter(({ status }) => status === 301)
    .map(({ from, to }) => [from, to]),
);
const answering = (pathname: string) => registry.byPathname(redirects.get(pathname) ?? pathname);

describe('the table of routes', () => {
  it('has every page of the specification', () => {
    expect(rows).toHaveLength(98);
  });

  it.each(rows.filter(({ id }) => id !== 'not-found'))('$id is where it has to be', (row) => {
    for (const locale of specified.filter((one) => row[one] !== '')) {
      const page = answering(withPrefix(locale, row[locale]));
      expect(page?.locale, row[locale]).toBe(locale);
      // A page whose folder was renamed answers by its redirect, and a page that is still there answers itself.
      if (registry.page(row.id, locale)) expect(page?.id, row[locale]).toBe(row.id);
    }
  });
});

const files = new Set(builtFiles);
const rules = readBuilt('_redirects')
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status: Number(status) as Redirect['status'] };
  });
const index = indexRedirects({ redirects: rules, pages: [] });
const targetOf = (pathname: string) => findRedirect(index, pathname);
const exact = rules.filter(({ from }) => !from.endsWith('*'));

it('leads in one step to a page that is there', () => {
  expect(exact.length).toBeGreaterThan(200);
  const astray = rules.filter(
    ({ to }) => !to.endsWith(':splat') && (!files.has(fileOf(to)) || targetOf(to) !== undefined),
  );
  expect(astray).toEqual([]);
});

it('hides no file of the site, and says of each address one thing', () => {
  const hidden = exact.filter(({ from }) => files.has(fileOf(from)) || files.has(from.slice(1)));
  expect(hidden).toEqual([]);
  expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
});

it('knows every page by the words of the other language, and by its own under the other prefix', () => {
  const unknown = pagesWithPathname.flatMap((page) =>
    locales
      .filter((locale) => locale !== page.locale)
      .map((locale) => withPrefix(locale, page.path))
      .filter((pathname) => !registry.byPathname(pathname))
      .filter((pathname) => {
        const target = registry.byPathname(targetOf(pathname)?.to ?? '');
        return target?.id !== page.id;
      }),
  );
  // Further pages of a list that the other language has fewer of say nothing of it.
  expect(unknown.filter((pathname) => !/\/(page|strona)\/\d+$/.test(pathname))).toEqual([]);
});

it('has a rule for the first page of every list', () => {
  const lists = pagesWithPathname.filter(
    ({ id, generated }) =>
      id === 'blog' || (generated && 'pageIndex' in generated && generated.pageIndex === 1),
  );
  expect(lists.length).toBeGreaterThan(2);
  for (const { pathname, locale } of lists) {
    const first = `${pathname}/${locale === 'en' ? 'page' : 'strona'}/1`;
    expect(targetOf(first)).toEqual({ to: pathname, status: 301 });
  }
});
