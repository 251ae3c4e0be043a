import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'contact-card';
const name = 'Michał Turowiec';
const label = textOf('en', 'components.authority_group.about').replace('{name}', name);

test.describe('en: authority group', () => {
  test.beforeEach(({ page }) => openBlock(page, { locale: 'en', folder }));

  test('shows a card over a name under the pointer', async ({ page }) => {
    await page.getByRole('link', { name, exact: true }).hover();
    const card = page.getByRole('group', { name: label });
    await expect(card).toBeVisible();
    await expect(card).toContainText('Has a veto on every change');
  });

  test('and on keyboard focus, until Escape', async ({ page }) => {
    const link = page.getByRole('link', { name, exact: true });
    // By the Tab key, since focus that a script gives need not be visible.
    await page.getByRole('link', { name: 'Rafał Kośmider', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const card = page.getByRole('group', { name: label });
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test('pl: a tap leads to the page of a name in an authority group', async ({ page }) => {
  await openBlock(page, { locale: 'pl', folder });
  await page.getByRole('link', { name, exact: true }).tap();
  await expect(page).toHaveURL(/soc/);
});
