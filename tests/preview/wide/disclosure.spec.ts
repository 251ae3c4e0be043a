import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';

const texts = {
  path: '/blocks/ui/disclosure',
  background: 'On paper',
  jump: 'Who has to take part? Read the answer',
  questions: ['How long does the first review take?', 'Who has to take part?'],
  answers: ['Two to three weeks', 'One person each'],
} as const;

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    test('one of a group is open at a time, by pointer and by keyboard', async ({ page }) => {
      await page.goto(texts.path);
      const background = page.getByRole('region', { name: texts.background, exact: true });
      const [first, second] = texts.answers.map((answer) => background.getByText(answer));
      if (!first || !second) throw new Error('two answers are named above');
      await expect(first).toBeVisible();
      await background.getByRole('heading', { name: texts.questions[1], exact: true }).click();
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
      const summary = background.locator('summary', { hasText: texts.questions[0] });
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(first).toBeVisible();
      await expect(second).toBeHidden();
    });

    test('a link to the anchor of an answer opens it', async ({ page }) => {
      await page.goto(texts.path);
      const background = page.getByRole('region', { name: texts.background, exact: true });
      await background.getByRole('link', { name: texts.jump }).click();
      await expect(background.getByText(texts.answers[1])).toBeVisible();
      await expect(
        background.getByRole('heading', { name: texts.questions[1], exact: true }),
      ).toBeInViewport();
    });
  });
}

test('on paper nothing is folded away', async ({ page }) => {
  await page.goto(texts.path);
  await page.emulateMedia({ media: 'print' });
  const background = page.getByRole('region', { name: texts.background, exact: true });
  for (const answer of texts.answers) {
    const box = await background.getByText(answer).boundingBox();
    expect(box?.height).toBeGreaterThan(0);
    await expect(background.getByText(answer)).toBeVisible();
  }
});
