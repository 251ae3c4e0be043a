import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('has the anchor, background, paddings and shadow it was given', async () => {
  const section = (await renderExample('section')).querySelector('section');
  expect(section?.id).toBe('scope');
  expect(section?.className.split(' ')).toEqual(
    expect.arrayContaining(['bg-mist', 'pt-section', 'pb-10', 'shadow-float']),
  );
});

it('stands on paper with large paddings and no shadow unless it says otherwise', async () => {
  const section = (await renderMdx('<Section>\n\nText.\n\n</Section>')).querySelector('section');
  expect(section?.hasAttribute('id')).toBe(false);
  expect(section?.className.split(' ')).toEqual(
    expect.arrayContaining(['bg-paper', 'pt-section', 'pb-section']),
  );
  expect(section?.className).not.toContain('shadow');
});

it.each(['en', 'pl'] as const)('a split has the text before its figure, in %s', async (locale) => {
  const document = await renderExample('section', locale);
  const [text, figure, ...others] = [...(document.querySelector('.split')?.children ?? [])];
  expect(others).toEqual([]);
  expect(text?.querySelectorAll('h2, li')).toHaveLength(4);
  expect(text?.querySelector('img')).toBeNull();
  expect(figure?.querySelectorAll('img')).toHaveLength(1);
});

it('a split shows the figure on the side it is asked for', async () => {
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

it('a split stands without a figure', async () => {
  expect(textsOf(await renderMdx('<Split>\n\nText.\n\n</Split>'), 'p')).toEqual(['Text.']);
});
