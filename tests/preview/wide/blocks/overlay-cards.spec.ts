import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { overlayCards, partsOf } from '@/tests/support/overlay-cards';

for (const { name, label, target } of overlayCards) {
  test.describe(`${name} on a large screen`, () => {
    test.beforeEach(({ page }) => openBlock(page, 'service-card', 'paper'));

    test('shows its overlay while the pointer is on it', async ({ page }) => {
      const { card, overlay } = partsOf(page, label);
      await page.mouse.move(0, 0);
      await expect(overlay).toHaveCSS('opacity', '0');
      await card.hover();
      await expect(overlay).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await expect(overlay).toHaveCSS('opacity', '0');
    });

    test('shows it while it has focus, and leads on by the Enter key', async ({ page }) => {
      const { link, overlay } = partsOf(page, label);
      await page.mouse.move(0, 0);
      await link.focus();
      await expect(overlay).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
    });

    test('covers the picture and nothing else', async ({ page }) => {
      const { card, overlay } = partsOf(page, label);
      await expect(overlay).toBeVisible();
      const picture = await card.locator('img').boundingBox();
      const cover = await overlay.boundingBox();
      expect(cover).toEqual(picture);
    });

    test('leads on by a click anywhere on it', async ({ page }) => {
      const { card } = partsOf(page, label);
      await card.click({ position: { x: 8, y: 8 } });
      await expect(page).toHaveURL(target);
    });
  });
}
