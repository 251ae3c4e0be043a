import { expect, type Page } from '@playwright/test';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { blogHref, longerAndShorter, type PostType, pagesOfType } from '@/tests/support/post-lists';
import { openPage } from '@/tests/support/settle';
import { textOf } from '@/tests/support/texts';

const headingOf = (page: Page, type: PostType) =>
  page.getByRole('heading', { name: textOf('en', `lists.headings.${type}`), level: 2 });

const choiceOf = (page: Page, type: PostType) =>
  page
    .getByRole('navigation', { name: textOf('en', 'lists.types'), exact: true })
    .getByRole('link', { name: textOf('en', `blog.categories.${type}`), exact: true });

const stepOf = (page: Page, type: PostType, step: string) =>
  page
    .getByRole('navigation', { name: textOf('en', `lists.pagination.${type}`), exact: true })
    .getByRole('link', { name: textOf('en', `lists.pagination.${step}`), exact: true });

/** The page's H1 and the title in its tab belong to a type. */
async function expectHead(page: Page, type: PostType) {
  const news = textOf('en', 'lists.heads.news.heading');
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveCount(1);
  const title = textOf('en', 'lists.heads.news.title');
  if (type === 'news') {
    await expect(headings).toHaveAccessibleName(news);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    return;
  }
  await expect(headings).not.toHaveAccessibleName(news);
  await expect(headings).not.toBeEmpty();
  await expect(page).not.toHaveTitle(new RegExp(`^${title}`));
}

/** One type is shown, and the other one is not. */
async function expectType(page: Page, type: PostType) {
  await expect(headingOf(page, type)).toBeVisible();
  await expect(headingOf(page, type === 'blog' ? 'news' : 'blog')).toBeHidden();
}

test('the address chooses heading and title of the page, there and back', async ({ page }) => {
  await page.goto(blogHref('en', 1, 'news'));
  await expectHead(page, 'news');
  await choiceOf(page, 'blog').click();
  await expectHead(page, 'blog');
  await choiceOf(page, 'news').click();
  await expectHead(page, 'news');
  await page.goBack();
  await expectHead(page, 'blog');
  await page.goBack();
  await expectHead(page, 'news');
  await page.goForward();
  await expectHead(page, 'blog');
  await page.goto(blogHref('en', 2, 'news'));
  await expectHead(page, 'news');
  // Another page takes its own title, and this one has it again on the way back.
  await page.getByRole('main').locator('article a').filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL(blogHref('en', 2, 'news'));
  await page.goBack();
  await expectHead(page, 'news');
});

test('no other heading or title is painted first', async ({ page }) => {
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
  await openPage(page, blogHref('en', 1, 'news'));
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect(seen.length).toBeGreaterThan(0);
  expect([...new Set(seen)]).toHaveLength(1);
  expect(seen[0]).toContain(textOf('en', 'lists.heads.news.title'));
});

test('the pages of a list keep its type, there and back', async ({ page }) => {
  const [longer, shorter] = longerAndShorter('en');
  const type = pagesOfType('en', 'news') > 1 ? 'news' : longer;
  await page.goto(blogHref('en', 1, type));
  await stepOf(page, type, 'next').click();
  await expect(page).toHaveURL(blogHref('en', 2, type));
  await expectType(page, type);
  await page.goBack();
  await expect(page).toHaveURL(blogHref('en', 1, type));
  await expectType(page, type);

  const [last, end] = [pagesOfType('en', longer), pagesOfType('en', shorter)];
  // Where both types have as many pages, none of them has an end before the other's.
  if (last === end) return;
  await page.goto(blogHref('en', last, shorter));
  await expectType(page, shorter);
  await page.getByRole('link', { name: textOf('en', `lists.beyond.${shorter}.link`) }).click();
  await expect(page).toHaveURL(blogHref('en', end, shorter));
  await expectType(page, shorter);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both types stand one below the other, and their pages can be reached', async ({ page }) => {
    const [type] = longerAndShorter('en');
    await page.goto(blogHref('en', 1, 'news'));
    await expect(headingOf(page, 'blog')).toBeVisible();
    await expect(headingOf(page, 'news')).toBeVisible();
    await stepOf(page, type, 'next').click();
    await expect(page).toHaveURL(blogHref('en', 2, type));
    await expect(headingOf(page, type)).toBeVisible();
  });
});
