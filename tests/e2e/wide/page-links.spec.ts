import { expect, type Locator, type Page } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { test } from '@/tests/support/one-page-test';
import { misplacedAnchors, openPage, ready } from '@/tests/support/settle';
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

/** Name of a link that a test adds to a page. */
const added = 'A link of the test';
const addLink = (page: Page, href: string) =>
  page.evaluate(
    ([textContent, to]) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent });
      link.setAttribute('href', to ?? '');
      document.querySelector('[data-added]')?.remove();
      link.dataset['added'] = '';
      document.querySelector('main')?.prepend(link);
    },
    [added, href],
  );

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

test('a link with an anchor leads to it, on another page and on this one', async ({ page }) => {
  await page.goto(start);
  const parts = page.locator('main section[id]');
  const anchors = [await parts.last().getAttribute('id'), await parts.first().getAttribute('id')];
  await openPage(page, policy);
  await mark(page);
  for (const anchor of anchors) {
    await addLink(page, `${start}#${anchor}`);
    await page.getByRole('link', { name: added, exact: true }).click();
    await expect(page).toHaveURL(`${start}#${anchor}`);
    await expect.poll(() => misplacedAnchors(page, [anchor ?? ''])).toEqual([]);
  }
  expect(await isSame(page)).toBe(true);
});

test('a link to this page with another query leaves what is on it as it is, and focus where it is', async ({
  page,
}) => {
  await openPage(page, start);
  const question = page.getByRole('main').locator('summary').last();
  await question.click();
  const isOpen = page.getByRole('main').locator('details').last();
  await expect(isOpen).toHaveAttribute('open');
  await addLink(page, `${start}?a=1`);
  const link = page.getByRole('link', { name: added, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${start}?a=1`);
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(isOpen).toHaveAttribute('open');
});

test('the keyboard follows a link as a mouse does', async ({ page }) => {
  await openPage(page, start);
  await mark(page);
  await policyLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(policy);
  expect(await isSame(page)).toBe(true);
});

test('a link opens where a visitor asks for it', async ({ page, context }) => {
  await openPage(page, start);
  await mark(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    policyLink(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(policy);
  await expect(page).toHaveURL(start);
  expect(await isSame(page)).toBe(true);
});

test('a link that is followed before the page runs loads its document', async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.goto(start, { waitUntil: 'commit' });
  await mark(page);
  await policyLink(page).click();
  await expect(page).toHaveURL(policy);
  expect(await isSame(page)).toBe(false);
});

test('the other language is another document', async ({ page }) => {
  await openPage(page, start);
  await mark(page);
  await addLink(page, pathnameOf('pl'));
  await page.getByRole('link', { name: added, exact: true }).click();
  await expect(page).toHaveURL(pathnameOf('pl'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(await isSame(page)).toBe(false);
});
