import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { exampleOn } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { ready } from '@/tests/support/settle';

const folder = 'accordion';
const texts = {
  en: {
    questions: ['How long does the first review take?', 'Who has to take part?', 'By which method'],
    answers: [
      'Two to three weeks',
      'One person each from finance',
      'By the framework’s three phases',
    ],
    anchor: 'people',
  },
  pl: {
    questions: ['Ile trwa pierwszy przegląd?', 'Kto musi wziąć udział?', 'Według jakiej metody'],
    answers: ['Dwa do trzech tygodni', 'Po jednej osobie z finansów', 'Według trzech faz'],
    anchor: 'ludzie',
  },
} as const;
const locales = Object.keys(texts) as (keyof typeof texts)[];

const answer = (page: Page, text: string) => exampleOn(page).getByText(text);
const question = (page: Page, name: string) =>
  exampleOn(page).getByRole('heading', { level: 3, name });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const locale of locales) {
      const { questions, answers, anchor } = texts[locale];

      test(`${locale}: the first is open, and one at a time`, async ({ page }) => {
        await page.goto(galleryPathname(locale, folder));
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

      test(`${locale}: an address with an anchor opens its question`, async ({ page }) => {
        await page.goto(`${galleryPathname(locale, folder)}#${anchor}`);
        await expect(answer(page, answers[1])).toBeVisible();
        await expect(answer(page, answers[1])).toBeInViewport();
        await expect(answer(page, answers[0])).toBeHidden();
      });
    }
  });
}

for (const locale of locales) {
  const { answers, anchor } = texts[locale];

  test(`${locale}: a change of the anchor opens its question`, async ({ page }) => {
    await page.goto(galleryPathname(locale, folder));
    await ready(page);
    await page.evaluate((id) => {
      location.hash = id;
    }, anchor);
    await expect(answer(page, answers[1])).toBeVisible();
    await expect(answer(page, answers[0])).toBeHidden();
  });

  test(`${locale}: going to an anchor as the router does opens its question`, async ({ page }) => {
    await page.goto(galleryPathname(locale, folder));
    await ready(page);
    await page.evaluate((id) => history.pushState(null, '', `#${id}`), anchor);
    await expect(answer(page, answers[1])).toBeVisible();
    await expect(answer(page, answers[1])).toBeInViewport();
  });

  test(`${locale}: the browser’s search finds a folded answer and opens it`, async ({ page }) => {
    await page.goto(galleryPathname(locale, folder));
    await expect(answer(page, answers[1])).toBeHidden();
    // A link to a text is found in the way the browser's own search is.
    const [text] = answers.slice(1);
    await page.goto('about:blank');
    await page.goto(`${galleryPathname(locale, folder)}#:~:text=${encodeURIComponent(text ?? '')}`);
    await expect(answer(page, answers[1])).toBeVisible();
  });
}
