import { expect } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { isWide } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { layoutShift, openPage } from '@/tests/support/settle';
import { textOf } from '@/tests/support/texts';

test('en: the way to the top shows after 500 px, leads there and takes focus along', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, pathnameOf('en'));
  const button = page.getByRole('button', { name: textOf('en', 'common.back_to_top') });
  await page.evaluate(() => scrollTo(0, 500));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 501));
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await button.click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: textOf('en', 'common.skip_to_content') }),
  ).toBeFocused();
});

test('en: without reduced motion the way to the top is smooth', async ({ page }) => {
  await openPage(page, pathnameOf('en'));
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const button = page.getByRole('button', { name: textOf('en', 'common.back_to_top') });
  await expect(button).toBeVisible();
  const wasOnTheWay = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener('scroll', () => resolve(scrollY > 0 && scrollY < 700), { once: true }),
      ),
  );
  await button.click();
  expect(await wasOnTheWay).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('en: the skip link is the first stop and leads past the header', async ({ page }) => {
  await openPage(page, pathnameOf('en'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: textOf('en', 'common.skip_to_content') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const locale of locales) {
  const pathname = pathnameOf(locale);

  test(`${locale}: the header is 125 px high and shrinks to 80 px without moving anything`, async ({
    page,
  }) => {
    await openPage(page, pathname);
    const visibleHeight = () =>
      page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect(await visibleHeight()).toBe(125);
    await page.evaluate(async () => {
      for (const top of [100, 400, 900, 200, 0, 700]) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
    });
    expect(await layoutShift(page)).toBe(0);
    expect(await visibleHeight()).toBe(80);
  });

  test(`${locale}: the footer’s groups are folded on phones and open on screens`, async ({
    page,
  }) => {
    await page.goto(pathname);
    const name = textOf(locale, `navigation.groups.${menuPage.group}`);
    const group = page.getByRole('contentinfo').getByRole('navigation', { name, exact: true });
    const link = group.getByRole('link', {
      name: textOf(locale, `navigation.items.${menuPage.item}`),
      exact: true,
    });
    if (isWide(page)) {
      await expect(group.getByRole('heading', { name })).toBeVisible();
      await expect(group.locator('summary')).toBeHidden();
    } else {
      await expect(link).toBeHidden();
      await group.locator('summary').click();
    }
    await expect(link).toBeVisible();
  });
}
