import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { openPage, settle } from '@/tests/support/settle';

const pathname = galleryPathname('accordion');
const questions = [
  'How long does the first review take?',
  'Who has to take part?',
  'By which method',
] as const;
const answers = [
  'Two to three weeks',
  'One person each from finance',
  'By the framework’s three phases',
] as const;
/** Of the second question. */
const anchor = 'people';

const answer = (page: Page, text: string) => exampleOn(page).getByText(text);
const question = (page: Page, name: string) =>
  exampleOn(page).getByRole('heading', { level: 3, name });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the first is open, and one at a time', async ({ page }) => {
      await page.goto(pathname);
      await expect(answer(page, answers[0])).toBeVisible();
      await expect(answer(page, answers[1])).toBeHidden();
      await question(page, questions[2]).click();
      await expect(answer(page, answers[2])).toBeVisible();
      await expect(answer(page, answers[0])).toBeHidden();
      await exampleOn(page).locator('summary', { hasText: questions[1] }).focus();
      await page.keyboard.press('Space');
      await expect(answer(page, answers[1])).toBeVisible();
      await expect(answer(page, answers[2])).toBeHidden();
    });

    test('an address with an anchor opens its question', async ({ page }) => {
      await page.goto(`${pathname}#${anchor}`);
      await expect(answer(page, answers[1])).toBeVisible();
      await expect(answer(page, answers[1])).toBeInViewport();
      await expect(answer(page, answers[0])).toBeHidden();
    });
  });
}

test('the browser’s search finds a folded answer and opens it', async ({ page }) => {
  // A link to a text is found in the way the browser's own search is.
  await page.goto(`${pathname}#:~:text=${encodeURIComponent(answers[1])}`);
  await expect(answer(page, answers[1])).toBeVisible();
});

test('on paper nothing is folded away', async ({ page }) => {
  await page.goto(pathname);
  await page.emulateMedia({ media: 'print' });
  for (const text of answers) await expect(answer(page, text)).toBeVisible();
});

test('an opened question is left to the visitor, whatever else the address comes to say', async ({
  page,
}) => {
  await openPage(page, `${pathname}#${anchor}`);
  await expect(answer(page, answers[1])).toBeVisible();
  await question(page, questions[1]).click();
  await expect(answer(page, answers[1])).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // As options, filters, tabs, a query and a campaign write it.
  for (const change of ['?option=2', '?industry=fin', '?q=cloud', '?utm_source=letter'])
    for (const write of ['pushState', 'replaceState'] as const)
      await page.evaluate(
        ([url, name]) => history[name](null, '', `${url}&by=${name}${location.hash}`),
        [change, write] as const,
      );
  await settle(page);
  await expect(answer(page, answers[1])).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The browser itself may open it on the way back, and does not lead there.
  await page.goBack();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Who asks for it again gets it.
  await page.evaluate((id) => {
    location.hash = '';
    location.hash = id;
  }, anchor);
  await expect(answer(page, answers[1])).toBeInViewport();
});
