import { expect, type Page } from '@playwright/test';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';
import { withoutCode } from '@/tests/support/without-code';

/** The English page with a self-assessment, and what its text says of it. */
function findAssessment() {
  const page = pagesWithPathname.find(
    ({ locale, body }) => locale === 'en' && /<SelfAssessment\b/.test(withoutCode(body)),
  );
  if (!page) throw new Error('The content has no English page with a self-assessment');
  const body = withoutCode(page.body);
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
    label: /<SelfAssessment\b[^>]*\blabel="([^"]+)"/.exec(body)?.[1] ?? '',
    areas,
    weakest,
    count,
    /** One point for each question, none in the last area. */
    answers: '1'.repeat(count - weakest.count) + '0'.repeat(weakest.count),
  };
}

const { pathname, label, areas, weakest, count, answers } = findAssessment();

const text = (key: string) => textOf('en', `components.self_assessment.${key}`);
const compass = (page: Page) => page.getByRole('group', { name: label, exact: true });
const radio = (page: Page, question: RegExp, points: number) =>
  compass(page)
    .getByRole('group', { name: question })
    .getByRole('radio', { name: text(`answers.${points}`), exact: true });
const lastQuestion = new RegExp(`^${count}\\.`);
const status = (page: Page) => compass(page).getByRole('status');

test('answers come back from the address, which keeps everything else', async ({ page }) => {
  await page.goto(`${pathname}?from=letter&answers=${answers.slice(0, -1)}-#result`);
  await expect(status(page)).toContainText(String(count - 1));
  await expect(radio(page, /^1\./, 1)).toBeChecked();
  await expect(radio(page, new RegExp(`^${count - weakest.count + 1}\\.`), 0)).toBeChecked({
    checked: weakest.count > 1,
  });
  await radio(page, lastQuestion, 0).check();
  await expect(page).toHaveURL(new RegExp(`from=letter&answers=${answers}#result$`));
  const steps = compass(page).locator('ol').first().getByRole('listitem');
  await expect(steps.first()).toContainText(weakest.heading);
  await expect(steps).toHaveCount(areas.length);
});

test('works by keyboard alone, and starts again', async ({ page }) => {
  await page.goto(pathname);
  await expect(status(page)).not.toBeEmpty();
  await radio(page, /^1\./, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, /^1\./, 1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`answers=12-{${count - 2}}$`));
  await expect(status(page)).toContainText(`2 of ${count}`);
  await compass(page)
    .getByRole('button', { name: text('restart') })
    .press('Enter');
  await expect(page).toHaveURL(pathname);
  await expect(compass(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(radio(page, /^1\./, 2)).toBeFocused();
});

test('prints the result alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${pathname}?answers=${answers}`);
  // The next steps come with the answers and move the button: a press on its way then meets something else.
  await expect(status(page)).toContainText(`${count} of ${count}`);
  await compass(page)
    .getByRole('button', { name: text('print') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  // Any heading of the text around it; those of the assessment are found by its name.
  const other = page.getByRole('main').locator('h2:not([role="group"] h2)').first();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: text('heading') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('your_answers') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(other).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a checklist', async ({ page }) => {
    await page.goto(pathname);
    await expect(compass(page).getByRole('radio')).toHaveCount(3 * count);
    await radio(page, lastQuestion, 1).check();
    await expect(radio(page, lastQuestion, 1)).toBeChecked();
    await expect(page.getByRole('heading', { name: text('heading') })).toBeHidden();
  });
});
