import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { overlayCards, partsOf } from '@/tests/support/overlay-cards';

for (const { name, label, target } of overlayCards) {
  test.describe(`${name} on a large screen`, () => {
    test.beforeEach(({ page }) => openBlock(page, 'service-card', 'paper'));

    test('shows its overlay over the picture alone, for a pointer on the card, and for focus', async ({
      page,
    }) => {
      const { card, link, overlay } = partsOf(page, label);
      await page.mouse.move(0, 0);
      await expect(overlay).toHaveCSS('opacity', '0');
      await card.hover();
      await expect(overlay).toHaveCSS('opacity', '1');
      expect(await overlay.boundingBox()).toEqual(await card.locator('img').boundingBox());
      await page.mouse.move(0, 0);
      await expect(overlay).toHaveCSS('opacity', '0');
      await link.focus();
      await expect(overlay).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
    });

    test('leads on by a click anywhere on it', async ({ page }) => {
      const { card } = partsOf(page, label);
      await card.click({ position: { x: 8, y: 8 } });
      await expect(page).toHaveURL(target);
    });
  });
}
