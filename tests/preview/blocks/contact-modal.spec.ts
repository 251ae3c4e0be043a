import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { fieldOf, formText, send } from '@/tests/support/forms';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'contact-modal';
const texts = {
  en: { heading: 'What are you working on?', contact: '/contact-us' },
  pl: { heading: 'Nad czym Państwo pracują?', contact: '/pl/kontakt' },
} as const;

for (const locale of ['en', 'pl'] as const) {
  const { heading, contact } = texts[locale];
  const label = textOf(locale, 'contact.calls.talk');

  test.describe(`${locale}: contact modal`, () => {
    // Headless UI gives no initial focus where the pointer is coarse.
    test.use({ hasTouch: false });
    test.beforeEach(({ page }) => openBlock(page, { locale, folder }));

    test('opens by key, lists what is missing, keeps the text, and gives focus back', async ({
      page,
    }) => {
      const button = page.getByRole('button', { name: label, exact: true });
      const dialog = page.getByRole('dialog', { name: heading });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await fieldOf(dialog, locale, 'message').fill('FinOps?');
      await send(dialog, locale);
      const summary = dialog.getByRole('group', { name: formText(locale, 'form.summary_heading') });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(fieldOf(dialog, locale, 'message')).toHaveValue('FinOps?');
    });

    test('offers the phone as a link', async ({ page }) => {
      await page.getByRole('button', { name: label, exact: true }).click();
      const dialog = page.getByRole('dialog');
      // Until the form is there, links take its place, the phone among them.
      await expect(fieldOf(dialog, locale, 'message')).toBeVisible();
      const phone = dialog.getByRole('link', { name: /^\+/ });
      await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
    });
  });

  test.describe(`${locale}: contact modal without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the contact page', async ({ page }) => {
      await page.goto(galleryPathname(locale, folder));
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', contact);
    });
  });
}
