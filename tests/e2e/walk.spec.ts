import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localeSettings } from '@/lib/i18n/locales';
import { menuPage, pageOnlyIn } from '@/tests/support/chosen-pages';
import { burgerOf, groupOf, itemOf, menuOf, openGroup } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { blogHref, type PostType } from '@/tests/support/post-lists';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** Buttons of the main area that open a dialog. */
const dialogButtons = (page: Page) =>
  page.getByRole('main').getByRole('button').and(page.locator('[aria-haspopup="dialog"]'));

const pathTo = (id: string, locale: Locale) => registry.pathnameOf(id, locale) ?? '';

for (const locale of ['en', 'pl'] as const) {
  const other = locale === 'en' ? 'pl' : 'en';

  test(`${locale}: from home by menu to a service, to its other language with the query, and into the dialog`, async ({
    page,
  }) => {
    await page.goto(pathTo('home', locale));
    const menu = menuOf(page, locale);
    await openGroup(page, locale, menuPage.group);
    await itemOf(page, locale, menuPage.item).click();
    await expect(page).toHaveURL(pathTo(menuPage.id, locale));
    const isWide = (page.viewportSize()?.width ?? 0) >= 1200;
    await expect(menu).toBeVisible({ visible: isWide });

    await page.goto(`${pathTo(menuPage.id, locale)}?b=x&a=1%202`);
    const languageLink = page.getByRole('link', {
      name: localeSettings[other].ownName,
    });
    await expect(languageLink).toHaveAttribute('lang', other);
    await expect(languageLink).toHaveAttribute('hreflang', other);
    await languageLink.click();
    await expect(page).toHaveURL(`${pathTo(menuPage.id, other)}?b=x&a=1%202`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);

    const open = dialogButtons(page).last();
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test(`${locale}: both entries of the menu for posts show their type, from anywhere`, async ({
    page,
  }) => {
    const headingOf = (type: PostType) =>
      page.getByRole('heading', { name: textOf(locale, `lists.headings.${type}`), level: 2 });
    await page.goto(pathTo('home', locale));
    for (const type of ['news', 'blog', 'news'] as const) {
      const menu = menuOf(page, locale);
      if (!(await menu.isVisible())) await burgerOf(page, locale).click();
      await expect(menu).toBeVisible();
      const item = itemOf(page, locale, type);
      // The group is still open where the page has only changed its query.
      if (!(await item.isVisible())) await groupOf(page, locale, 'discover').click();
      await item.click();
      await expect(page).toHaveURL(blogHref(locale, 1, type));
      await expect(headingOf(type)).toBeVisible();
      await expect(headingOf(type === 'blog' ? 'news' : 'blog')).toBeHidden();
    }
  });
}

test('en: a page without counterpart switches to the other home page', async ({ page }) => {
  await page.goto(`${pageOnlyIn('pl').pathname}?a=1`);
  await page.getByRole('link', { name: localeSettings.en.ownName }).click();
  await expect(page).toHaveURL('/?a=1');
  await page.goto(pageOnlyIn('en').pathname);
  await page.getByRole('link', { name: localeSettings.pl.ownName }).click();
  await expect(page).toHaveURL('/pl');
});
