import { expect, type Page } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

/** Of the block’s example: the second of two names that are links. */
const folder = 'contact-card';
const name = 'Michał Turowiec';

const parts = (page: Page) => {
  const link = page.getByRole('link', { name, exact: true });
  return {
    link,
    frame: page.locator('[data-state]').filter({ has: link }),
    card: page.getByRole('group', {
      name: textOf('en', 'components.authority_group.about').replace('{name}', name),
    }),
  };
};

test.describe('en: hover card', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await openBlock(page, folder, 'paper');
    await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
  });

  test('stays while the pointer is on it, 8 px below its link and from the edges', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 3000 });
    const { link, frame, card } = parts(page);
    await link.hover();
    await expect(frame).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(600);
    await expect(card).toBeVisible();
    const linkBox = await link.boundingBox();
    const cardBox = await card.boundingBox();
    const bottom = (linkBox?.y ?? 0) + (linkBox?.height ?? 0);
    expect(Math.abs((cardBox?.y ?? 0) - bottom - 8)).toBeLessThan(1);
    expect(cardBox?.x).toBeGreaterThanOrEqual(8);
    expect((cardBox?.x ?? 0) + (cardBox?.width ?? 0)).toBeLessThanOrEqual(390 - 8 + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await card.hover();
    await page.clock.runFor(5000);
    await expect(card).toBeVisible();
  });
});
