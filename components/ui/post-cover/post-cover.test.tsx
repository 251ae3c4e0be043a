import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostCover } from './post-cover';

const draw = (id: string) => renderToStaticMarkup(<PostCover id={id} category="blog" />);

it('is the same wherever the post appears, and another for another post', () => {
  expect(draw('blog/a')).toBe(draw('blog/a'));
  expect(draw('blog/a')).not.toBe(draw('blog/b'));
});

it('is light enough for a page of twelve cards', () => {
  const weights = Array.from({ length: 40 }, (_, index) => draw(`blog/post-${index}`).length);
  expect(Math.max(...weights)).toBeLessThan(6 * 1024);
});
