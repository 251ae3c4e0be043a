import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('lists constants by name, with facts filled in', async () => {
  const document = await renderExample('spec-sheet', 'pl');
  expect(textsOf(document, 'dl > div > dt')).toEqual([
    'Locations',
    'Availability',
    'Interfaces',
    'Distance',
  ]);
  expect(textsOf(document, 'dl > div > dd')[1]).toBe('99,95% a month');
});

it('says where a constant belongs that stands alone', async () => {
  await expect(renderMdx('<Spec name="A" value="B" />')).rejects.toThrow(
    '<Spec> is outside <SpecSheet>',
  );
});
