import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it.each(['en', 'pl'] as const)('has the text before its figure, in %s', async (locale) => {
  const document = await renderExample('split', locale);
  const [text, figure, ...others] = [
    ...(document.querySelector('h2')?.closest('.grid')?.children ?? []),
  ];
  expect(others).toEqual([]);
  expect(text?.querySelectorAll('h2, li')).toHaveLength(4);
  expect(text?.querySelector('img')).toBeNull();
  expect(figure?.querySelectorAll('img')).toHaveLength(1);
});

it('shows the figure on the side it is asked for', async () => {
  const split = (props: string) =>
    renderMdx(
      `<Split ${props}>\n\nText.\n\n<SplitFigure>\n\nFigure.\n\n</SplitFigure>\n\n</Split>`,
    );
  const startOf = async (props: string) => {
    const [text, figure] = (await split(props)).querySelectorAll('.grid > div');
    return [text, figure].map((part) => /col-start-\d/.exec(part?.className ?? '')?.[0]);
  };
  expect(await startOf('')).toEqual([undefined, 'col-start-7']);
  expect(await startOf('figure="left"')).toEqual(['col-start-7', 'col-start-1']);
});

it('stands without a figure, and says where one belongs that stands alone', async () => {
  expect(textsOf(await renderMdx('<Split>\n\nText.\n\n</Split>'), 'p')).toEqual(['Text.']);
  await expect(renderMdx('<SplitFigure>\n\nA.\n\n</SplitFigure>')).rejects.toThrow(
    '<SplitFigure> is outside <Split>',
  );
});
