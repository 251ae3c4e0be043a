import { expect } from '@playwright/test';
import { fieldOf, formText, send } from '@/tests/support/forms';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'contact-form';
const label = textOf('en', 'contact.calls.talk');

test.describe('contact modal', () => {
  test.beforeEach(({ page }) => openBlock(page, folder));

  test('opens by key, lists what is missing, keeps the text, and gives focus back', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: label, exact: true });
    const dialog = page.getByRole('dialog', { name: 'What are you working on?' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await fieldOf(dialog, 'en', 'message').fill('FinOps?');
    await send(dialog, 'en');
    const summary = dialog.getByRole('group', { name: formText('en', 'form.summary_heading') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(dialog, 'en', 'message')).toHaveValue('FinOps?');
  });

  test('offers the phone as a link', async ({ page }) => {
    await page.getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog');
    // Until the form is there, links take its place, the phone among them.
    await expect(fieldOf(dialog, 'en', 'message')).toBeVisible();
    const phone = dialog.getByRole('link', { name: /^\+/ });
    await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
  });
});
