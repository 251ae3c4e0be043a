import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const segmentsOf = (document: Document) =>
  [...document.querySelectorAll('svg [role="button"]')].map((segment) =>
    segment.getAttribute('aria-label'),
  );

it('draws the segments in the order of the items in English, shifted in Polish', async () => {
  const document = await renderExample('circular-diagram');
  expect(segmentsOf(document)).toEqual(['01 Platform', '02 Watch', '03 Evidence']);
  expect(segmentsOf(await renderExample('circular-diagram', 'pl'))).toEqual([
    '03 Evidence',
    '01 Platform',
    '02 Watch',
  ]);
});

it('names the segments where their names have room', async () => {
  const words = (document: Document) => textsOf(document, 'svg text');
  const named = ['01 Platform', '02 Watch', '03 Evidence'];
  expect(words(await renderExample('circular-diagram'))).toEqual(named);
  const items = ['Responsibilities of all', 'B', 'C'].map((heading) => ({ heading, text: 'T.' }));
  const long = await renderMdx(`<CircularDiagram label="A" items={${JSON.stringify(items)}} />`);
  expect(words(long)).toEqual(['01', '02 B', '03 C']);
});

it('holds all texts in the order of the items, each reached by its segment without script', async () => {
  const document = await renderExample('circular-diagram');
  expect(textsOf(document, 'h3')).toEqual(['Platform', 'Watch', 'Evidence']);
  const links = [...document.querySelectorAll('svg a')];
  const headings = links.map((link) => {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    return document.getElementById(id)?.querySelector('h3')?.textContent;
  });
  expect(headings).toEqual(['Platform', 'Watch', 'Evidence']);
});
