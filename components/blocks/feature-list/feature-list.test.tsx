import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('FeatureList', () => {
  it('lists its features with heading and text', async () => {
    const document = await renderExample('feature-list');
    expect(textsOf(document, 'ul:first-of-type > li h3')).toEqual([
      'An owner for every line',
      'A forecast finance accepts',
    ]);
    expect(textsOf(document, 'ul:first-of-type > li p')).toHaveLength(2);
  });

  it('stands with one feature and with many', async () => {
    const features = (count: number) =>
      Array.from({ length: count }, (_, index) => `<Feature heading="F${index}" />`).join('\n\n');
    for (const count of [1, 12]) {
      const document = await renderMdx(`<FeatureList>\n\n${features(count)}\n\n</FeatureList>`);
      expect(document.querySelectorAll('li')).toHaveLength(count);
    }
  });
});

describe('BenefitList', () => {
  const list = (...benefits: string[]) =>
    `<BenefitList>\n\n${benefits.join('\n\n')}\n\n</BenefitList>`;

  it('lists its benefits with heading, text, and an icon that screen readers pass over', async () => {
    const document = await renderExample('feature-list');
    expect(textsOf(document, 'ul:last-of-type > li h3')).toEqual([
      'Somebody is awake',
      'Logs stay in Poland',
      'An audit does not begin from nothing',
      'You can leave',
    ]);
    expect(textsOf(document, 'ul:last-of-type > li p')).toHaveLength(4);
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
});
