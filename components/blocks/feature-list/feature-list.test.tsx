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

it('stands with one feature and with many', async () => {
  const features = (count: number) =>
    Array.from({ length: count }, (_, index) => `<Feature heading="F${index}" />`).join('\n\n');
  for (const count of [1, 12]) {
    const document = await renderMdx(`<FeatureList>\n\n${features(count)}\n\n</FeatureList>`);
    expect(document.querySelectorAll('li')).toHaveLength(count);
  }
});

it('takes two or three columns and nothing else', async () => {
  await expect(renderMdx('<FeatureList columns={4} />')).rejects.toThrow('columns');
});
