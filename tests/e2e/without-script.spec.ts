import { expect } from '@playwright/test';
import { localeSettings } from '@/lib/i18n/locales';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { burgerOf, groupOf, itemOf, menuOf } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';

test.use({ javaScriptEnabled: false });

test('the menu opens and leads on', async ({ page }) => {
  await page.goto('/pl');
  const menu = menuOf(page, 'pl');
  if (!(await menu.isVisible())) {
    await burgerOf(page, 'pl').click();
  }
  await groupOf(page, 'pl', menuPage.group).click();
  await itemOf(page, 'pl', menuPage.item).click();
  await expect(page).toHaveURL(pathnameOf('pl'));
});

test('pl: the contact button leads to the contact page, the language link to the other language', async ({
  page,
}) => {
  await page.goto(pathnameOf('pl'));
  await page.getByRole('link', { name: localeSettings.en.ownName }).click();
  await expect(page).toHaveURL(pathnameOf('en'));
  const contact = registry.pathnameOf('contact-us', 'en') ?? '';
  await page.locator(`main a[href="${contact}"]`).last().click();
  await expect(page).toHaveURL(contact);
});
