import { expect, it } from 'vitest';
import { clientOf } from '@/lib/content/clients';
import { isOfType } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const frontmatter = content.page('case-studies/booksy', 'pl')?.frontmatter;

it('takes its words from the case study, in the page’s language', async () => {
  const document = await renderExample('case-study-cards', 'pl');
  const plain = (text = '') => text.replaceAll('\u00A0', ' ');
  expect(textsOf(document, 'h3 a').map(plain)).toEqual([plain(frontmatter?.title)]);
  const result = frontmatter && 'results' in frontmatter ? frontmatter.results[0] : undefined;
  expect(textsOf(document, 'article p').map(plain)[1]).toBe(
    plain(`${result?.value}${result?.label}`),
  );
  expect(document.querySelector('h3 a')?.getAttribute('href')).toBe(
    content.pathnameOf('case-studies/booksy', 'pl'),
  );
});

it('keeps the order in which the cases are named', async () => {
  const ids = content.children('case-studies', 'en').map(({ id }) => id);
  const picked = [...ids.slice(0, 3)].reverse();
  const document = await renderMdx(
    `<CaseStudyCards cases={${JSON.stringify(picked.map((id) => `/${id}`))}} />`,
  );
  const hrefs = [...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(picked.map((id) => content.pathnameOf(id, 'en')));
});

it('names the client of each case', async () => {
  const cases = content
    .children('case-studies', 'en')
    .filter((page) => isOfType(page, 'CaseStudy'));
  const ids = JSON.stringify(cases.map(({ id }) => `/${id}`));
  const document = await renderMdx(`<CaseStudyCards cases={${ids}} />`);
  expect(textsOf(document, 'article')).toHaveLength(cases.length);
  const marks = [...document.querySelectorAll('article svg[role="img"]')];
  const clients = cases.map(({ frontmatter: { client } }) => clientOf(client).name);
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(clients);
});

it('refuses pages of another kind, pages that are not there, and none', async () => {
  await expect(renderMdx('<CaseStudyCards cases={["/services/finops"]} />')).rejects.toThrow(
    'there is no case study "/services/finops" in language "en"',
  );
  await expect(renderMdx('<CaseStudyCards cases={["/nowhere"]} />')).rejects.toThrow('"/nowhere"');
  await expect(renderMdx('<CaseStudyCards cases={[]} />')).rejects.toThrow('cases');
});
