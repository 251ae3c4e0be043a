import { expect, it } from 'vitest';
import { withPrefix } from '@/lib/content/addresses';
import { locales } from '@/lib/i18n/locales';
import { readRedirects } from '@/scripts/serve/site-server';
import { builtFiles, fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { addressedPages, registry } from '@/tests/support/site-registry';

const files = new Set(builtFiles);
const targetOf = readRedirects(outDirectory);
const rules = readBuilt('_redirects')
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status: Number(status) };
  });
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

it('is as long as hosts that count rules allow', () => {
  // Cloudflare Pages reads 2,000 rules for single addresses.
  expect(exact.length).toBeLessThanOrEqual(2000);
});

it('knows every page by the words of the other language, and by its own under the other prefix', () => {
  const unknown = addressedPages.flatMap((page) =>
    locales
      .filter((locale) => locale !== page.locale)
      .map((locale) => withPrefix(locale, page.path))
      .filter((address) => !registry.byAddress(address))
      .filter((address) => {
        const target = registry.byAddress(targetOf(address)?.location ?? '');
        return target?.id !== page.id;
      }),
  );
  // Further pages of a list that the other language has fewer of say nothing of it.
  expect(unknown.filter((address) => !/\/(page|strona)\/\d+$/.test(address))).toEqual([]);
});

it('has a rule for the first page of every list', () => {
  const lists = addressedPages.filter(
    ({ id, generated }) =>
      id === 'blog' || (generated && 'pageIndex' in generated && generated.pageIndex === 1),
  );
  expect(lists.length).toBeGreaterThan(2);
  for (const { address, locale } of lists) {
    const first = `${address}/${locale === 'en' ? 'page' : 'strona'}/1`;
    expect(targetOf(first)).toEqual({ location: address, status: 301 });
  }
});
