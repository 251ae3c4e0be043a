import { describe, expect, it } from 'vitest';
import { clientOf } from '@/lib/content/clients';
import { isOfType } from '@/lib/content/document';
import { postsOf } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';
import { relatedPostsSchema } from './schema';

const hrefsIn = (document: Document) =>
  [...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'));

const plain = (text = '') => text.replaceAll('\u00A0', ' ');

describe('RelatedPages', () => {
  it.each([1, 4, 7])(
    'shows %i cards in the order given, at the language’s addresses',
    async (count) => {
      const ids = ['/services/finops', '/products/platform', '/case-studies'];
      const pages = Array.from({ length: count }, (_, index) => ids[index % 3] ?? '');
      const document = await renderMdx(`<RelatedPages pages={${JSON.stringify(pages)}} />`, 'pl');
      expect(hrefsIn(document)).toEqual(pages.map((id) => content.pathnameOf(id.slice(1), 'pl')));
      expect(textsOf(document, 'li h3').every((title) => title.length > 0)).toBe(true);
    },
  );
});

describe('CaseStudyCards', () => {
  it('takes its words from the case study, in the page’s language', async () => {
    const document = await renderMdx('<CaseStudyCards cases={["/case-studies/booksy"]} />', 'pl');
    const frontmatter = content.page('case-studies/booksy', 'pl')?.frontmatter;
    expect(textsOf(document, 'h3 a').map(plain)).toEqual([plain(frontmatter?.title)]);
    const result = frontmatter && 'results' in frontmatter ? frontmatter.results[0] : undefined;
    expect(textsOf(document, 'article p').map(plain)[1]).toBe(
      plain(`${result?.value}${result?.label}`),
    );
  });

  it('keeps the order in which the cases are named, and names the client of each', async () => {
    const cases = content
      .children('case-studies', 'en')
      .filter((page) => isOfType(page, 'CaseStudy'))
      .reverse();
    const ids = JSON.stringify(cases.map(({ id }) => `/${id}`));
    const document = await renderMdx(`<CaseStudyCards cases={${ids}} />`);
    expect(hrefsIn(document)).toEqual(cases.map(({ id }) => content.pathnameOf(id, 'en')));
    const marks = [...document.querySelectorAll('article svg[role="img"]')];
    const clients = cases.map(({ frontmatter: { client } }) => clientOf(client).name);
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(clients);
  });
});

describe('RelatedPosts', () => {
  it('shows the newest posts on a page that is no post, three unless another number is given', async () => {
    const newest = postsOf(content, 'en').map(
      ({ pathname, frontmatter }) => `${pathname}?type=${frontmatter.category}`,
    );
    for (const [source, count] of [
      ['<RelatedPosts />', 3],
      ['<RelatedPosts count={1} />', 1],
      ['<RelatedPosts count={2} />', 2],
    ] as const)
      expect(hrefsIn(await renderMdx(source))).toEqual(newest.slice(0, count));
    expect(relatedPostsSchema.props.parse({}).count).toBe(3);
  });

  it('shows the posts that are named, in their order, with category and date', async () => {
    const source =
      '<RelatedPosts posts={["/blog/poznan-region-backup-copies", "/blog/finops-first-90-days"]} />';
    const document = await renderMdx(source, 'pl');
    expect(hrefsIn(document).map((href) => href?.includes('?type='))).toEqual([true, true]);
    expect(hrefsIn(document)[1]).toContain('finops');
    expect(document.querySelectorAll('time[datetime]')).toHaveLength(2);
    expect(textsOf(document, 'article p')[0]).toMatch(/^(Aktualności|Blog) \d/);
  });
});
