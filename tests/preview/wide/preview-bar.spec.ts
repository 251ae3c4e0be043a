import { expect, type Page } from '@playwright/test';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { copiedText } from '@/tests/support/clipboard';
import { newVisitor } from '@/tests/support/consent';
import { hiddenPages } from '@/tests/support/hidden-posts';
import { test } from '@/tests/support/one-page-test';
import { axeFaults, listenForComplaints, overflowOf, windows } from '@/tests/support/page-faults';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const buttonOf = (page: Page, name: string) => barOf(page).getByRole('button', { name });

test('says where a page is written and what is to be done about it, and remembers that it was opened', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await openPage(page, pathnameOf('en'));
  const bar = barOf(page);
  await expect(bar).toContainText(`content/${menuPage.id}/en.mdx`);
  const details = buttonOf(page, 'Details');
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  const source = bar.getByRole('region', { name: 'Source' });
  await expect(source.getByText('Last change')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    new RegExp(`/content/${menuPage.id}/en\\.mdx$`),
  );
  await openPage(page, pathnameOf('pl'));
  await expect(buttonOf(page, 'Details')).toHaveAttribute('aria-expanded', 'true');
  await buttonOf(page, 'Details').click();
  await expect(bar.getByRole('region', { name: 'Source' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('is in the way of nothing: it stands before the header, axe finds nothing, nothing overflows', async ({
  page,
}) => {
  await openPage(page, pathnameOf('pl'));
  for (const isOpen of [false, true]) {
    if (isOpen) await buttonOf(page, 'Details').click();
    for (const window of windows) {
      await page.setViewportSize(window);
      await page.evaluate(() => scrollTo(0, 0));
      const bar = await barOf(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
      expect(await axeFaults(page, { only: window.rules }), `at ${window.width} px`).toEqual([]);
    }
  }
});

test('tells which block was clicked, with its properties and its line, and follows no link meanwhile', async ({
  page,
}) => {
  const pathname = pathnameOf('en');
  await openPage(page, pathname);
  await buttonOf(page, 'Click a block').click();
  const hero = page.locator('main [data-block="0"]');
  await hero.getByRole('link').last().click();
  const card = page.getByRole('region', { name: 'Block Hero' });
  await expect(card).toContainText(/en\.mdx:\d+/);
  await expect(card.getByRole('term').filter({ hasText: 'lead' })).toBeVisible();
  await expect(hero).toHaveAttribute('data-block-marked', '');
  await expect(page).toHaveURL(pathname);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.locator('[data-block-marked]')).toHaveCount(0);
  await expect(buttonOf(page, 'Click a block')).toHaveAttribute('aria-pressed', 'false');
});

test('leads from the outline to a block by keyboard', async ({ page }) => {
  // Without it the page scrolls for a second.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, pathnameOf('en'));
  await buttonOf(page, 'Details').click();
  const outline = barOf(page).getByRole('region', { name: 'Outline' });
  const last = outline.getByRole('button', { name: '<Section>' }).last();
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-block-marked]')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Block Section' })).toBeVisible();
});

test('shows both languages next to each other, without a second bar', async ({ page }) => {
  await openPage(page, pathnameOf('en'));
  await barOf(page).getByRole('link', { name: 'Beside Polish' }).click();
  await expect(page).toHaveURL(/\/status\/beside\?/);
  for (const locale of ['en', 'pl'] as const) {
    const frame = page.frameLocator(`iframe[src="${pathnameOf(locale)}"]`);
    await expect(frame.locator('html')).toHaveAttribute('lang', locale);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.locator('aside.preview-bar')).toBeHidden();
  }
  await openPage(page, '/status/beside?left=//evil.example&right=https://evil.example');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('marks drafts and scheduled pages', async ({ page }) => {
  for (const status of ['draft', 'scheduled'] as const) {
    const hidden = hiddenPages.find((one) => one.status === status);
    if (!hidden) continue;
    await openPage(page, hidden.pathname);
    await expect(barOf(page).getByText(`Preview: ${status}`)).toBeVisible();
  }
  expect(hiddenPages).not.toEqual([]);
});

test('the list of all pages has every page, and those in a state that is asked for', async ({
  page,
}) => {
  await openPage(page, '/status');
  const rows = page.getByRole('table').getByRole('row');
  const written = registry.all.filter(({ generated }) => !generated);
  await expect(rows).toHaveCount(written.length + 1);
  await page.getByRole('radio', { name: 'pl', exact: true }).check();
  await page.getByRole('radio', { name: /^draft/ }).check();
  const drafts = written.filter(({ status, locale }) => status === 'draft' && locale === 'pl');
  await expect(rows).toHaveCount(drafts.length + 1);
  expect(await axeFaults(page)).toEqual([]);
});

test('the list of blocks shows each of them, and copies its tag', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/blocks');
  const example = page.frameLocator('iframe[src="/blocks/callout/paper"]');
  await page.locator('iframe[src="/blocks/callout/paper"]').scrollIntoViewIfNeeded();
  await expect(example.getByRole('note').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy the tag <Callout>' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await copiedText(page)).toBe('<Callout>\n\n…\n\n</Callout>');
});

test('no banner covers the examples of blocks', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, storageState: newVisitor });
  const page = await context.newPage();
  await openPage(page, '/blocks/callout');
  await expect.poll(() => page.evaluate(() => globalThis.consentTool?.isLoaded())).toBe(true);
  await expect(page.locator('[aria-labelledby="consent-title"]')).toHaveCount(0);
  await context.close();
});

for (const pathname of ['/handbook', '/handbook/tone', '/handbook/git'])
  test(`axe finds nothing on ${pathname}, and nothing overflows`, {
    tag: pathname === '/handbook/tone' ? [] : ['@slow'],
  }, async ({ page }) => {
    await openPage(page, pathname);
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
      expect(await axeFaults(page, { only: window.rules }), `at ${window.width} px`).toEqual([]);
    }
  });
