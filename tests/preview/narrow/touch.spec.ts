import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

test('a tap follows the link of a hover card and opens nothing', async ({ page }) => {
  await openBlock(page, 'contact-card');
  await page.getByRole('link', { name: 'Michał Turowiec', exact: true }).tap();
  await expect(page).toHaveURL(/soc/);
});

test('a dialog opens and closes by tapping its button and outside', async ({ page }) => {
  await openBlock(page, 'image', 'paper');
  const open = page.getByRole('button', { name: textOf('en', 'components.zoomable_image.open') });
  const dialog = page.getByRole('dialog');
  await open.first().tap();
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: textOf('en', 'components.zoomable_image.close'), exact: true })
    .tap();
  await expect(dialog).toBeHidden();
  await open.first().tap();
  await expect(dialog).toBeVisible();
  await page.touchscreen.tap(4, 4);
  await expect(dialog).toBeHidden();
});
