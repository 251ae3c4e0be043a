import { expect, type Page } from '@playwright/test';
import { isOfType } from '@/lib/content/document';
import { type Locale, locales } from '@/lib/i18n/locales';
import { industries } from '@/lib/schema/document-types';
import { test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

const pathnameOf = (locale: Locale) => registry.pathnameOf('case-studies', locale) ?? '';
const casesIn = (locale: Locale) =>
  registry
    .children('case-studies', locale)
    .flatMap((entry) => (isOfType(entry, 'CaseStudy') ? [entry.frontmatter] : []));
const countOf = (locale: Locale, industry: string) =>
  casesIn(locale).filter((entry) => entry.industry === industry).length;

const shownCards = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ visible: true });
const filterOf = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: textOf(locale, 'common.case_study.industry') });
const choiceOf = (page: Page, locale: Locale, industry: string) =>
  filterOf(page, locale).getByRole('radio', {
    name: `${textOf(locale, `common.case_study.industries.${industry}`)} (${countOf(locale, industry)})`,
    exact: true,
  });

for (const locale of locales) {
  const pathname = pathnameOf(locale);
  const [first, second] = industries.filter((industry) => countOf(locale, industry) > 0);
  if (!first || !second) throw new Error('expected case studies of two industries at least');

  test(`${locale}: a chosen industry is in the address, and comes back with it`, async ({
    page,
  }) => {
    const expectChosen = async (industry: string) => {
      await expect(choiceOf(page, locale, industry)).toBeChecked();
      await expect(shownCards(page)).toHaveCount(countOf(locale, industry));
    };
    await page.goto(`${pathname}?utm_source=letter`);
    await page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'running');
    await choiceOf(page, locale, first).check();
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.get('industry') === first && searchParams.get('utm_source') === 'letter',
    );
    await choiceOf(page, locale, second).check();
    await page.goBack();
    await expectChosen(first);
    await page.goForward();
    await expectChosen(second);
    await page.reload();
    await expectChosen(second);
    await shownCards(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL((url) => url.pathname === pathname);
    await page.goBack();
    await expectChosen(second);
    await filterOf(page, locale).getByRole('radio').first().check();
    await expect(page).not.toHaveURL(/industry=/);
    await expect(shownCards(page)).toHaveCount(casesIn(locale).length);
  });

  test(`${locale}: an address shared with an industry shows it from the first paint`, async ({
    page,
  }) => {
    // No script of the page's own: what is chosen then has been chosen while it was parsed.
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(`${pathname}?industry=${second}`, { waitUntil: 'domcontentloaded' });
    await expect(choiceOf(page, locale, second)).toBeChecked();
    await expect(shownCards(page)).toHaveCount(countOf(locale, second));
    await page.goto(`${pathname}?industry=no-such-industry`);
    await expect(shownCards(page)).toHaveCount(casesIn(locale).length);
  });

  test.describe(`${locale}: without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('an industry leaves its own case studies', async ({ page }) => {
      await page.goto(pathname);
      await expect(shownCards(page)).toHaveCount(casesIn(locale).length);
      for (const industry of industries) {
        await choiceOf(page, locale, industry).check();
        await expect(shownCards(page)).toHaveCount(countOf(locale, industry));
      }
      await filterOf(page, locale).getByRole('radio').first().check();
      await expect(shownCards(page)).toHaveCount(casesIn(locale).length);
    });
  });
}
