import { expect, test } from '@playwright/test';
import { galleryAddress } from '@/components/templates/gallery/gallery-address';
import { openBlock } from '@/tests/support/gallery';
import { textOf } from '@/tests/support/texts';

const folder = 'contact-modal';
const texts = {
  en: { label: 'Talk to an engineer', heading: 'What are you working on?', contact: '/contact-us' },
  pl: {
    label: 'Porozmawiaj z inżynierem',
    heading: 'Nad czym Państwo pracują?',
    contact: '/pl/kontakt',
  },
} as const;

for (const locale of ['en', 'pl'] as const) {
  const { label, heading, contact } = texts[locale];
  const modal = (key: string) => textOf(locale, `contact.modal.${key}`);

  test.describe(`${locale}: contact modal`, () => {
    // Headless UI gives no initial focus where the pointer is coarse.
    test.use({ hasTouch: false });
    test.beforeEach(({ page }) => openBlock(page, { locale, folder }));

    test('opens by key, tells that the message is missing, and gives focus back', async ({
      page,
    }) => {
      const button = page.getByRole('button', { name: label, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: heading });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: modal('send') }).click();
      const message = dialog.getByRole('textbox', { name: modal('message') });
      await expect(message).toBeFocused();
      await expect(message).toHaveAccessibleDescription(modal('message_missing'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('offers the phone as a link', async ({ page }) => {
      await page.getByRole('button', { name: label, exact: true }).click();
      const phone = page.getByRole('dialog').getByRole('link');
      await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
    });
  });

  test.describe(`${locale}: contact modal without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the contact page', async ({ page }) => {
      await page.goto(galleryAddress(locale, folder));
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', contact);
    });
  });
}
