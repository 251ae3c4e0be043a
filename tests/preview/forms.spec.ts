import { expect } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import {
  fieldOf,
  fillContact,
  formText,
  send,
  takeSubmissions,
  written,
} from '@/tests/support/forms';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { axeFaults } from '@/tests/support/page-faults';

test('en: a contact form is stored with the campaign it came from, and leads to the thank-you page', async ({
  page,
}) => {
  const contactPage = pathnameOf('en', { id: 'contact-us' });
  const { stored } = await takeSubmissions(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('utm_source', 'let\u202Eter');
    sessionStorage.setItem('initializePage', 'home');
  });
  await page.goto(contactPage);
  await fillContact(page, 'en');
  await fieldOf(page, 'en', 'phone').fill('+48 22 000 00 00');
  await send(page, 'en');
  await expect(page).toHaveURL(pathnameOf('en', { id: 'thank-you' }));
  expect(stored()).toMatchObject([
    {
      kind: 'contact',
      locale: 'en',
      page: contactPage,
      fields: { ...written, phone: '+48 22 000 00 00' },
      consents: { email_marketing: false, phone_marketing: false },
      campaign: { utm_source: 'letter', initializePage: 'home' },
    },
  ]);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('form:'))).toEqual([]);
});

test('pl: a contact form lists what is wrong, puts focus there, and takes it back field by field', async ({
  page,
}) => {
  await page.goto(pathnameOf('pl', { id: 'contact-us' }));
  await fieldOf(page, 'pl', 'email').fill('anna@bank');
  await send(page, 'pl');
  const heading = formText('pl', 'form.summary_heading');
  const summary = page.getByRole('group', { name: heading });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    formText('pl', 'errors.name_required'),
    formText('pl', 'errors.email_invalid'),
    formText('pl', 'errors.message_required'),
  ]);
  expect(await axeFaults(page)).toEqual([]);
  await summary.getByRole('link').nth(1).click();
  const email = fieldOf(page, 'pl', 'email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(formText('pl', 'errors.email_invalid'));
  await email.fill('anna@bank.example');
  await expect(email).toHaveAccessibleDescription('');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('en: what is pasted into a form is taken as it was meant, and what is not says why beside its field', async ({
  page,
}) => {
  const { stored } = await takeSubmissions(page);
  await page.goto(pathnameOf('en', { id: 'contact-us' }));
  await fillContact(page, 'en');
  const phone = fieldOf(page, 'en', 'phone');
  const paste = async (field: 'phone' | 'email', text: string) => {
    await fieldOf(page, 'en', field).fill('');
    await fieldOf(page, 'en', field).focus();
    await page.keyboard.insertText(text);
  };
  for (const refused of ['call me', '12345', '+48 22 000‑00‑00 or +48 22 000‑00‑01']) {
    await paste('phone', refused);
    await send(page, 'en');
    await expect(phone).toHaveAccessibleDescription(formText('en', 'errors.phone_invalid'));
    await expect(page.getByText(formText('en', 'errors.phone_invalid')).last()).toBeVisible();
  }
  await paste('phone', '\u202A+48\u00A022\u202F000‑00–00\u202C');
  await expect(phone).toHaveAccessibleDescription('');
  await paste('email', 'anna@bank.example\u00A0\u200B');
  await send(page, 'en');
  await expect(page).toHaveURL(pathnameOf('en', { id: 'thank-you' }));
  expect(stored()).toMatchObject([
    { fields: { email: 'anna@bank.example', phone: '+48 22 000-00-00' } },
  ]);
});
