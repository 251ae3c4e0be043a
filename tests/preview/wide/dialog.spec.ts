import { expect } from '@playwright/test';
import { findBrowser } from '@/scripts/test/browser';
import { fieldOf } from '@/tests/support/forms';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const name = textOf('en', 'contact.calls.talk');
const close = textOf('en', 'contact.modal.close');

// A browser that shows scrollbars, which Playwright hides: they are what makes a page jump.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test.beforeEach(({ page }) => openBlock(page, 'contact-form'));

test('a dialog scrolls by key and wheel on a screen of 320 by 256, its close button stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(fieldOf(dialog, 'en', 'message')).toBeAttached();
  await expect(dialog).toBeFocused();
  const scrollTop = () => dialog.evaluate((element) => element.scrollTop);
  await page.keyboard.press('PageDown');
  await expect.poll(scrollTop).toBeGreaterThan(100);
  const afterKey = await scrollTop();
  await page.mouse.move(160, 128);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollTop).toBeGreaterThan(afterKey);
  await expect(dialog.getByRole('button', { name: close, exact: true })).toBeInViewport({
    ratio: 1,
  });
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('the page is out of reach, and neither scrolls nor moves, while a dialog is open', async ({
  page,
}) => {
  const gap = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await gap()).toBeGreaterThan(0);
  const heading = page.locator('h1');
  const isOutOfReach = () => heading.evaluate((node) => node.closest('[inert]') !== null);
  await expect(heading).toBeVisible();
  const before = await heading.boundingBox();
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  expect(await isOutOfReach()).toBe(true);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isOutOfReach()).toBe(false);
  expect(await heading.boundingBox()).toEqual(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
