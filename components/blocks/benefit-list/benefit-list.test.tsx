import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const list = (...benefits: string[]) =>
  `<BenefitList>\n\n${benefits.join('\n\n')}\n\n</BenefitList>`;

it('lists its benefits with heading, text, and an icon that screen readers pass over', async () => {
  const document = await renderExample('benefit-list');
  expect(textsOf(document, 'ul > li h3')).toEqual([
    'Somebody is awake',
    'Logs stay in Poland',
    'An audit does not begin from nothing',
    'You can leave',
  ]);
  expect(textsOf(document, 'ul > li p')).toHaveLength(4);
  expect(document.querySelectorAll('li svg[aria-hidden="true"]')).toHaveLength(4);
});

it('has a tick where no icon is named, and needs no text', async () => {
  const document = await renderMdx(
    list('<Benefit heading="A" />', '<Benefit heading="B" icon="check" />'),
  );
  const [first, second] = [...document.querySelectorAll('svg path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(first).toBeTruthy();
  expect(first).toBe(second);
  expect(document.querySelectorAll('li p')).toHaveLength(0);
});

it('refuses icons that say nothing of a benefit, and a benefit that stands alone', async () => {
  await expect(renderMdx(list('<Benefit heading="A" icon="arrow-left" />'))).rejects.toThrow(
    'icon',
  );
  await expect(renderMdx('<Benefit heading="A" />')).rejects.toThrow(
    '<Benefit> is outside <BenefitList>',
  );
});
