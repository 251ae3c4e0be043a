import { expect, it } from 'vitest';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

it('is its poster before and without script, and says nothing to screen readers', async () => {
  const document = await renderExample('intro-video');
  const poster = document.querySelector('img');
  expect(poster?.getAttribute('src')).toBe('/intro/poster.webp');
  expect(poster?.getAttribute('alt')).toBe('');
  expect(document.querySelector('video, button')).toBeNull();
  expect(document.body.textContent?.trim()).toBe('');
});

it('has two heights', async () => {
  const classes = async (source: string) =>
    (await renderMdx(source)).querySelector('div')?.className.split(' ');
  expect(await classes('<IntroVideo />')).toContain('h-64');
  expect(await classes('<IntroVideo height="small" />')).toContain('h-48');
});
