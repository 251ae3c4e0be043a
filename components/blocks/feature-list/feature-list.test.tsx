import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('lists its features with heading and text', async () => {
  const document = await renderExample('feature-list');
  expect(textsOf(document, 'ul > li h3')).toEqual([
    'An owner for every line',
    'A forecast finance accepts',
  ]);
  expect(textsOf(document, 'ul > li p')).toHaveLength(2);
});

it('takes two or three columns and nothing else', async () => {
  await expect(renderMdx('<FeatureList columns={4} />')).rejects.toThrow('columns');
});
