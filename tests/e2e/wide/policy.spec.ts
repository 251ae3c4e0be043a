import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { plantedQuery } from '@/scripts/test/policy-reports';
import { builtFiles } from '@/tests/support/built-site';
import { menuPage } from '@/tests/support/chosen-pages';
import { listenForComplaints } from '@/tests/support/page-faults';
import { ready } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** The first result of the search, wherever it is shown. */
const results = (page: Page) => page.locator('[data-search-result]');

/** A browser in which the search cannot have a worker. */
const withoutWorkers = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { Worker: undefined });
  });

for (const locale of locales) {
  const { title } = registry.page(menuPage.id, locale)?.frontmatter ?? { title: '' };
  const field = (page: Page) =>
    page.getByRole('searchbox', { name: textOf(locale, 'search.label') });
  const pathTo = (id: string) => registry.pathnameOf(id, locale) ?? '';

  /** Opens the search over the home page and asks for a page by its title. */
  async function searchOverHome(page: Page, query = ''): Promise<void> {
    await page.goto(`${pathTo('home')}${query}`);
    await ready(page);
    await page.keyboard.press('/');
    await field(page).fill(title);
  }

  test(`${locale}: the search finds over a page that may not compile WebAssembly, by its worker`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    await searchOverHome(page);
    await expect(results(page).first()).toHaveAttribute('href', pathTo(menuPage.id));
    expect(complaints).toEqual([]);
  });

  test(`${locale}: without a worker the search finds on its own page, and over others says that it cannot`, async ({
    page,
  }) => {
    await withoutWorkers(page);
    await page.goto(`${pathTo('search')}?q=${encodeURIComponent(title)}`);
    await expect(results(page).first()).toHaveAttribute('href', pathTo(menuPage.id));
    await searchOverHome(page, `?${plantedQuery}=wasm`);
    await expect(page.getByText(textOf(locale, 'search.failed'))).toBeVisible();
  });
}

/** One file of each kind that browsers show by themselves. */
const shown = ['.rss', '.atom', '.xml', '.json', '.svg', '.webmanifest', 'llms.txt', '.png'].map(
  (ending) => builtFiles.find((file) => file.endsWith(ending)) ?? ending,
);

for (const file of shown)
  test(`/${file} is shown by itself under its policy`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    const response = await page.goto(`/${file}`).catch((error: Error) => {
      // Files that browsers do not show are saved.
      if (!/Download is starting/.test(error.message)) throw error;
    });
    if (response) expect(response.status()).toBe(200);
    expect(complaints).toEqual([]);
  });
