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
