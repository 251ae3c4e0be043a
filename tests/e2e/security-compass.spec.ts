import { expect, type Page, test } from '@playwright/test';
import { maskCode } from '@/lib/check/mask-code';
import type { Locale } from '@/lib/i18n/locales';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** A page with a self-assessment, and what its text says of it. */
function assessmentIn(locale: Locale) {
  const page = pagesWithPathname.find(
    (one) => one.locale === locale && /<SelfAssessment\b/.test(maskCode(one.body)),
  );
  if (!page) throw new Error(`The content has no page with a self-assessment in "${locale}"`);
  const body = maskCode(page.body);
  const areas = body
    .split(/<AssessmentArea\b/)
    .slice(1)
    .map((part) => ({
      heading: /\bheading="([^"]+)"/.exec(part)?.[1] ?? '',
      count: part.split(/<AssessmentQuestion\b/).length - 1,
    }));
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  const weakest = areas.at(-1) ?? { heading: '', count: 0 };
  return {
    pathname: page.pathname,
    name: /<SelfAssessment\b[^>]*\blabel="([^"]+)"/.exec(body)?.[1] ?? '',
    areas,
    weakest,
    count,
    /** One point for each question, none in the last area. */
    answers: '1'.repeat(count - weakest.count) + '0'.repeat(weakest.count),
  };
}

const pages = { en: assessmentIn('en'), pl: assessmentIn('pl') };
type Language = keyof typeof pages;
const languages = Object.keys(pages) as Language[];

const text = (locale: Language, key: string) => textOf(locale, `components.self_assessment.${key}`);
const compass = (page: Page, locale: Language) =>
  page.getByRole('group', { name: pages[locale].name, exact: true });
const radio = (page: Page, locale: Language, question: RegExp, points: number) =>
  compass(page, locale)
    .getByRole('group', { name: question })
    .getByRole('radio', { name: text(locale, `answers.${points}`), exact: true });
/** The last question. */
const lastOf = (locale: Language) => new RegExp(`^${pages[locale].count}\\.`);
const status = (page: Page, locale: Language) => compass(page, locale).getByRole('status');

for (const locale of languages) {
  const { pathname, areas, weakest, count, answers } = pages[locale];

  test(`${locale}: answers come back from the address, which keeps everything else`, async ({
    page,
  }) => {
    await page.goto(`${pathname}?from=letter&answers=${answers.slice(0, -1)}-#result`);
    await expect(status(page, locale)).toContainText(String(count - 1));
    await expect(radio(page, locale, /^1\./, 1)).toBeChecked();
    await expect(
      radio(page, locale, new RegExp(`^${count - weakest.count + 1}\\.`), 0),
    ).toBeChecked({ checked: weakest.count > 1 });
    await radio(page, locale, lastOf(locale), 0).check();
    await expect(page).toHaveURL(new RegExp(`from=letter&answers=${answers}#result$`));
    const steps = compass(page, locale).locator('ol').first().getByRole('listitem');
    await expect(steps.first()).toContainText(weakest.heading);
    await expect(steps).toHaveCount(areas.length);
  });

  test(`${locale}: garbage in the address is ignored`, async ({ page }) => {
    await page.goto(`${pathname}?answers=9%3Cscript%3E`);
    await expect(compass(page, locale).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(compass(page, locale).getByText(text(locale, 'unfinished'))).toBeVisible();
  });
}

test('works by keyboard alone, and starts again', async ({ page }) => {
  await page.goto(pages.en.pathname);
  await expect(status(page, 'en')).not.toBeEmpty();
  await radio(page, 'en', /^1\./, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'en', /^1\./, 1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`answers=12-{${pages.en.count - 2}}$`));
  await expect(status(page, 'en')).toContainText(`2 of ${pages.en.count}`);
  await compass(page, 'en')
    .getByRole('button', { name: text('en', 'restart') })
    .press('Enter');
  await expect(page).toHaveURL(pages.en.pathname);
  await expect(compass(page, 'en').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(radio(page, 'en', /^1\./, 2)).toBeFocused();
});

test('prints the result alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${pages.en.pathname}?answers=${pages.en.answers}`);
  // The next steps come with the answers and move the button: a press on its way then meets something else.
  await expect(status(page, 'en')).toContainText(`${pages.en.count} of ${pages.en.count}`);
  await compass(page, 'en')
    .getByRole('button', { name: text('en', 'print') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  // Any heading of the text around it; those of the assessment are found by its name.
  const other = page.getByRole('main').locator('h2:not([role="group"] h2)').first();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: text('en', 'heading') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('en', 'your_answers') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(other).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a checklist', async ({ page }) => {
    await page.goto(pages.pl.pathname);
    await expect(compass(page, 'pl').getByRole('radio')).toHaveCount(3 * pages.pl.count);
    await radio(page, 'pl', lastOf('pl'), 1).check();
    await expect(radio(page, 'pl', lastOf('pl'), 1)).toBeChecked();
    await expect(page.getByRole('heading', { name: text('pl', 'heading') })).toBeHidden();
  });
});
