import { expect, type Page } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { copiedText } from '@/tests/support/clipboard';
import { fieldOf, fillContact, formText, send } from '@/tests/support/forms';
import { ownPageTest as test } from '@/tests/support/one-page-test';

/** 300 numbered words: encoded, they take three times what a mail program takes over. */
const message = Array.from({ length: 300 }, (_, index) => `gęślą-${index}`).join(' ');

/** The form that is open on a page. */
const formOn = (page: Page) => page.locator('form', { has: fieldOf(page, 'en', 'message') });

test.describe('a message too long for a mail program', () => {
  test('puts its rest into the clipboard, says so, and keeps the text', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathnameOf('en', { id: 'contact-us' }));
    await fillContact(page, 'en');
    await fieldOf(page, 'en', 'message').fill(message);
    await send(page, 'en', 'mail');
    await expect(formOn(page).getByRole('status')).toContainText(
      formText('en', 'long_mail.copied'),
    );
    const copied = await copiedText(page);
    const [first = ''] = copied.split(' ');
    expect(first).toMatch(/^gęślą-\d+$/);
    expect(copied).toBe(message.slice(message.indexOf(first)));
    const rest = page.getByRole('textbox', { name: formText('en', 'long_mail.rest') });
    await expect(rest).toHaveValue(copied);
    await expect(fieldOf(page, 'en', 'message')).toHaveValue(message);
  });

  test('shows its rest, ready to be copied, where the clipboard is refused', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.goto(pathnameOf('en', { id: 'contact-us' }));
    await fillContact(page, 'en');
    await fieldOf(page, 'en', 'message').fill(message);
    await send(page, 'en', 'mail');
    await expect(formOn(page).getByRole('status')).toContainText(
      formText('en', 'long_mail.refused'),
    );
    const rest = page.getByRole('textbox', { name: formText('en', 'long_mail.rest') });
    await expect(rest).toBeFocused();
    const selected = await rest.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(message.endsWith(selected)).toBe(true);
    expect(selected.length).toBeGreaterThan(1000);
  });
});
