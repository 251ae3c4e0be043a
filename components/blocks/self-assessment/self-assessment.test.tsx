import { expect, it } from 'vitest';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

it('is a checklist of native radio buttons, one group for each question', async () => {
  const document = await renderExample('self-assessment');
  expect(document.querySelector('[data-assessment]')?.getAttribute('aria-label')).toBe(
    'Ready to leave?',
  );
  expect(textsOf(document, '[data-assessment] > div > h3')).toEqual(['Contract', 'Practice']);
  expect(document.querySelectorAll('fieldset')).toHaveLength(4);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(inputs.map(({ name, value }) => `${name} ${value}`)).toEqual(
    [1, 2, 3, 4].flatMap((number) => [2, 1, 0].map((points) => `question-${number} ${points}`)),
  );
  expect(inputs.some(({ checked }) => checked)).toBe(false);
});

it('numbers the questions through all areas and shows what a good answer is', async () => {
  const document = await renderExample('self-assessment', 'pl');
  expect(textsOf(document, 'legend')[2]).toMatch(/^3\.\s?Has anybody left/);
  expect(document.querySelectorAll('fieldset p')).toHaveLength(8);
  expect(textsOf(document, 'label')[0]).toBe('Jest, mamy dowód');
});
