import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const stepsOf = (count: number) => {
  const steps = Array.from({ length: count }, (_, index) => `<Step heading="Step ${index + 1}" />`);
  return renderMdx(`<Steps>\n\n${steps.join('\n\n')}\n\n</Steps>`);
};

it('numbers its steps in an ordered list, with a leading zero up to 9', async () => {
  expect(textsOf(await stepsOf(11), 'ol > li > span').slice(7)).toEqual(['08', '09', '10', '11']);
  expect(textsOf(await stepsOf(1), 'ol > li > span')).toEqual(['01']);
});

it('hides its drawn numbers from screen readers, which count the list themselves', async () => {
  const numbers = [...(await stepsOf(2)).querySelectorAll('ol > li > span')];
  expect(numbers.map((number) => number.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});

it('shows heading, time where it is known, and text', async () => {
  const document = await renderExample('steps');
  const items = [...document.querySelectorAll('li')];
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
    'An engineer reads it',
    'We reply',
    'We talk for an hour',
  ]);
  expect(items[0]?.querySelectorAll('p')).toHaveLength(1);
  expect(items[1]?.querySelector('h3 + p')?.textContent).toBe('Within one working day');
});

it('says where a step belongs that stands alone', async () => {
  await expect(renderMdx('<Step heading="A" />')).rejects.toThrow('<Step> is outside <Steps>');
});
