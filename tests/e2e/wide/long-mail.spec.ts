import { expect, type Page, test } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { copiedText } from '@/tests/support/clipboard';
import { fieldOf, fillContact, formText, send } from '@/tests/support/forms';
import { registry } from '@/tests/support/site-registry';

/** 300 numbered words: encoded, they take three times what a mail program takes over. */
const message = Array.from({ length: 300 }, (_, index) => `gęślą-${index}`).join(' ');

/** The form that is open on a page. */
const formOn = (page: Page, locale: Locale) =>
  page.locator('form', { has: fieldOf(page, locale, 'message') });

for (const locale of locales) {
  test.describe(`${locale}: a message too long for a mail program`, () => {
    test('puts its rest into the clipboard, says so, and keeps the text', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(registry.pathnameOf('contact-us', locale) ?? '');
      await fillContact(page, locale);
      await fieldOf(page, locale, 'message').fill(message);
      await send(page, locale, 'mail');
      await expect(formOn(page, locale).getByRole('status')).toContainText(
        formText(locale, 'long_mail.copied'),
      );
      const copied = await copiedText(page);
      const [first = ''] = copied.split(' ');
      expect(first).toMatch(/^gęślą-\d+$/);
      expect(copied).toBe(message.slice(message.indexOf(first)));
      const rest = page.getByRole('textbox', { name: formText(locale, 'long_mail.rest') });
      await expect(rest).toHaveValue(copied);
      await expect(fieldOf(page, locale, 'message')).toHaveValue(message);
    });

    test('shows its rest, ready to be copied, where the clipboard is refused', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('denied', 'NotAllowedError'));
      });
      await page.goto(registry.pathnameOf('contact-us', locale) ?? '');
      await fillContact(page, locale);
      await fieldOf(page, locale, 'message').fill(message);
      await send(page, locale, 'mail');
      await expect(formOn(page, locale).getByRole('status')).toContainText(
        formText(locale, 'long_mail.refused'),
      );
      const rest = page.getByRole('textbox', { name: formText(locale, 'long_mail.rest') });
      await expect(rest).toBeFocused();
      const selected = await rest.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
      expect(message.endsWith(selected)).toBe(true);
      expect(selected.length).toBeGreaterThan(1000);
    });
  });
}
