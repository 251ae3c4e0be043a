import { expect, it } from 'vitest';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

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
