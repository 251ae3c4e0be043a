import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { overlayCards, partsOf } from '@/tests/support/overlay-cards';

for (const { name, label, target } of overlayCards) {
  test(`${name} on a small screen has its button below the text`, async ({ page }) => {
    await openBlock(page, 'service-card', 'paper');
    const { card, link, overlay } = partsOf(page, label);
    await expect(overlay).toHaveCSS('opacity', '1');
    const text = await card.locator('p').last().boundingBox();
    const picture = await card.locator('img').boundingBox();
    const button = await link.boundingBox();
    const end = (box: typeof text) => (box ? box.y + box.height : Number.NaN);
    expect(text?.y).toBeGreaterThanOrEqual(end(picture));
    expect(button?.y).toBeGreaterThanOrEqual(end(text));
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(target);
  });
}
