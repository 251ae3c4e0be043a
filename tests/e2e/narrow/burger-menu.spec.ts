import { expect } from '@playwright/test';
import { localeSettings } from '@/lib/i18n/locales';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { burgerOf, groupOf, itemOf, menuOf } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { textOf } from '@/tests/support/texts';

const home = pathnameOf('pl', { id: 'home' });

test('the burger opens a menu of full height in which several groups may be open', async ({
  page,
}) => {
  await openPage(page, home);
  const menu = menuOf(page, 'pl');
  await expect(menu).toBeHidden();
  await burgerOf(page, 'pl').tap();
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.height).toBe(page.viewportSize()?.height);
  await groupOf(page, 'pl', menuPage.group).tap();
  await groupOf(page, 'pl', menuPage.other.group).tap();
  await expect(itemOf(page, 'pl', menuPage.item)).toBeVisible();
  await expect(itemOf(page, 'pl', menuPage.other.item)).toBeVisible();
  await menu.getByRole('button', { name: textOf('pl', 'navigation.close_menu') }).tap();
  await expect(menu).toBeHidden();
});

test('the page behind it does not scroll, and a click on the dark overlay closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, home);
  await burgerOf(page, 'pl').click();
  const menu = menuOf(page, 'pl');
  await expect(menu).toBeVisible();
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(100, 500);
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a strip of the overlay is seen beside the menu at every width, and a tap there closes it', async ({
  page,
}) => {
  await openPage(page, home);
  const menu = menuOf(page, 'pl');
  for (const width of [320, 360, 390, 447, 460]) {
    await page.setViewportSize({ width, height: 700 });
    await burgerOf(page, 'pl').tap();
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.x, `at ${width} px`).toBeGreaterThanOrEqual(44);
    const overlay = await menu.evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(overlay).toMatch(/ 0\.7\)$/);
    await page.touchscreen.tap(22, 400);
    await expect(menu, `at ${width} px`).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('it closes on going back and forward between addresses that differ by query or anchor alone', async ({
  page,
}) => {
  await openPage(page, pathnameOf('pl', { id: 'blog' }));
  const menu = menuOf(page, 'pl');
  await page.evaluate(() => history.pushState(null, '', '?type=news'));
  await page.evaluate(() => history.pushState(null, '', '?type=news#content'));
  const steps = [() => page.goBack(), () => page.goBack(), () => page.goForward()];
  for (const step of steps) {
    await burgerOf(page, 'pl').tap();
    await expect(menu).toBeVisible();
    await step();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  }
  await burgerOf(page, 'pl').tap();
  await expect(menu).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '?type=blog'));
  await expect(menu).toBeHidden();
});

test('focus goes in, stays inside, and comes back to the burger with Escape', async ({ page }) => {
  await openPage(page, home);
  const burger = burgerOf(page, 'pl');
  await burger.focus();
  await page.keyboard.press('Enter');
  const menu = menuOf(page, 'pl');
  const close = menu.getByRole('button', { name: textOf('pl', 'navigation.close_menu') });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('it closes with a route, with the page it is on, with the way back, and with the language', async ({
  page,
}) => {
  await openPage(page, home);
  const menu = menuOf(page, 'pl');
  for (const time of ['first', 'again']) {
    await burgerOf(page, 'pl').tap();
    await groupOf(page, 'pl', menuPage.group).tap();
    await itemOf(page, 'pl', menuPage.item).tap();
    await expect(page, time).toHaveURL(pathnameOf('pl'));
    await expect(menu).toBeHidden();
  }
  await burgerOf(page, 'pl').tap();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');

  await burgerOf(page, 'pl').tap();
  await menu.getByRole('link', { name: localeSettings.en.ownName }).tap();
  await expect(page).toHaveURL(pathnameOf('en', { id: 'home' }));
  await expect(menuOf(page, 'en')).toBeHidden();
});

test('it closes when the window grows past xl', async ({ page }) => {
  await openPage(page, home);
  await burgerOf(page, 'pl').tap();
  await groupOf(page, 'pl', menuPage.group).tap();
  await expect(itemOf(page, 'pl', menuPage.item)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(itemOf(page, 'pl', menuPage.item)).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await expect(menuOf(page, 'pl')).not.toHaveJSProperty('popoverOpen', true);
  expect(await menuOf(page, 'pl').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
});
