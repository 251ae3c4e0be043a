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

test('whichever way a page was opened before, it is fetched ahead, and once', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (isPageData(response.url()))
      answers.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const linkTo = (name: Parameters<typeof textOf>[1]) =>
    page.getByRole('contentinfo').getByRole('link', { name: textOf('en', name) });
  const open = async (name: Parameters<typeof textOf>[1], pathname: string) => {
    const link = linkTo(name);
    await expect(link).toBeVisible();
    const whole = page.waitForResponse((response) => response.url().includes('__PAGE__'));
    await link.hover();
    await whole;
    await link.click();
    await expect(page).toHaveURL(pathname);
  };
  await page.goto(pathnameOf('en', { id: 'thank-you' }), { waitUntil: 'networkidle' });
  // As who presses without a pause before it.
  await linkTo('common.footer.links.privacy_policy').dispatchEvent('click');
  await expect(page).toHaveURL(policy);
  expect(answers).toEqual([`200 ${policy}.txt`]);

  await open('common.footer.links.code_of_conduct', pathnameOf('en', { id: 'code-of-conduct' }));
  const before = answers.length;
  await open('common.footer.links.privacy_policy', policy);
  expect(answers.slice(before)).toEqual([
    expect.stringMatching(new RegExp(`^200 ${policy}/__next[.].*__PAGE__[.]txt$`)),
  ]);
  expect(answers.every((answer) => answer.startsWith('200'))).toBe(true);
});
