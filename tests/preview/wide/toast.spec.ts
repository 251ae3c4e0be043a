import { expect, test } from '@playwright/test';
import { openSampleWithClock } from '@/tests/support/open-sample';

const texts = {
  en: {
    region: 'Notices',
    close: 'Close the notice',
    success: { button: 'Copy the link', says: 'Done' },
    warning: { button: 'Attach a file', says: 'Please note' },
    error: { button: 'Send the message', says: 'That did not work' },
  },
  pl: {
    region: 'Powiadomienia',
    close: 'Zamknij powiadomienie',
    success: { button: 'Kopiuj link', says: 'Gotowe' },
    warning: { button: 'Dołącz plik', says: 'Zwróć uwagę' },
    error: { button: 'Wyślij wiadomość', says: 'Nie udało się' },
  },
} as const;

for (const locale of ['en', 'pl'] as const) {
  const t = texts[locale];

  test.describe(`${locale}: toasts`, () => {
    test.beforeEach(({ page }) => openSampleWithClock(page, 'toast', locale));

    test('stack in the live region of their kind, take no focus, and go after 8 s except errors', async ({
      page,
    }) => {
      const region = page.getByRole('region', { name: t.region });
      await expect(region.getByRole('status')).toBeAttached();
      await expect(region.getByRole('alert')).toBeAttached();
      for (const { button } of [t.success, t.warning, t.error]) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('button', { name: button })).toBeFocused();
      }
      await expect(region.getByRole('status')).toContainText(t.success.says);
      await expect(region.getByRole('status')).toContainText(t.warning.says);
      await expect(region.getByRole('alert')).toContainText(t.error.says);
      await expect(region.getByRole('button', { name: t.close })).toHaveCount(3);
      await page.mouse.move(1, 1);
      await page.clock.runFor(7999);
      await expect(region.getByRole('button', { name: t.close })).toHaveCount(3);
      await page.clock.runFor(1);
      await expect(region.getByRole('button', { name: t.close })).toHaveCount(1);
      await page.clock.runFor(600_000);
      await expect(region.getByRole('alert')).toContainText(t.error.says);
    });

    test('wait under the pointer', async ({ page }) => {
      const status = page.getByRole('status');
      await page.getByRole('button', { name: t.success.button }).click();
      // What shows it is fetched now.
      await expect(status).toContainText(t.success.says);
      await page.clock.runFor(5000);
      await page.getByText(t.success.says, { exact: true }).hover();
      await page.clock.runFor(60_000);
      await expect(status).toContainText(t.success.says);
      await page.mouse.move(1, 1);
      await page.clock.runFor(3000);
      await expect(status).toBeEmpty();
    });

    test('wait under focus, close by key, and give focus back', async ({ page }) => {
      const status = page.getByRole('status');
      const button = page.getByRole('button', { name: t.warning.button });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(status).toContainText(t.warning.says);
      await status.getByRole('button', { name: t.close }).focus();
      await page.clock.runFor(60_000);
      await expect(status).toContainText(t.warning.says);
      await page.keyboard.press('Enter');
      await expect(status).toBeEmpty();
      await expect(button).toBeFocused();
    });

    test('fit a screen 320 px wide', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await page.getByRole('button', { name: t.error.button }).click();
      const close = page.getByRole('alert').getByRole('button', { name: t.close });
      await expect(close).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await close.click();
      await expect(close).toBeHidden();
    });
  });
}
