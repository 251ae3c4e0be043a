import { expect } from '@playwright/test';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { groupOf, itemOf, stopClock } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';

const home = pathnameOf('en', { id: 'home' });

test('a group opens under a resting mouse after 300 ms and closes 300 ms after it left', async ({
  page,
}) => {
  await stopClock(page, home);
  const link = itemOf(page, 'en', menuPage.item);
  await groupOf(page, 'en', menuPage.group).hover();
  await page.clock.runFor(299);
  await expect(link).toBeHidden();
  await page.clock.runFor(1);
  await expect(link).toBeVisible();
  await link.hover();
  await page.clock.runFor(1000);
  await expect(link).toBeVisible();
  await page.mouse.move(10, 880);
  await page.clock.runFor(299);
  await expect(link).toBeVisible();
  await page.clock.runFor(1);
  await expect(link).toBeHidden();
});

test('a pointer that crosses a neighbour on its way into the panel changes nothing', async ({
  page,
}) => {
  await stopClock(page, home);
  await groupOf(page, 'en', menuPage.group).hover();
  await page.clock.runFor(300);
  const link = itemOf(page, 'en', menuPage.item);
  await expect(link).toBeVisible();
  await groupOf(page, 'en', menuPage.other.group).hover();
  await page.clock.runFor(200);
  await link.hover();
  await page.clock.runFor(1000);
  await expect(link).toBeVisible();
  await expect(itemOf(page, 'en', menuPage.other.item)).toBeHidden();
  await groupOf(page, 'en', menuPage.other.group).hover();
  await page.clock.runFor(300);
  await expect(itemOf(page, 'en', menuPage.other.item)).toBeVisible();
  await expect(link).toBeHidden();
});

test('a click opens at once and keeps open; a click elsewhere closes', async ({ page }) => {
  await stopClock(page, home);
  const link = itemOf(page, 'en', menuPage.item);
  await groupOf(page, 'en', menuPage.group).click();
  await expect(link).toBeVisible();
  await page.mouse.move(10, 880);
  await page.clock.runFor(2000);
  await expect(link).toBeVisible();
  await page.mouse.click(10, 880);
  await expect(link).toBeHidden();
});

test('the click that follows the hover leaves open, the next one closes', async ({ page }) => {
  await stopClock(page, home);
  const group = groupOf(page, 'en', menuPage.group);
  const link = itemOf(page, 'en', menuPage.item);
  await group.hover();
  await page.clock.runFor(300);
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toBeHidden();
});

test('by keyboard Enter opens at once, Escape closes and gives focus back, focus that leaves closes', async ({
  page,
}) => {
  await stopClock(page, home);
  const group = groupOf(page, 'en', menuPage.group);
  const link = itemOf(page, 'en', menuPage.item);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeHidden();
});
