import { expect, type Page, test } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { burgerOf, groupOf, itemOf, menuOf } from '@/tests/support/menu';
import {
  blogHref,
  longerAndShorter,
  type PostType,
  pagesOfType,
  postsOfType,
} from '@/tests/support/post-lists';
import { openPage } from '@/tests/support/settle';
import { textOf } from '@/tests/support/texts';

const headingOf = (page: Page, locale: Locale, type: PostType) =>
  page.getByRole('heading', { name: textOf(locale, `lists.headings.${type}`), level: 2 });

const choiceOf = (page: Page, locale: Locale, type: PostType) =>
  page
    .getByRole('navigation', { name: textOf(locale, 'lists.types'), exact: true })
    .getByRole('link', { name: textOf(locale, `blog.categories.${type}`), exact: true });

const stepOf = (page: Page, locale: Locale, type: PostType, step: string) =>
  page
    .getByRole('navigation', { name: textOf(locale, `lists.pagination.${type}`), exact: true })
    .getByRole('link', { name: textOf(locale, `lists.pagination.${step}`), exact: true });

/** The page's H1 and the title in its tab belong to a type. */
async function expectHead(page: Page, locale: Locale, type: PostType) {
  const news = textOf(locale, 'lists.heads.news.heading');
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveCount(1);
  const title = textOf(locale, 'lists.heads.news.title');
  if (type === 'news') {
    await expect(headings).toHaveAccessibleName(news);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    return;
  }
  await expect(headings).not.toHaveAccessibleName(news);
  await expect(headings).not.toBeEmpty();
  await expect(page).not.toHaveTitle(new RegExp(`^${title}`));
}

/** Below xl the menu has to be opened first. */
async function openMenu(page: Page, locale: Locale) {
  const menu = menuOf(page, locale);
  if (!(await menu.isVisible())) await burgerOf(page, locale).click();
  await expect(menu).toBeVisible();
}

/** One type is shown, and the other one is not. */
async function expectType(page: Page, locale: Locale, type: PostType) {
  await expect(headingOf(page, locale, type)).toBeVisible();
  await expect(headingOf(page, locale, type === 'blog' ? 'news' : 'blog')).toBeHidden();
}

for (const locale of locales) {
  test(`${locale}: the address chooses heading and title of the page, there and back`, async ({
    page,
  }) => {
    await page.goto(blogHref(locale, 1, 'news'));
    await expectHead(page, locale, 'news');
    await choiceOf(page, locale, 'blog').click();
    await expectHead(page, locale, 'blog');
    await choiceOf(page, locale, 'news').click();
    await expectHead(page, locale, 'news');
    await page.goBack();
    await expectHead(page, locale, 'blog');
    await page.goBack();
    await expectHead(page, locale, 'news');
    await page.goForward();
    await expectHead(page, locale, 'blog');
    await page.goto(blogHref(locale, 2, 'news'));
    await expectHead(page, locale, 'news');
    // Another page takes its own title, and this one has it again on the way back.
    await page.getByRole('main').locator('article a').filter({ visible: true }).first().click();
    await expect(page).not.toHaveURL(blogHref(locale, 2, 'news'));
    await page.goBack();
    await expectHead(page, locale, 'news');
  });

  test(`${locale}: no other heading or title is painted first`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: the text as it is shown.
        const heading = document.querySelector<HTMLElement>('main h1')?.innerText;
        if (heading) seen.push(`${heading} / ${document.title}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openPage(page, blogHref(locale, 1, 'news'));
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toHaveLength(1);
    expect(seen[0]).toContain(textOf(locale, 'lists.heads.news.title'));
  });

  test(`${locale}: the address chooses the type, and a choice writes it there`, async ({
    page,
  }) => {
    await page.goto(`${blogHref(locale, 1)}?type=events`);
    await expectType(page, locale, 'blog');
    await choiceOf(page, locale, 'news').click();
    await expect(page).toHaveURL(blogHref(locale, 1, 'news'));
    await expectType(page, locale, 'news');
    await page.goBack();
    await expectType(page, locale, 'blog');
    await page.goForward();
    await expectType(page, locale, 'news');
    await page.reload();
    await expectType(page, locale, 'news');
    const [newest] = postsOfType(locale, 'news');
    await page.locator(`main article a[href="${newest?.pathname}?type=news"]`).click();
    await expect(page).toHaveURL(`${newest?.pathname}?type=news`);
    await page.goBack();
    await expectType(page, locale, 'news');
  });

  test(`${locale}: the pages of a list keep its type, there and back`, async ({ page }) => {
    const [longer, shorter] = longerAndShorter(locale);
    const type = pagesOfType(locale, 'news') > 1 ? 'news' : longer;
    await page.goto(blogHref(locale, 1, type));
    await stepOf(page, locale, type, 'next').click();
    await expect(page).toHaveURL(blogHref(locale, 2, type));
    await expectType(page, locale, type);
    await page.goBack();
    await expect(page).toHaveURL(blogHref(locale, 1, type));
    await expectType(page, locale, type);

    const [last, end] = [pagesOfType(locale, longer), pagesOfType(locale, shorter)];
    // Where both types have as many pages, none of them has an end before the other's.
    if (last === end) return;
    await page.goto(blogHref(locale, last, shorter));
    await expectType(page, locale, shorter);
    await page.getByRole('link', { name: textOf(locale, `lists.beyond.${shorter}.link`) }).click();
    await expect(page).toHaveURL(blogHref(locale, end, shorter));
    await expectType(page, locale, shorter);
  });

  test(`${locale}: both entries of the menu show their type, from anywhere`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/' : '/pl');
    for (const type of ['news', 'blog', 'news'] as const) {
      await openMenu(page, locale);
      const item = itemOf(page, locale, type);
      // The group is still open where the page has only changed its query.
      if (!(await item.isVisible())) await groupOf(page, locale, 'discover').click();
      await item.click();
      await expect(page).toHaveURL(blogHref(locale, 1, type));
      await expectType(page, locale, type);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both types stand one below the other, and their pages can be reached', async ({ page }) => {
    const [type] = longerAndShorter('pl');
    await page.goto(blogHref('pl', 1, 'news'));
    await expect(headingOf(page, 'pl', 'blog')).toBeVisible();
    await expect(headingOf(page, 'pl', 'news')).toBeVisible();
    await stepOf(page, 'pl', type, 'next').click();
    await expect(page).toHaveURL(blogHref('pl', 2, type));
    await expect(headingOf(page, 'pl', type)).toBeVisible();
  });
});
