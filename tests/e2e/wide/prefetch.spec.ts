import { expect } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

/** A page that the footer leads to, wherever it lives. */
const policy = pathnameOf('en', { id: 'privacy-policy' });

/** What the router fetches of pages: files of their own beside the HTML. */
const isPageData = (url: string) => new URL(url).pathname.endsWith('.txt');

test('a page is fetched when a visitor is about to open it, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isPageData(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(pathnameOf('en', { id: 'thank-you' }), { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);

  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: textOf('en', 'common.footer.links.privacy_policy') });
  await expect(link).toBeVisible();
  const whole = page.waitForResponse((response) => response.url().includes('__PAGE__'));
  await link.hover();
  expect((await whole).status()).toBe(200);
  expect(fetched.every((file) => file.startsWith(policy))).toBe(true);

  const ahead = fetched.length;
  await link.click();
  await expect(page).toHaveURL(policy);
  expect(fetched.slice(ahead)).toEqual([]);
});
