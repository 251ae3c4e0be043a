import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';

const texts = {
  en: {
    path: '/blocks/ui/disclosure',
    background: 'On paper',
    jump: 'Who has to take part? Read the answer',
    questions: ['How long does the first review take?', 'Who has to take part?'],
    answers: ['Two to three weeks', 'One person each'],
  },
  pl: {
    path: '/pl/blocks/ui/disclosure',
    background: 'Na białym tle',
    jump: 'Kto musi wziąć udział? Przeczytaj odpowiedź',
    questions: ['Ile trwa pierwszy przegląd?', 'Kto musi wziąć udział?'],
    answers: ['Dwa do trzech tygodni', 'Po jednej osobie'],
  },
} as const;

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    for (const [locale, t] of Object.entries(texts)) {
      test(`${locale}: one of a group is open at a time, by pointer and by keyboard`, async ({
        page,
      }) => {
        await page.goto(t.path);
        const background = page.getByRole('region', { name: t.background, exact: true });
        const [first, second] = t.answers.map((answer) => background.getByText(answer));
        if (!first || !second) throw new Error('two answers are named above');
        await expect(first).toBeVisible();
        await background.getByRole('heading', { name: t.questions[1], exact: true }).click();
        await expect(second).toBeVisible();
        await expect(first).toBeHidden();
        const summary = background.locator('summary', { hasText: t.questions[0] });
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(first).toBeVisible();
        await expect(second).toBeHidden();
      });

      test(`${locale}: a link to the anchor of an answer opens it`, async ({ page }) => {
        await page.goto(t.path);
        const background = page.getByRole('region', { name: t.background, exact: true });
        await background.getByRole('link', { name: t.jump }).click();
        await expect(background.getByText(t.answers[1])).toBeVisible();
        await expect(
          background.getByRole('heading', { name: t.questions[1], exact: true }),
        ).toBeInViewport();
      });
    }
  });
}

for (const [locale, t] of Object.entries(texts)) {
  test(`${locale}: on paper nothing is folded away`, async ({ page }) => {
    await page.goto(t.path);
    await page.emulateMedia({ media: 'print' });
    const background = page.getByRole('region', { name: t.background, exact: true });
    for (const answer of t.answers) {
      const box = await background.getByText(answer).boundingBox();
      expect(box?.height).toBeGreaterThan(0);
      await expect(background.getByText(answer)).toBeVisible();
    }
  });
}
