import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows the number, its sentence and its source', async () => {
  const document = await renderExample('key-figure', 'pl');
  const [number, sentence] = textsOf(document, 'figure p');
  expect(number).toBe('4 h / 24 h / 72 h');
  expect(sentence).toMatch(/^Under DORA the first notification/);
  expect(textsOf(document, 'figcaption')).toEqual(['Źródło: Delegated Regulation (EU) 2025/301']);
});

it('takes its number from the facts, and needs no source', async () => {
  const document = await renderMdx(
    '<KeyFigure value="{facts.availability}">\n\nEvery month.\n\n</KeyFigure>',
  );
  expect(textsOf(document, 'figure p')).toEqual(['99.95%', 'Every month.']);
  expect(document.querySelectorAll('figcaption')).toHaveLength(0);
});
