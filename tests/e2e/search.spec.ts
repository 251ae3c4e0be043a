import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { menuPage } from '@/tests/support/chosen-pages';
import { test } from '@/tests/support/one-page-test';
import { axeFaults } from '@/tests/support/page-faults';
import {
  askedOfSample,
  indexSample,
  pathnameInSample,
  sampleLanguages,
  searchSample,
} from '@/tests/support/search-sample';
import { openPage, ready } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

const pathnameOf = (id: string, locale: Locale) => registry.pathnameOf(id, locale) ?? '';
/** An index of pages that no writer changes. */
let sample: string;
test.beforeAll(async () => {
  sample = mkdtempSync(path.join(tmpdir(), 'search-'));
  await indexSample(sample);
});
test.afterAll(() => rmSync(sample, { recursive: true }));

const results = (page: Page) => page.getByRole('main').locator('[data-search-result]');

for (const locale of sampleLanguages) {
  const field = (page: Page) =>
    page.getByRole('searchbox', { name: textOf(locale, 'search.label') });
  const dialog = (page: Page) => page.getByRole('dialog', { name: textOf(locale, 'search.title') });

  test(`${locale}: the first ten questions are answered among the first three`, async ({
    page,
  }) => {
    await searchSample(page, sample);
    await page.goto(pathnameOf('search', locale));
    for (const [query, id] of askedOfSample[locale]) {
      await field(page).fill(query);
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

  test(`${locale}: the search opens by key, is walked by arrows and closes`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/' : '/pl');
    await ready(page);
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await searchSample(page, sample);
    await page.keyboard.type('finops');
    const found = dialog(page).locator('[data-search-result]');
    await expect(found.first()).toHaveAttribute(
      'href',
      pathnameInSample('services/finops', locale),
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(found.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await field(page).fill('finops');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${pathnameOf('search', locale)}?q=finops`);
    await expect(results(page).first()).toBeVisible();
  });

  test(`${locale}: a link with a query shows its results, and nothing found is said`, async ({
    page,
  }) => {
    await searchSample(page, sample);
    await page.goto(`${pathnameOf('search', locale)}?q=finops`);
    await expect(field(page)).toHaveValue('finops');
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('xqzv');
    const nothing = textOf(locale, 'search.nothing').replace('{query}', 'xqzv');
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test(`${locale}: nothing is found for nonsense, and nothing is counted`, async ({ page }) => {
    await page.goto(pathnameOf('search', locale));
    for (const query of ['asdf', 'aaaa', 'qwerty', 'zzzz', 'lorem', 'xyz']) {
      await field(page).fill(query);
      const nothing = textOf(locale, 'search.nothing').replace('{query}', query);
      await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
      await expect(results(page)).toHaveCount(0);
    }
  });

  test(`${locale}: as many pages are reported as shown, and the rest can be reached`, async ({
    page,
  }) => {
    const query = locale === 'en' ? 'cloud' : 'chmura';
    await page.goto(`${pathnameOf('search', locale)}?q=${query}`);
    await expect(results(page)).toHaveCount(20);
    const status = page.getByRole('main').getByRole('status').first();
    const more = page.getByRole('button', { name: textOf(locale, 'search.more'), exact: true });
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

  test(`${locale}: excerpts are text with bounds, without glued words, code or data of a post`, async ({
    page,
  }) => {
    await page.goto(pathnameOf('search', locale));
    const queries =
      locale === 'en'
        ? ['backup', 'psql', 'minutes', 'contact']
        : ['kopia', 'psql', 'minut', 'kontakt'];
    for (const query of queries) {
      await field(page).fill(query);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
      await ready(page);
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

  test(`${locale}: a result opens inside the site, and going back shows the results again`, async ({
    page,
  }) => {
    await page.goto(`${pathnameOf('search', locale)}?q=finops`);
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await results(page).first().click();
    await expect(page).toHaveURL(pathnameOf('services/finops', locale));
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    await page.goBack();
    await expect(field(page)).toHaveValue('finops');
    await expect(results(page).first()).toBeVisible();

    await openPage(page, locale === 'en' ? '/' : '/pl');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press('Control+k');
    await field(page).fill('finops');
    await dialog(page).locator('[data-search-result]').first().click();
    await expect(page).toHaveURL(pathnameOf('services/finops', locale));
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });
}

test('a search that cannot be loaded says so, and works once it can', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await page.goto(`${pathnameOf('search', 'en')}?q=finops`);
  const failed = page.getByRole('status').filter({ hasText: textOf('en', 'search.failed') });
  await expect(failed).toBeVisible();
  await page.unroute('**/search-index/**');
  await searchSample(page, sample);
  await page.getByRole('button', { name: textOf('en', 'search.retry') }).click();
  await expect(results(page).first()).toBeVisible();
});

test('a page that is not there offers the search', async ({ page }) => {
  await searchSample(page, sample);
  await page.goto('/no-such-page');
  await page.getByRole('searchbox', { name: textOf('en', 'search.label') }).fill('golden copy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${pathnameOf('search', 'en')}?q=golden+copy`);
  await expect(results(page).first()).toBeVisible();
});
