import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import {
  bannerOf,
  buttonOf,
  newVisitor,
  settingsOf,
  storedCategories,
} from '@/tests/support/consent';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { axeFaults } from '@/tests/support/page-faults';
import { layoutShift } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

test.use({ storageState: newVisitor });

const days = 24 * 60 * 60;

const pathTo = (locale: Locale, id: string) => registry.pathnameOf(id, locale) ?? '';

for (const locale of locales)
  test(`${locale}: a new visitor is asked, refuses as easily as accepts, and is not asked again for six months`, async ({
    page,
    context,
  }) => {
    await page.goto(pathTo(locale, 'services/finops'));
    const banner = bannerOf(page, locale);
    await expect(banner).toBeVisible();
    const reject = buttonOf(banner, locale, 'banner.reject');
    const accept = buttonOf(banner, locale, 'banner.accept');
    const looks = await Promise.all(
      [reject, accept].map((button) =>
        button.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
          return [Math.round(width), height, color, backgroundColor, fontSize, fontWeight];
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await axeFaults(page)).toEqual([]);

    await reject.click();
    await expect(banner).toBeHidden();
    expect(await storedCategories(context)).toEqual(['necessary']);
    const [cookie] = await context.cookies();
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(181 * days);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(184 * days);
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => globalThis.consentTool?.isLoaded());
    await expect(banner).toBeHidden();
  });

test('en: by keyboard the banner comes after the skip link, and focus goes on from the top', async ({
  page,
}) => {
  await page.goto(pathTo('en', 'services/finops'));
  const banner = bannerOf(page, 'en');
  await expect(banner).toBeVisible();
  // It has taken no focus.
  await expect(banner.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: textOf('en', 'common.skip_to_content') });
  await expect(skip).toBeFocused();
  for (const key of ['policy', 'reject', 'accept', 'settings']) {
    await page.keyboard.press('Tab');
    const stop = banner.locator(':focus');
    await expect(stop).toHaveText(textOf('en', `consent.banner.${key}`));
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.locator('#top')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
});

test('pl: the settings keep each category, and open from footer and cookie policy', async ({
  page,
  context,
}) => {
  await page.goto(pathTo('pl', 'cookie-policy'));
  const banner = bannerOf(page, 'pl');
  const detail = buttonOf(banner, 'pl', 'banner.settings');
  await detail.click();
  const settings = settingsOf(page, 'pl');
  await expect(settings).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const box = (category: string) =>
    settings.getByRole('checkbox', {
      name: textOf('pl', `consent.categories.${category}.name`),
    });
  await expect(box('necessary')).toBeDisabled();
  await expect(box('analytics')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(detail).toBeFocused();

  const inText = page
    .getByRole('main')
    .getByRole('listitem')
    .locator('a[href$="#cookie-settings"]');
  await inText.click();
  await box('marketing').check();
  await buttonOf(settings, 'pl', 'settings.save').click();
  await expect(settings).toBeHidden();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('status')).toContainText(textOf('pl', 'consent.settings.saved'));
  expect(await storedCategories(context)).toEqual(['marketing', 'necessary']);

  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: textOf('pl', 'common.footer.links.cookie_settings'), exact: true });
  await link.click();
  await expect(box('marketing')).toBeChecked();
  await buttonOf(settings, 'pl', 'banner.reject').click();
  await expect(settings).toBeHidden();
  await expect(link).toBeFocused();
  expect(await storedCategories(context)).toEqual(['necessary']);
});

test('pl: the banner moves nothing and hides no focus', async ({ page }) => {
  await page.goto(pathTo('pl', 'contact-us'));
  const banner = bannerOf(page, 'pl');
  await expect(banner).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const cover =
        document.querySelector('[aria-labelledby="consent-title"]')?.getBoundingClientRect().top ??
        0;
      if (
        !focused ||
        focused === document.body ||
        focused.closest('[aria-labelledby="consent-title"]')
      )
        return '';
      return focused.getBoundingClientRect().top >= cover ? (focused.textContent ?? '?') : '';
    });
    if (hidden !== '') covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

/** Nothing of the banner is beyond the window’s sides, and each button comes into view when it is wanted, and can be pressed. */
async function expectUsable(page: Page): Promise<void> {
  const banner = bannerOf(page, 'pl');
  await expect(banner).toBeVisible();
  expect(await banner.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const key of ['settings', 'accept', 'reject']) {
    const button = buttonOf(banner, 'pl', `banner.${key}`);
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.9 });
    await button.click({ trial: true });
  }
}

for (const [width, height, sizes] of [
  [844, 390, ['100%', '200%']],
  [667, 375, ['100%']],
  [740, 360, ['100%']],
  [320, 568, ['100%', '200%']],
] as const)
  test(`pl: the banner can be used at ${width} × ${height} px with text of ${sizes.join(' and ')}`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pathTo('pl', 'home'));
    const banner = bannerOf(page, 'pl');
    await expect(banner).toBeVisible();
    // On a phone held sideways it takes 40 per cent of the height at most, its buttons in view.
    if (width > height) {
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(height * 0.4);
      for (const key of ['reject', 'accept'])
        await expect(buttonOf(banner, 'pl', `banner.${key}`)).toBeInViewport({ ratio: 1 });
    }
    for (const size of sizes) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expectUsable(page);
    }
    await buttonOf(banner, 'pl', 'banner.reject').click();
    await expect(banner).toBeHidden();
  });

test('en: the banner stays in reach while a dialog is open, and its settings take the dialog’s place', async ({
  page,
}) => {
  await page.goto(pathTo('en', 'contact-us'));
  const banner = bannerOf(page, 'en');
  await expect(banner).toBeVisible();
  const open = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first();
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(banner).not.toHaveAttribute('inert');
  await buttonOf(banner, 'en', 'banner.settings').click();
  await expect(settingsOf(page, 'en')).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await expect(banner).toHaveAttribute('inert');
});

test('en: a stored choice that is garbage is asked for anew, and the new one is kept', async ({
  page,
  context,
}) => {
  const value = encodeURIComponent('{"categories":["analytics"],"consentTimestamp":"x"}');
  await context.addCookies([{ name: 'cc_cookie', value, domain: 'localhost', path: '/' }]);
  await page.goto('/');
  await buttonOf(bannerOf(page, 'en'), 'en', 'banner.accept').click();
  expect(await storedCategories(context)).toEqual(['analytics', 'marketing', 'necessary']);
});
