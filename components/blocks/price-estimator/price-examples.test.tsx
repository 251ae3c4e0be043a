import { expect, it } from 'vitest';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';

const block = '## Sums\n\n<PriceExamples />';

it('works the sum of each example out of its lines', async () => {
  const document = await renderMdx(block);
  expect(textsOf(document, 'h3')).toEqual(['Small']);
  expect(textsOf(document, 'dl > div')).toEqual([
    '2 × MachinePLN 296',
    // 1,000 GB at 0.11, and 1,000 at 0.10.
    'Storage: 2,000 GBPLN 210',
    'A month, before VATPLN 506',
  ]);
});
