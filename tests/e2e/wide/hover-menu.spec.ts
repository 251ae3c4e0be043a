import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { menuPage } from '@/tests/support/chosen-pages';
import { groupOf, itemOf, stopClock } from '@/tests/support/menu';
import { registry } from '@/tests/support/site-registry';

for (const locale of locales) {
  const home = registry.pathnameOf('home', locale) ?? '';

  test(`${locale}: a group opens under a resting mouse after 300 ms and closes 300 ms after it left`, async ({
    page,
  }) => {
    await stopClock(page, home);
    const link = itemOf(page, locale, menuPage.item);
    await groupOf(page, locale, menuPage.group).hover();
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

  test(`${locale}: a pointer that crosses a neighbour on its way into the panel changes nothing`, async ({
    page,
  }) => {
    await stopClock(page, home);
    await groupOf(page, locale, menuPage.group).hover();
    await page.clock.runFor(300);
    const link = itemOf(page, locale, menuPage.item);
    await expect(link).toBeVisible();
    await groupOf(page, locale, menuPage.other.group).hover();
    await page.clock.runFor(200);
    await link.hover();
    await page.clock.runFor(1000);
    await expect(link).toBeVisible();
    await expect(itemOf(page, locale, menuPage.other.item)).toBeHidden();
    await groupOf(page, locale, menuPage.other.group).hover();
    await page.clock.runFor(300);
    await expect(itemOf(page, locale, menuPage.other.item)).toBeVisible();
    await expect(link).toBeHidden();
  });

  test(`${locale}: a click opens at once and keeps open; a click elsewhere closes`, async ({
    page,
  }) => {
    await stopClock(page, home);
    const link = itemOf(page, locale, menuPage.item);
    await groupOf(page, locale, menuPage.group).click();
    await expect(link).toBeVisible();
    await page.mouse.move(10, 880);
    await page.clock.runFor(2000);
    await expect(link).toBeVisible();
    await page.mouse.click(10, 880);
    await expect(link).toBeHidden();
  });

  test(`${locale}: the click that follows the hover leaves open, the next one closes`, async ({
    page,
  }) => {
    await stopClock(page, home);
    const group = groupOf(page, locale, menuPage.group);
    const link = itemOf(page, locale, menuPage.item);
    await group.hover();
    await page.clock.runFor(300);
    await expect(link).toBeVisible();
    await group.click();
    await expect(link).toBeVisible();
    await group.click();
    await expect(link).toBeHidden();
  });

  test(`${locale}: by keyboard Enter opens at once, Escape closes and gives focus back, focus that leaves closes`, async ({
    page,
  }) => {
    await stopClock(page, home);
    const group = groupOf(page, locale, menuPage.group);
    const link = itemOf(page, locale, menuPage.item);
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
}
