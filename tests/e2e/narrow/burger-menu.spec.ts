import { expect } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { burgerOf, groupOf, itemOf, menuOf } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

for (const locale of locales) {
  const home = registry.pathnameOf('home', locale) ?? '';

  test(`${locale}: the burger opens a menu of full height in which several groups may be open`, async ({
    page,
  }) => {
    await openPage(page, home);
    const menu = menuOf(page, locale);
    await expect(menu).toBeHidden();
    await burgerOf(page, locale).tap();
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.height).toBe(page.viewportSize()?.height);
    await groupOf(page, locale, menuPage.group).tap();
    await groupOf(page, locale, menuPage.other.group).tap();
    await expect(itemOf(page, locale, menuPage.item)).toBeVisible();
    await expect(itemOf(page, locale, menuPage.other.item)).toBeVisible();
    await menu.getByRole('button', { name: textOf(locale, 'navigation.close_menu') }).tap();
    await expect(menu).toBeHidden();
  });

  test(`${locale}: the page behind it does not scroll, and a click on the dark overlay closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, home);
    await burgerOf(page, locale).click();
    const menu = menuOf(page, locale);
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

  for (const width of [320, 360, 390, 447, 460])
    test(`${locale}: at ${width} px a strip of the overlay is seen beside the menu, and a tap there closes it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, home);
      await burgerOf(page, locale).tap();
      const menu = menuOf(page, locale);
      await expect(menu).toBeVisible();
      expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(44);
      const overlay = await menu.evaluate(
        (element) => getComputedStyle(element, '::backdrop').backgroundColor,
      );
      expect(overlay).toBe('rgba(43, 22, 64, 0.7)');
      await page.touchscreen.tap(22, 400);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test(`${locale}: it closes on going back and forward between addresses that differ by query or anchor alone`, async ({
    page,
  }) => {
    const blog = registry.pathnameOf('blog', locale) ?? '';
    await openPage(page, blog);
    const menu = menuOf(page, locale);
    await page.evaluate(() => history.pushState(null, '', '?type=news'));
    await page.evaluate(() => history.pushState(null, '', '?type=news#content'));
    const steps = [() => page.goBack(), () => page.goBack(), () => page.goForward()];
    for (const step of steps) {
      await burgerOf(page, locale).tap();
      await expect(menu).toBeVisible();
      await step();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    }
    await burgerOf(page, locale).tap();
    await expect(menu).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '?type=blog'));
    await expect(menu).toBeHidden();
  });

  test(`${locale}: focus goes in, stays inside, and comes back to the burger with Escape`, async ({
    page,
  }) => {
    await openPage(page, home);
    const burger = burgerOf(page, locale);
    await burger.focus();
    await page.keyboard.press('Enter');
    const menu = menuOf(page, locale);
    const close = menu.getByRole('button', { name: textOf(locale, 'navigation.close_menu') });
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

  test(`${locale}: it closes with a route, with the page it is on, and with the language`, async ({
    page,
  }) => {
    await openPage(page, home);
    const menu = menuOf(page, locale);
    for (const time of ['first', 'again']) {
      await burgerOf(page, locale).tap();
      await groupOf(page, locale, menuPage.group).tap();
      await itemOf(page, locale, menuPage.item).tap();
      await expect(page, time).toHaveURL(pathnameOf(locale));
      await expect(menu).toBeHidden();
    }
    await burgerOf(page, locale).tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test(`${locale}: it closes when the window grows past xl`, async ({ page }) => {
    await openPage(page, home);
    await burgerOf(page, locale).tap();
    await groupOf(page, locale, menuPage.group).tap();
    await expect(itemOf(page, locale, menuPage.item)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(itemOf(page, locale, menuPage.item)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(menuOf(page, locale)).not.toHaveJSProperty('popoverOpen', true);
    expect(await menuOf(page, locale).evaluate((menu) => menu.matches(':popover-open'))).toBe(
      false,
    );
  });
}
