import { expect, type Page, test } from '@playwright/test';
import { textOf } from '@/tests/support/texts';

const pages = {
  en: {
    address: '/security-compass',
    name: 'Security compass',
    last: 'Could you inform',
    first: 'Recovery',
  },
  pl: {
    address: '/pl/kompas-bezpieczenstwa',
    name: 'Kompas bezpieczeństwa',
    last: 'Czy pierwszego dnia',
    first: 'Odtwarzanie',
  },
} as const;
type Locale = keyof typeof pages;
const locales = Object.keys(pages) as Locale[];

const text = (locale: Locale, key: string) => textOf(locale, `components.self_assessment.${key}`);
const compass = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: pages[locale].name, exact: true });
const radio = (page: Page, locale: Locale, question: RegExp, points: number) =>
  compass(page, locale)
    .getByRole('group', { name: question })
    .getByRole('radio', { name: text(locale, `answers.${points}`), exact: true });
const status = (page: Page, locale: Locale) => compass(page, locale).getByRole('status');

for (const locale of locales) {
  const { address, last, first } = pages[locale];

  test(`${locale}: answers come back from the address, which keeps everything else`, async ({
    page,
  }) => {
    await page.goto(`${address}?from=letter&answers=21022102210-#result`);
    await expect(status(page, locale)).toContainText('11');
    await expect(radio(page, locale, /^1\./, 2)).toBeChecked();
    await expect(radio(page, locale, /^3\./, 0)).toBeChecked();
    await radio(page, locale, new RegExp(last), 1).check();
    await expect(page).toHaveURL(/from=letter&answers=210221022101#result$/);
    const steps = compass(page, locale).locator('ol').first().getByRole('listitem');
    await expect(steps.first()).toContainText(first);
    await expect(steps).toHaveCount(4);
  });

  test(`${locale}: garbage in the address is ignored`, async ({ page }) => {
    await page.goto(`${address}?answers=9%3Cscript%3E`);
    await expect(compass(page, locale).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(compass(page, locale).getByText(text(locale, 'unfinished'))).toBeVisible();
  });
}

test('works by keyboard alone, and starts again', async ({ page }) => {
  await page.goto(pages.en.address);
  await expect(status(page, 'en')).not.toBeEmpty();
  await radio(page, 'en', /^1\./, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'en', /^1\./, 1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/answers=12----------$/);
  await expect(status(page, 'en')).toContainText('2 of 12');
  await compass(page, 'en')
    .getByRole('button', { name: text('en', 'restart') })
    .press('Enter');
  await expect(page).toHaveURL(/security-compass$/);
  await expect(compass(page, 'en').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(radio(page, 'en', /^1\./, 2)).toBeFocused();
});

test('prints the result alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${pages.en.address}?answers=210221022101`);
  await compass(page, 'en')
    .getByRole('button', { name: text('en', 'print') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: text('en', 'heading') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('en', 'your_answers') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The twelve questions' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'The twelve questions' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a checklist', async ({ page }) => {
    await page.goto(pages.pl.address);
    await expect(compass(page, 'pl').getByRole('radio')).toHaveCount(36);
    await radio(page, 'pl', /^12\./, 1).check();
    await expect(radio(page, 'pl', /^12\./, 1)).toBeChecked();
    await expect(page.getByRole('heading', { name: text('pl', 'heading') })).toBeHidden();
  });
});
