import { expect } from '@playwright/test';
import { findBrowser } from '@/scripts/test/browser';
import { test } from '@/tests/support/one-page-test';
import { openSample } from '@/tests/support/open-sample';

// A browser that shows scrollbars, which Playwright hides: they are what makes a page jump.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the page neither scrolls nor moves while a dialog is open', async ({ page }) => {
  await openSample(page, 'dialog', 'en');
  await page.evaluate(() => {
    document.body.style.minHeight = '300vh';
  });
  const gap = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await gap()).toBeGreaterThan(0);
  const heading = page.locator('h1');
  await expect(heading).toBeVisible();
  const before = await heading.boundingBox();

  await page.getByRole('button', { name: 'What happens next' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
