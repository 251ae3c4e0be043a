import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { locales } from '@/lib/i18n/locales';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { fieldOf, formText, passShortestTime, send, takeSubmissions } from '@/tests/support/forms';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';
import { withoutCode } from '@/tests/support/without-code';

/** A page with the dialog of a partner programme, and what its text says of the dialog. */
const modal = /<ContactModal\b[^>]*\bkind="partner"[^>]*>/;
const partnerPage = pagesWithPathname.find(
  ({ locale, body }) => locale === 'en' && modal.test(withoutCode(body)),
);
if (!partnerPage) throw new Error('The content has no page with the dialog of a partner programme');
const partnerModal = (name: string, { body } = partnerPage) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(modal.exec(withoutCode(body))?.[0] ?? '')?.[1];
const thanksPage = pathnameOf('en', { id: (partnerModal('thanks') ?? '/thank-you').slice(1) });

/** The newsletter’s page, and the button that its text may name. */
const newsletterPage = pagesWithPathname.find(
  ({ id, locale }) => id === 'newsletter' && locale === 'pl',
);
const newsletterButton =
  /<NewsletterBlock\b[^>]*\blabel="([^"]*)"/.exec(newsletterPage?.body ?? '')?.[1] ??
  formText('pl', 'submit.newsletter');

test.beforeEach(({ page }) => page.clock.install());

test('newsletter: an address and the consent, then the Polish thank-you page', async ({ page }) => {
  const { stored } = await takeSubmissions(page);
  await page.goto(pathnameOf('pl', { id: 'newsletter' }));
  const press = () => page.getByRole('button', { name: newsletterButton }).click();
  await fieldOf(page, 'pl', 'email_newsletter').fill('anna@bank.example');
  await press();
  const summary = page.getByRole('group', { name: formText('pl', 'form.summary_heading') });
  await expect(summary.getByRole('link')).toHaveText([formText('pl', 'errors.consent_required')]);
  await page.getByRole('checkbox').check();
  await passShortestTime(page);
  await press();
  await expect(page).toHaveURL(pathnameOf('pl', { id: 'thank-you' }));
  expect(stored()).toMatchObject([{ kind: 'newsletter', consents: { newsletter: true } }]);
});

test('partner: from the dialog of the programme to its own thank-you page', async ({ page }) => {
  const { stored } = await takeSubmissions(page);
  await page.goto(partnerPage.pathname);
  await page
    .getByRole('button', { name: formText('en', `calls.${partnerModal('call')}`), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const texts = {
    name: 'Jan',
    company: 'Soft',
    email: 'jan@soft.example',
    message_partner: 'Scale',
  };
  for (const [label, text] of Object.entries(texts)) await fieldOf(dialog, 'en', label).fill(text);
  await passShortestTime(page);
  await send(dialog, 'en', 'partner');
  await expect(page).toHaveURL(thanksPage);
  expect(stored()).toMatchObject([{ kind: 'partner', fields: { company: 'Soft' } }]);
});

test('event: the registration names its event', async ({ page }) => {
  const { stored } = await takeSubmissions(page);
  await page.goto(galleryPathname('contact-form', 'night'));
  await fieldOf(page, 'en', 'name').fill('Jan');
  await fieldOf(page, 'en', 'email').fill('jan@soft.example');
  await passShortestTime(page);
  await send(page, 'en', 'event');
  await expect(page).toHaveURL(pathnameOf('en', { id: 'event-thank-you' }));
  expect(stored()).toMatchObject([
    { kind: 'event', subject: 'Workshop: exit plans that have been tried' },
  ]);
});

for (const locale of locales) {
  test(`${locale}: the pages that invite to events lead to the thank-you page of events`, async ({
    page,
  }) => {
    const invitations = registry.pages(locale).flatMap(({ pathname, body }) => {
      const [modal] = /<ContactModal [^>]*kind="event"[^>]*>/.exec(body) ?? [];
      const call = /call="([^"]+)"/.exec(modal ?? '')?.[1];
      return call ? [{ pathname, label: formText(locale, `calls.${call}`) }] : [];
    });
    expect(invitations.length).toBeGreaterThan(0);
    const { stored } = await takeSubmissions(page);
    for (const { pathname, label } of invitations) {
      await page.goto(pathname);
      await page.getByRole('button', { name: label, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await fieldOf(dialog, locale, 'name').fill('Jan');
      await fieldOf(dialog, locale, 'email').fill('jan@soft.example');
      await passShortestTime(page);
      await send(dialog, locale, 'event');
      await expect(page).toHaveURL(registry.pathnameOf('event-thank-you', locale) ?? '');
    }
    expect(stored().map(({ kind }) => kind)).toEqual(invitations.map(() => 'event'));
  });
}

test('download: the link is given on the spot', async ({ page }) => {
  const { stored } = await takeSubmissions(page);
  await page.goto(galleryPathname('download-card', 'paper'));
  // Forms are for those who use the page.
  await page.keyboard.press('Shift');
  await fieldOf(page, 'en', 'email').fill('jan@soft.example');
  await passShortestTime(page);
  await send(page, 'en', 'download');
  const link = page.getByRole('status').getByRole('link', { name: /^Download/ });
  await expect(link).toHaveAttribute('href', /^\/downloads\/[^/]+\.pdf$/);
  expect(stored()).toMatchObject([{ kind: 'download' }]);
});
