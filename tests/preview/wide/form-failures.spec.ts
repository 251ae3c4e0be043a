import { expect, type Page } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import {
  fieldOf,
  fillContact,
  formText,
  passShortestTime,
  send,
  takeSubmissions,
  written,
} from '@/tests/support/forms';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

/** Pages that code names itself; their addresses are the writers’. */
const contactPage = pathnameOf('en', { id: 'contact-us' });
const thanksPage = pathnameOf('en', { id: 'thank-you' });

const failure = (reason: string) => formText('en', `failures.${reason}`);

/** Fills in the form and sends it, as somebody does who takes the time that it waits for. */
async function fillAndSend(page: Page): Promise<void> {
  await fillContact(page, 'en');
  await passShortestTime(page);
  await send(page, 'en');
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('contact form that cannot be sent', () => {
  test('says so twice, keeps the text, and is stored once when it is sent again', async ({
    page,
  }) => {
    const { attempts, stored } = await takeSubmissions(page, (route, attempt) =>
      attempt === 1 ? route.fulfill({ status: 503, body: 'down' }) : undefined,
    );
    await page.goto(contactPage);
    await fillAndSend(page);
    const form = page.locator('form', { has: fieldOf(page, 'en', 'message') });
    await expect(form.getByRole('status')).toContainText(failure('server'));
    const toasts = page.getByRole('region', { name: textOf('en', 'common.toast.region') });
    await expect(toasts.getByRole('alert')).toContainText(failure('server'));
    await expect(fieldOf(page, 'en', 'message')).toHaveValue(written.message);
    await send(page, 'en');
    await expect(page).toHaveURL(thanksPage);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    expect(stored()).toHaveLength(1);
  });

  test('reports next to the field what only the endpoint knows', async ({ page }) => {
    const body = JSON.stringify({ status: 'invalid', errors: { email: 'invalid' } });
    await takeSubmissions(page, (route) => route.fulfill({ status: 422, body }));
    await page.goto(contactPage);
    await fillAndSend(page);
    const summary = page.getByRole('group', { name: formText('en', 'form.summary_heading') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([formText('en', 'errors.email_invalid')]);
  });

  test('is polite to whom it took for a program, and lets the next try through', async ({
    page,
  }) => {
    const { stored } = await takeSubmissions(page);
    await page.goto(contactPage);
    await fillContact(page, 'en');
    const trap = page.locator('[data-form]').getByLabel(formText('en', 'form.honeypot'));
    await expect(trap).toHaveCount(1);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://filled-in-by-software.example';
    });
    await passShortestTime(page);
    await send(page, 'en');
    await expect(page.getByText(failure('trap')).first()).toBeVisible();
    await send(page, 'en');
    await expect(page).toHaveURL(thanksPage);
    expect(stored()).toHaveLength(1);
  });
});
