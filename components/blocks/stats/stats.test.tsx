import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('Stats', () => {
  const stats = (count: number) => {
    const items = Array.from(
      { length: count },
      (_, i) => `<Stat value="${i}" heading="N${i}" />\n\n`,
    );
    return `<Stats>\n\n${items.join('')}</Stats>`;
  };

  it('says what is counted, then the number', async () => {
    const document = await renderExample('stats');
    const rows = [...document.querySelectorAll('dl:first-of-type > div')];
    expect(rows).toHaveLength(4);
    expect([...(rows[1]?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
    expect(textsOf(document, 'dd')[1]).toBe('99.95%');
  });

  it.each([
    [1, /^grid mt-10 gap-x-12 gap-y-10$/],
    [2, /sm:grid-cols-2$/],
    [3, /xl:grid-cols-3$/],
    [4, /xl:grid-cols-4$/],
    [7, /xl:grid-cols-3$/],
  ])('sets %i in columns that fit', async (count, columns) => {
    const list = (await renderMdx(stats(count))).querySelector('dl');
    expect(list?.children).toHaveLength(count);
    expect(list?.className).toMatch(columns);
  });
});

describe('KeyFigure', () => {
  it('shows the number, its sentence and its source', async () => {
    const source = '<KeyFigure value="4 h" source="DORA">\n\nTyle jest czasu.\n\n</KeyFigure>';
    const document = await renderMdx(source, 'pl');
    expect(textsOf(document, 'figure p')).toEqual(['4 h', 'Tyle jest czasu.']);
    expect(textsOf(document, 'figcaption')).toEqual(['Źródło: DORA']);
  });

  it('takes its number from the facts, and needs no source', async () => {
    const document = await renderMdx(
      '<KeyFigure value="{facts.availability}">\n\nEvery month.\n\n</KeyFigure>',
    );
    expect(textsOf(document, 'figure p')).toEqual(['99.95%', 'Every month.']);
    expect(document.querySelectorAll('figcaption')).toHaveLength(0);
  });
});

describe('ProofStrip', () => {
  it('shows figures with what they count, written as the language writes them', async () => {
    const strip =
      '<ProofStrip facts={["availability", "downtime-short", "locations", "soc-since"]} />';
    const english = await renderMdx(strip);
    expect(textsOf(english, 'dd')).toEqual(['99.95%', '21 min 36 s', '2', '2016']);
    expect(textsOf(english, 'dt')[0]).toBe('availability of the platform a month, in the contract');
    const polish = await renderMdx(strip, 'pl');
    expect(textsOf(polish, 'dd')[0]).toBe('99,95%');
    expect(textsOf(polish, 'dt')[2]).toMatch(/^własne lokalizacje/);
  });
});
