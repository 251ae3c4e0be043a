import { expect, type Page, test } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { axeFaults } from '@/tests/support/page-faults';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** What visitors ask for first, and the page that has to be among the first three (issue 9). */
const asked: Record<Locale, [query: string, id: string][]> = {
  en: [
    ['price of a migration', 'services/onboarding-and-migration'],
    ['DORA', 'services/security-compliance/compliance'],
    ['FinOps', 'services/finops'],
    ['SOC', 'services/security-compliance/soc-as-a-service'],
    ['golden copy', 'services/security-compliance/zlota-kopia'],
    ['kubernetes', 'services/onboarding-and-migration/kubernetes-regulatory-compliant'],
    ['jobs', 'discover/who-we-are'],
    ['phone number', 'contact-us'],
    ['certificates', 'discover/security-standards-certificates'],
    ['exit plan', 'blog/dora-exit-plan-that-works'],
  ],
  pl: [
    ['cena migracji', 'services/onboarding-and-migration'],
    ['DORA', 'services/security-compliance/compliance'],
    ['FinOps', 'services/finops'],
    ['praca', 'career'],
    ['kopia zapasowa', 'services/security-compliance/disaster-recovery-center'],
    ['zlota kopia', 'services/security-compliance/zlota-kopia'],
    ['złotej kopii', 'services/security-compliance/zlota-kopia'],
    ['telefon', 'contact-us'],
    ['szkolenie', 'services/training-education'],
    ['planu wyjścia', 'blog/dora-exit-plan-that-works'],
  ],
};

const addressOf = (id: string, locale: Locale) => registry.addressOf(id, locale) ?? '';
const results = (page: Page) => page.getByRole('main').locator('[data-search-result]');

for (const locale of locales) {
  const field = (page: Page) =>
    page.getByRole('searchbox', { name: textOf(locale, 'search.label') });
  const dialog = (page: Page) => page.getByRole('dialog', { name: textOf(locale, 'search.title') });

  test(`${locale}: the first ten questions are answered among the first three`, async ({
    page,
  }) => {
    await page.goto(addressOf('search', locale));
    for (const [query, id] of asked[locale]) {
      await field(page).fill(query);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      const first = () =>
        results(page).evaluateAll((links) => links.slice(0, 3).map((a) => a.getAttribute('href')));
      await expect.poll(first, query).toContain(addressOf(id, locale));
    }
  });

  test(`${locale}: the search opens by key, is walked by arrows and closes`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/' : '/pl');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('finops');
    const found = dialog(page).locator('[data-search-result]');
    await expect(found.first()).toHaveAttribute('href', addressOf('services/finops', locale));
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
    await expect(page).toHaveURL(`${addressOf('search', locale)}?q=finops`);
    await expect(results(page).first()).toBeVisible();
  });

  test(`${locale}: a link with a query shows its results, and nothing found is said`, async ({
    page,
  }) => {
    await page.goto(`${addressOf('search', locale)}?q=finops`);
    await expect(field(page)).toHaveValue('finops');
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('xqzv');
    const nothing = textOf(locale, 'search.nothing').replace('{query}', 'xqzv');
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });
}

test('a search that cannot be loaded says so, and works once it can', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await page.goto('/search?q=finops');
  const failed = page.getByRole('status').filter({ hasText: textOf('en', 'search.failed') });
  await expect(failed).toBeVisible();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: textOf('en', 'search.retry') }).click();
  await expect(results(page).first()).toBeVisible();
});

test('a page that is not there offers the search', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('searchbox', { name: textOf('en', 'search.label') }).fill('golden copy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=golden+copy');
  await expect(results(page).first()).toBeVisible();
});
