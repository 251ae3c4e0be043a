import { expect, test } from '@playwright/test';
import { pathnameOf } from '@/tests/support/chosen-pages';
import {
  fieldOf,
  fillContact,
  formText,
  send,
  takeSubmissions,
  written,
} from '@/tests/support/forms';
import { axeFaults } from '@/tests/support/page-faults';

/** Pages that code names itself; their addresses are the writers’. */
const contact = { id: 'contact-us' };
const thanks = { id: 'thank-you' };

const pages = {
  en: { contact: pathnameOf('en', contact), thanks: pathnameOf('en', thanks) },
  pl: { contact: pathnameOf('pl', contact), thanks: pathnameOf('pl', thanks) },
};

for (const locale of ['en', 'pl'] as const) {
  test.describe(`${locale}: contact form`, () => {
    test('is stored with the campaign it came from, and leads to the thank-you page', async ({
      page,
    }) => {
      const { stored } = await takeSubmissions(page);
      await page.addInitScript(() => {
        sessionStorage.setItem('utm_source', 'let\u202Eter');
        sessionStorage.setItem('initializePage', 'home');
      });
      await page.goto(pages[locale].contact);
      await fillContact(page, locale);
      await fieldOf(page, locale, 'phone').fill('+48 22 000 00 00');
      await send(page, locale);
      await expect(page).toHaveURL(pages[locale].thanks);
      expect(stored()).toMatchObject([
        {
          kind: 'contact',
          locale,
          page: pages[locale].contact,
          fields: { ...written, phone: '+48 22 000 00 00' },
          consents: { email_marketing: false, phone_marketing: false },
          campaign: { utm_source: 'letter', initializePage: 'home' },
        },
      ]);
      const kept = await page.evaluate(() => Object.keys(sessionStorage));
      expect(kept.filter((key) => key.startsWith('form:'))).toEqual([]);
    });

    test('lists what is wrong, puts focus there, and takes it back field by field', async ({
      page,
    }) => {
      await page.goto(pages[locale].contact);
      await fieldOf(page, locale, 'email').fill('anna@bank');
      await send(page, locale);
      const heading = formText(locale, 'form.summary_heading');
      const summary = page.getByRole('group', { name: heading });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        formText(locale, 'errors.name_required'),
        formText(locale, 'errors.email_invalid'),
        formText(locale, 'errors.message_required'),
      ]);
      expect(await axeFaults(page)).toEqual([]);
      await summary.getByRole('link').nth(1).click();
      const email = fieldOf(page, locale, 'email');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(formText(locale, 'errors.email_invalid'));
      await email.fill('anna@bank.example');
      await expect(email).toHaveAccessibleDescription('');
      await expect(email).not.toHaveAttribute('aria-invalid');
    });
  });
}
