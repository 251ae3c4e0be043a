import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { menuPage } from '@/tests/support/chosen-pages';
import { test } from '@/tests/support/one-page-test';
import { axeFaults } from '@/tests/support/page-faults';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';
import {
  askedOfSample,
  indexSample,
  pathnameInSample,
  sampleLanguages,
  searchSample,
} from './search-sample';

const pathnameOf = (id: string, locale: Locale) => registry.pathnameOf(id, locale) ?? '';
/** An index of pages that no writer changes. */
let sample: string;
test.beforeAll(async () => {
  sample = mkdtempSync(path.join(tmpdir(), 'search-'));
  await indexSample(sample);
});
test.afterAll(() => rmSync(sample, { recursive: true }));

const results = (page: Page) => page.getByRole('main').locator('[data-search-result]');
const field = (page: Page, locale: Locale) =>
  page.getByRole('searchbox', { name: textOf(locale, 'search.label') });
const dialog = (page: Page) => page.getByRole('dialog', { name: textOf('en', 'search.title') });
const nothingFound = (page: Page, locale: Locale, query: string) =>
  page
    .getByRole('status')
    .filter({ hasText: textOf(locale, 'search.nothing').replace('{query}', query) });

for (const locale of sampleLanguages) {
  test(`${locale}: the first ten questions are answered among the first three`, async ({
    page,
  }) => {
    await searchSample(page, sample);
    await page.goto(pathnameOf('search', locale));
    for (const [query, id] of askedOfSample[locale]) {
      await field(page, locale).fill(query);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      const first = () =>
        results(page).evaluateAll((links) => links.slice(0, 3).map((a) => a.getAttribute('href')));
      await expect.poll(first, query).toContain(pathnameInSample(id, locale));
    }
  });

  test(`${locale}: a page of the site is found by its title`, async ({ page }) => {
    const { title } = registry.page(menuPage.id, locale)?.frontmatter ?? { title: '' };
    await page.goto(`${pathnameOf('search', locale)}?q=${encodeURIComponent(title)}`);
    await expect(results(page).first()).toHaveAttribute('href', pathnameOf(menuPage.id, locale));
  });

  test(`${locale}: nothing is found for nonsense, and nothing is counted`, async ({ page }) => {
    await page.goto(pathnameOf('search', locale));
    for (const query of ['asdf', 'aaaa', 'qwerty', 'zzzz', 'lorem', 'xyz']) {
      await field(page, locale).fill(query);
      await expect(nothingFound(page, locale, query)).toBeVisible();
      await expect(results(page)).toHaveCount(0);
    }
  });

  test(`${locale}: an excerpt has no numbers of footnotes and no ways back from them`, async ({
    page,
  }) => {
    await searchSample(page, sample);
    await openPage(
      page,
      `${pathnameOf('search', locale)}?q=${locale === 'en' ? 'golden copy' : 'złota kopia'}`,
    );
    const found = results(page).filter({ hasText: locale === 'en' ? 'attacker' : 'napastnik' });
    await expect(found).toHaveText(
      locale === 'en'
        ? /no attacker gets\. It is .* last resort\.$/
        : /uchwały rady tam, .* napastnik\.$/,
    );
  });

  test(`${locale}: excerpts are text with bounds, without glued words, code or data of a post`, async ({
    page,
  }) => {
    const queries =
      locale === 'en'
        ? ['backup', 'kubernetes', 'minutes', 'contact']
        : ['kopia', 'kubernetes', 'minut', 'kontakt'];
    for (const query of queries) {
      await openPage(page, `${pathnameOf('search', locale)}?q=${query}`);
      await expect(results(page)).not.toHaveCount(0);
      const excerpts = await results(page).evaluateAll((links) =>
        links.map((link) => link.lastElementChild?.textContent?.trim() ?? ''),
      );
      for (const excerpt of excerpts) {
        expect(excerpt).toMatch(/^(…|[\p{Lu}\p{N}„“"'(])/u);
        expect(excerpt).toMatch(/([.!?…]|[.!?…][”"’)\]]+)$/u);
        expect(excerpt).not.toMatch(/\d{1,2}\.\d{1,2}\.20\d\d\d/);
        expect(excerpt).not.toMatch(/[=;{}]{2}|\|\||--\w/);
      }
    }
  });
}

test('en: the search opens by key, is walked by arrows and closes', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'en')).toBeFocused();
  await searchSample(page, sample);
  await page.keyboard.type('finops');
  const found = dialog(page).locator('[data-search-result]');
  await expect(found.first()).toHaveAttribute('href', pathnameInSample('services/finops', 'en'));
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'en')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await field(page, 'en').fill('finops');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${pathnameOf('search', 'en')}?q=finops`);
  await expect(results(page).first()).toBeVisible();
});

test('en: as many pages are reported as shown, and the rest can be reached', async ({ page }) => {
  await page.goto(`${pathnameOf('search', 'en')}?q=cloud`);
  await expect(results(page)).toHaveCount(20);
  const status = page.getByRole('main').getByRole('status').first();
  const more = page.getByRole('button', { name: textOf('en', 'search.more'), exact: true });
  for (let shown = 20; await more.isVisible(); ) {
    await expect(status).toContainText(String(shown));
    await more.click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(shown);
    shown = await results(page).count();
  }
  const all = await results(page).count();
  expect(all).toBeGreaterThan(30);
  await expect(status).toContainText(String(all));
  await expect(results(page).last()).toHaveAttribute('href', /^\//);
  const hrefs = await results(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(hrefs).size).toBe(all);
});

test('en: a result opens inside the site, and going back shows the results again', async ({
  page,
}) => {
  await page.goto(`${pathnameOf('search', 'en')}?q=finops`);
  await expect(results(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await results(page).first().click();
  await expect(page).toHaveURL(pathnameOf('services/finops', 'en'));
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.goBack();
  await expect(field(page, 'en')).toHaveValue('finops');
  await expect(results(page).first()).toBeVisible();

  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.keyboard.press('Control+k');
  await field(page, 'en').fill('finops');
  await dialog(page).locator('[data-search-result]').first().click();
  await expect(page).toHaveURL(pathnameOf('services/finops', 'en'));
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('en: a search that cannot be loaded says so, and works once it can', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await page.goto(`${pathnameOf('search', 'en')}?q=finops`);
  const failed = page.getByRole('status').filter({ hasText: textOf('en', 'search.failed') });
  await expect(failed).toBeVisible();
  await page.unroute('**/search-index/**');
  await searchSample(page, sample);
  await page.getByRole('button', { name: textOf('en', 'search.retry') }).click();
  await expect(results(page).first()).toBeVisible();
});

test('en: a page that is not there offers the search', async ({ page }) => {
  await searchSample(page, sample);
  await page.goto('/no-such-page');
  await field(page, 'en').fill('golden copy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${pathnameOf('search', 'en')}?q=golden+copy`);
  await expect(results(page).first()).toBeVisible();
});
