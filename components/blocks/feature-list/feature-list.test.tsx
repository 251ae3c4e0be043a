import { describe, expect, it } from 'vitest';
import { renderMdx } from '@/tests/support/render-mdx';

describe('BenefitList', () => {
  const list = (...benefits: string[]) =>
    `<BenefitList>\n\n${benefits.join('\n\n')}\n\n</BenefitList>`;

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
});
