import { expect } from '@playwright/test';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';

test.beforeEach(({ page }) => openBlock(page, 'button-link', 'night'));

test('a button is 48 px high, uppercase by style, and shows focus on night', async ({ page }) => {
  const button = exampleOn(page).getByRole('link', { name: 'How we run FinOps', exact: true });
  await expect(button).toHaveText('How we run FinOps');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  // A key before the focus, so that the browser takes it for keyboard focus.
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(button).toHaveCSS('outline-width', '3px');
  await expect(button).toHaveCSS('outline-offset', '2px');
});

test('its outline stays in sight in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const button = exampleOn(page).getByRole('link', { name: 'How we run FinOps', exact: true });
  await expect(button).toHaveCSS('border-top-width', '2px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
});
