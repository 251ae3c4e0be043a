import { expect, it } from 'vitest';
import { postsOf } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { relatedPostsSchema } from './schema';

const links = (document: Document) =>
  [...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'));

it('shows the newest posts on a page that is no post, at most three', async () => {
  const newest = postsOf(content, 'en').slice(0, 3);
  expect(links(await renderExample('related-posts'))).toEqual(
    newest.map(({ pathname, frontmatter }) => `${pathname}?type=${frontmatter.category}`),
  );
  expect(relatedPostsSchema.props.parse({}).count).toBe(3);
  for (const count of [1, 2])
    expect(links(await renderMdx(`<RelatedPosts count={${count}} />`))).toHaveLength(count);
});

it('shows the posts that are named, in their order, with category, date and author', async () => {
  const source =
    '<RelatedPosts posts={["/blog/poznan-region-backup-copies", "/blog/finops-first-90-days"]} />';
  const document = await renderMdx(source, 'pl');
  expect(links(document).map((href) => href?.includes('?type='))).toEqual([true, true]);
  expect(links(document)[1]).toContain('finops');
  const dates = [...document.querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
  expect(dates).toHaveLength(2);
  expect(textsOf(document, 'article p')[0]).toMatch(/^(Aktualności|Blog) \d/);
});

it('refuses what is no post, and one that is not there in the language', async () => {
  await expect(renderMdx('<RelatedPosts posts={["/services/finops"]} />')).rejects.toThrow(
    'expected the id of a post',
  );
  await expect(renderMdx('<RelatedPosts posts={["/blog/no-such-post"]} />')).rejects.toThrow(
    'there is no post "/blog/no-such-post" in language "en"',
  );
});
