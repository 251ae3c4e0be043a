import { expect, it } from 'vitest';
import type { Frontmatter } from '@/lib/schema/document-types';
import { documentOf } from '@/tests/support/documents';
import { renderStatic } from '@/tests/support/render-static';
import { PostPicture } from './post-card';

const id = 'blog/dora-exit-plan-that-works';

/** The post's picture, with the given keys in its frontmatter. */
function render(fields: object, isEager?: boolean) {
  const { frontmatter } = documentOf(`${id}/en`, fields);
  return renderStatic(
    <PostPicture
      id={id}
      frontmatter={frontmatter as Frontmatter<'Post'>}
      kind="cover"
      isEager={isEager}
      className="aspect-[1.48]"
    />,
  );
}

it('is a drawn file where the writer gave none', () => {
  const picture = render({}).querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/art/covers/blog-dora-exit-plan-that-works.svg');
  expect([picture?.alt, picture?.width, picture?.height]).toEqual(['', 700, 400]);
  expect(render({}).querySelector('svg')).toBeNull();
});

it('is the writer’s own, decorative, with its size', () => {
  const picture = render({ cover: 'exit-tests.en.svg' }).querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`/pictures/${id}/exit-tests.en.svg`);
  expect([picture?.width, picture?.height, picture?.alt]).toEqual([640, 492, '']);
  expect(picture?.getAttribute('loading')).toBe('lazy');
});

it('is fetched at once on the first screen', () => {
  const picture = render({ cover: 'exit-tests.en.svg' }, true).querySelector('img');
  expect(picture?.getAttribute('loading')).toBe('eager');
});
