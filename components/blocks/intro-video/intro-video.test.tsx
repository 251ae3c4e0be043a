import { expect, it } from 'vitest';
import { renderMdx } from '@/tests/support/render-mdx';

it('has two heights', async () => {
  const classes = async (source: string) =>
    (await renderMdx(source)).querySelector('div')?.className.split(' ');
  expect(await classes('<IntroVideo />')).toContain('h-64');
  expect(await classes('<IntroVideo height="small" />')).toContain('h-48');
});
