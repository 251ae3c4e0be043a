import { expect, type Page } from '@playwright/test';
import { builtFiles } from '@/tests/support/built-site';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { listenForComplaints } from '@/tests/support/page-faults';
import { plantedQuery } from '@/tests/support/server/policy-reports';
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

const { title } = registry.page(menuPage.id, 'en')?.frontmatter ?? { title: '' };
const field = (page: Page) => page.getByRole('searchbox', { name: textOf('en', 'search.label') });

/** Opens the search over the home page and asks for a page by its title. */
async function searchOverHome(page: Page, query = ''): Promise<void> {
  await page.goto(`${pathnameOf('en', { id: 'home' })}${query}`);
  await ready(page);
  await page.keyboard.press('/');
  await field(page).fill(title);
}

test('the search finds over a page that may not compile WebAssembly, by its worker', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await searchOverHome(page);
  await expect(results(page).first()).toHaveAttribute('href', pathnameOf('en'));
  expect(complaints).toEqual([]);
});

test('without a worker the search finds on its own page, and over others says that it cannot', async ({
  page,
}) => {
  await withoutWorkers(page);
  await page.goto(`${pathnameOf('en', { id: 'search' })}?q=${encodeURIComponent(title)}`);
  await expect(results(page).first()).toHaveAttribute('href', pathnameOf('en'));
  await searchOverHome(page, `?${plantedQuery}=wasm`);
  await expect(page.getByText(textOf('en', 'search.failed'))).toBeVisible();
});

/** One file of each kind that browsers show by themselves. */
const shown = ['.rss', '.atom', '.xml', '.json', '.svg', '.webmanifest', 'llms.txt', '.png'].map(
  (ending) => builtFiles.find((file) => file.endsWith(ending)) ?? ending,
);

for (const file of shown)
  test(`/${file} is shown by itself under its policy`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    const response = await page.goto(`/${file}`);
    expect(response?.status()).toBe(200);
    expect(complaints).toEqual([]);
  });
