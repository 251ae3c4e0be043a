import { expect, type Page } from '@playwright/test';
import { isOfType } from '@/lib/content/document';
import { industries } from '@/lib/schema/industries';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

const pathname = pathnameOf('en', { id: 'case-studies' });
const cases = registry
  .children('case-studies', 'en')
  .flatMap((entry) => (isOfType(entry, 'CaseStudy') ? [entry.frontmatter] : []));
const countOf = (industry: string) => cases.filter((entry) => entry.industry === industry).length;

const shownCards = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ visible: true });
const filterOf = (page: Page) =>
  page.getByRole('group', { name: textOf('en', 'common.case_study.industry') });
const choiceOf = (page: Page, industry: string) =>
  filterOf(page).getByRole('radio', {
    name: `${textOf('en', `common.case_study.industries.${industry}`)} (${countOf(industry)})`,
    exact: true,
  });

const [first, second] = industries.filter((industry) => countOf(industry) > 0);
if (!first || !second) throw new Error('expected case studies of two industries at least');

test('a chosen industry is in the address, and comes back with it', async ({ page }) => {
  const expectChosen = async (industry: string) => {
    await expect(choiceOf(page, industry)).toBeChecked();
    await expect(shownCards(page)).toHaveCount(countOf(industry));
  };
  await page.goto(`${pathname}?utm_source=letter`);
  await page.waitForFunction(() => document.documentElement.dataset['pageState'] === 'running');
  await choiceOf(page, first).check();
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('industry') === first && searchParams.get('utm_source') === 'letter',
  );
  await choiceOf(page, second).check();
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
  await filterOf(page).getByRole('radio').first().check();
  await expect(page).not.toHaveURL(/industry=/);
  await expect(shownCards(page)).toHaveCount(cases.length);
});

test('an address shared with an industry shows it from the first paint', async ({ page }) => {
  // No script of the page's own: what is chosen then has been chosen while it was parsed.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(`${pathname}?industry=${second}`, { waitUntil: 'domcontentloaded' });
  await expect(choiceOf(page, second)).toBeChecked();
  await expect(shownCards(page)).toHaveCount(countOf(second));
  await page.goto(`${pathname}?industry=no-such-industry`);
  await expect(shownCards(page)).toHaveCount(cases.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an industry leaves its own case studies', async ({ page }) => {
    await page.goto(pathname);
    await expect(shownCards(page)).toHaveCount(cases.length);
    for (const industry of industries) {
      await choiceOf(page, industry).check();
      await expect(shownCards(page)).toHaveCount(countOf(industry));
    }
    await filterOf(page).getByRole('radio').first().check();
    await expect(shownCards(page)).toHaveCount(cases.length);
  });
});
