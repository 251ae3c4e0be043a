import { expect, type Page } from '@playwright/test';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { copiedText } from '@/tests/support/clipboard';
import { newVisitor } from '@/tests/support/consent';
import { hiddenPages } from '@/tests/support/hidden-posts';
import { test } from '@/tests/support/one-page-test';
import { axeFaults, listenForComplaints, overflowOf, windows } from '@/tests/support/page-faults';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';

/** In no window does axe find anything, or anything overflow. */
async function expectFaultless(page: Page): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
    expect(await axeFaults(page, { only: window.rules }), `at ${window.width} px`).toEqual([]);
  }
}

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

test('says where a page is written, and leads to its counterpart', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openPage(page, pathnameOf('en'));
  const file = `content/${menuPage.id}/en.mdx`;
  await expect(barOf(page).getByRole('link', { name: file })).toHaveAttribute(
    'href',
    new RegExp(`/${file.replace('.', '\\.')}$`),
  );
  await barOf(page).getByRole('link', { name: 'In Polish' }).click();
  await expect(page).toHaveURL(pathnameOf('pl'));
  await expect(barOf(page)).toContainText(`content/${menuPage.id}/pl.mdx`);
  expect(complaints).toEqual([]);
});

test('is in the way of nothing: it stands before the header, axe finds nothing, nothing overflows', async ({
  page,
}) => {
  await openPage(page, pathnameOf('pl'));
  for (const window of windows) {
    await page.setViewportSize(window);
    await page.evaluate(() => scrollTo(0, 0));
    const bar = await barOf(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
  }
  await expectFaultless(page);
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

test('the list of all pages shows those in a state that is asked for', async ({ page }) => {
  await openPage(page, '/status');
  const drafts = registry.all.filter(({ status, generated }) => status === 'draft' && !generated);
  const table = page.getByRole('group', { name: 'Pages: draft' });
  await expect(table).toBeHidden();
  await page.getByText(`draft: ${drafts.length}`).click();
  await expect(table.getByRole('row')).toHaveCount(drafts.length + 1);
  await expectFaultless(page);
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
    await expectFaultless(page);
  });
