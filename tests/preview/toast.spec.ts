import { expect } from '@playwright/test';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openSample, openSampleWithClock } from '@/tests/support/open-sample';

const texts = {
  region: 'Notices',
  close: 'Close the notice',
  success: { button: 'Copy the link', says: 'Done' },
  warning: { button: 'Attach a file', says: 'Please note' },
  error: { button: 'Send the message', says: 'That did not work' },
};

test.describe('en: toasts', () => {
  test.beforeEach(({ page }) => openSampleWithClock(page, 'toast', 'en'));

  test('stack in the live region of their kind, take no focus, and go after 8 s except errors', async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: texts.region });
    await expect(region.getByRole('status')).toBeAttached();
    await expect(region.getByRole('alert')).toBeAttached();
    for (const { button } of [texts.success, texts.warning, texts.error]) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('button', { name: button })).toBeFocused();
    }
    await expect(region.getByRole('status')).toContainText(texts.success.says);
    await expect(region.getByRole('status')).toContainText(texts.warning.says);
    await expect(region.getByRole('alert')).toContainText(texts.error.says);
    await expect(region.getByRole('button', { name: texts.close })).toHaveCount(3);
    await page.mouse.move(1, 1);
    await page.clock.runFor(7999);
    await expect(region.getByRole('button', { name: texts.close })).toHaveCount(3);
    await page.clock.runFor(1);
    await expect(region.getByRole('button', { name: texts.close })).toHaveCount(1);
    await page.clock.runFor(600_000);
    await expect(region.getByRole('alert')).toContainText(texts.error.says);
  });

  test('wait under the pointer', async ({ page }) => {
    const status = page.getByRole('status');
    await page.getByRole('button', { name: texts.success.button }).click();
    // What shows it is fetched now.
    await expect(status).toContainText(texts.success.says);
    await page.clock.runFor(5000);
    await page.getByText(texts.success.says, { exact: true }).hover();
    await page.clock.runFor(60_000);
    await expect(status).toContainText(texts.success.says);
    await page.mouse.move(1, 1);
    await page.clock.runFor(3000);
    await expect(status).toBeEmpty();
  });

  test('wait under focus, close by key, and give focus back', async ({ page }) => {
    const status = page.getByRole('status');
    const button = page.getByRole('button', { name: texts.warning.button });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(texts.warning.says);
    await status.getByRole('button', { name: texts.close }).focus();
    await page.clock.runFor(60_000);
    await expect(status).toContainText(texts.warning.says);
    await page.keyboard.press('Enter');
    await expect(status).toBeEmpty();
    await expect(button).toBeFocused();
  });
});

test('pl: a toast fits a screen 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openSample(page, 'toast', 'pl');
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  const close = page.getByRole('alert').getByRole('button', { name: 'Zamknij powiadomienie' });
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close.click();
  await expect(close).toBeHidden();
});
