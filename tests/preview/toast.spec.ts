import { expect, type Page } from '@playwright/test';
import { type Toast, toastEvent } from '@/components/ui/toast/toast';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { textOf } from '@/tests/support/texts';

/** Asks for a toast as a script of the page would. */
const ask = (page: Page, toast: Toast) =>
  page.evaluate(([name, detail]) => dispatchEvent(new CustomEvent(name, { detail })), [
    toastEvent,
    toast,
  ] as const);

const region = (page: Page) =>
  page.getByRole('region', { name: textOf('en', 'common.toast.region') });
const closeButtons = (page: Page) =>
  region(page).getByRole('button', { name: textOf('en', 'common.toast.close') });

test.describe('en: toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await openPage(page, pathnameOf('en'));
    await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
  });

  test('stack in the live region of their kind, take no focus, and go after 8 s except errors', async ({
    page,
  }) => {
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await ask(page, { variant: 'success', text: 'The link is copied.' });
    await ask(page, { variant: 'warning', text: 'The file is large.' });
    await ask(page, { variant: 'error', text: 'The message was not sent.' });
    await expect(region(page).getByRole('status')).toContainText('The link is copied.');
    await expect(region(page).getByRole('status')).toContainText('The file is large.');
    await expect(region(page).getByRole('alert')).toContainText('The message was not sent.');
    await expect(link).toBeFocused();
    await expect(closeButtons(page)).toHaveCount(3);
    await page.clock.runFor(7999);
    await expect(closeButtons(page)).toHaveCount(3);
    await page.clock.runFor(1);
    await expect(closeButtons(page)).toHaveCount(1);
    await page.clock.runFor(600_000);
    await expect(region(page).getByRole('alert')).toContainText('The message was not sent.');
  });
});

test('pl: a toast fits a screen 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openPage(page, pathnameOf('pl'));
  await ask(page, {
    variant: 'error',
    text: 'Nie udało się wysłać wiadomości. Tekst jest nadal w formularzu: prosimy spróbować ponownie za chwilę.',
  });
  const close = page
    .getByRole('alert')
    .getByRole('button', { name: textOf('pl', 'common.toast.close') });
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close.click();
  await expect(close).toBeHidden();
});
