import { expect, type Locator, type Page } from '@playwright/test';
import { fileOf, readBuilt } from '@/tests/support/built-site';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { itemOf, openGroup } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { misplacedAnchors, openPage, ready } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** Marks the document, so that another one is told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** What visitors see of the page’s main area, and what a screen reader is told of it. */
const contentOf = (page: Page) => page.getByRole('main').ariaSnapshot();

const start = pathnameOf('en');
const policy = pathnameOf('en', { id: 'privacy-policy' });
const policyLink = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', {
    name: textOf('en', 'common.footer.links.privacy_policy'),
    exact: true,
  });

test('links lead on without another document, and back and forward to the same pages', async ({
  page,
}) => {
  await openPage(page, start);
  await mark(page);
  const before = await contentOf(page);
  await policyLink(page).click();
  await expect(page).toHaveURL(policy);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const there = await contentOf(page);
  expect(there).not.toBe(before);
  expect(await isSame(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect.poll(() => contentOf(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(policy);
  await expect.poll(() => contentOf(page)).toBe(there);
  expect(await isSame(page)).toBe(true);

  // What a router fetched is what a document brings.
  await page.reload();
  await ready(page);
  expect(await contentOf(page)).toBe(there);
});

/** A page whose text links to a part of another page: its address, and the link's. */
const withAnchor = pagesWithPathname
  .filter(({ locale }) => locale === 'en')
  .flatMap(({ pathname }) => {
    const [, href] =
      /<a class="text-link" href="(\/[^"#]+#[^"]+)"/.exec(readBuilt(fileOf(pathname))) ?? [];
    return href ? [{ pathname, href }] : [];
  })
  .find(({ pathname, href }) => !href.startsWith(`${pathname}#`));

test('a link with an anchor leads to it on another page', async ({ page }) => {
  if (!withAnchor) throw new Error('No page links to a part of another page');
  const { pathname, href } = withAnchor;
  await openPage(page, pathname);
  await mark(page);
  await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(href);
  await expect.poll(() => misplacedAnchors(page, [href.split('#')[1] ?? ''])).toEqual([]);
  expect(await isSame(page)).toBe(true);
});

test('a link to this page with another query leaves what is on it as it is', async ({ page }) => {
  await openPage(page, pathnameOf('en', { id: 'blog' }));
  const search = page.getByRole('contentinfo');
  const before = await search.evaluateHandle((element) => element);
  await openGroup(page, 'en', 'discover');
  await itemOf(page, 'en', 'news').click();
  await expect(page).toHaveURL(`${pathnameOf('en', { id: 'blog' })}?type=news`);
  expect(await before.evaluate((element) => element.isConnected)).toBe(true);
});

test('a link that is followed before the page runs loads its document', async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.goto(start, { waitUntil: 'commit' });
  await mark(page);
  await policyLink(page).click();
  await expect(page).toHaveURL(policy);
  expect(await isSame(page)).toBe(false);
});
