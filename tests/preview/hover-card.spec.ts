import { expect, type Page } from '@playwright/test';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openSample, openSampleWithClock } from '@/tests/support/open-sample';
import { textOf } from '@/tests/support/texts';

const texts = {
  link: 'Łucja Zielińska',
  card: 'About Łucja Zielińska',
  inside: 'Her posts',
  disabled: 'This link has a disabled card',
  edge: 'A link at the edge',
  edgeCard: 'About the edge',
};

const parts = (page: Page, name = texts.link, label = texts.card) => {
  const link = page.getByRole('link', { name, exact: true });
  return {
    link,
    frame: page.locator('[data-state]').filter({ has: link }),
    card: page.getByRole('group', { name: label }),
  };
};

test.describe('en: hover card', () => {
  test('opens 600 ms after the pointer came and closes 300 ms after it left', async ({ page }) => {
    await openSampleWithClock(page, 'hover-card', 'en');
    const { link, frame, card } = parts(page);
    await link.hover();
    await expect(frame).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(599);
    await expect(card).toBeHidden();
    await page.clock.runFor(1);
    await expect(card).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(frame).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(299);
    await expect(card).toBeVisible();
    await page.clock.runFor(1);
    await expect(card).toBeHidden();
  });

  test('does not open for a pointer that only passes', async ({ page }) => {
    await openSampleWithClock(page, 'hover-card', 'en');
    const { link, frame, card } = parts(page);
    await link.hover();
    await expect(frame).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(500);
    await page.mouse.move(1, 1);
    await expect(frame).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(5000);
    await expect(card).toBeHidden();
  });

  test('stays while the pointer is on it, 8 px below its link and from the edges', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSampleWithClock(page, 'hover-card', 'en');
    const { link, frame, card } = parts(page);
    await link.hover();
    await expect(frame).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(600);
    await expect(card).toBeVisible();
    const [linkBox, cardBox] = [await link.boundingBox(), await card.boundingBox()];
    const bottom = (linkBox?.y ?? 0) + (linkBox?.height ?? 0);
    expect(Math.abs((cardBox?.y ?? 0) - bottom - 8)).toBeLessThan(1);
    expect(cardBox?.x).toBeGreaterThanOrEqual(8);
    await card.hover();
    await page.clock.runFor(5000);
    await expect(card).toBeVisible();

    const edge = parts(page, texts.edge, texts.edgeCard);
    await page.mouse.move(1, 1);
    await expect(frame).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(300);
    await expect(card).toBeHidden();
    await edge.link.hover();
    await expect(edge.frame).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(600);
    await expect(edge.card).toBeVisible();
    const box = await edge.card.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8 + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('opens on keyboard focus, lets the Tab key in and closes with Escape', async ({ page }) => {
    await openSample(page, 'hover-card', 'en');
    const { link, card } = parts(page);
    await page.getByRole('link', { name: textOf('en', 'common.all_blocks') }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: texts.inside })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('stays closed when it is disabled', async ({ page }) => {
    await openSampleWithClock(page, 'hover-card', 'en');
    const { link, frame } = parts(page, texts.disabled);
    await link.hover();
    await page.clock.runFor(5000);
    await expect(frame).toHaveAttribute('data-state', 'closed');
    await expect(page.getByRole('group')).toHaveCount(0);
  });
});

test('pl: a tap follows the link of a hover card and opens nothing', async ({ page }) => {
  await openSampleWithClock(page, 'hover-card', 'pl');
  const { link, frame, card } = parts(page, 'Łucja Zielińska', 'O autorce: Łucja Zielińska');
  await link.tap();
  await expect(page).toHaveURL(/#author$/);
  await page.clock.runFor(5000);
  await expect(frame).toHaveAttribute('data-state', 'closed');
  await expect(card).toBeHidden();
});
