import { expect, it } from 'vitest';
import { isOfType } from '@/lib/content/document';
import { documentOf, fileOf } from '@/tests/support/built-site';
import { registry } from '@/tests/support/site-registry';

/** Pages with pages below them, which their template lists; posts and case studies have lists of their own. */
const parents = registry
  .pages()
  .filter((page) => (['Page', 'Service', 'Product'] as const).some((type) => isOfType(page, type)))
  .map((page) => {
    const below = registry.children(page.id, page.locale);
    const isListed = (child: (typeof below)[number]) =>
      !isOfType(child, 'Post') && !isOfType(child, 'CaseStudy') && !child.generated;
    return { page, children: below.filter(isListed) };
  })
  .filter(({ children }) => children.length > 0);

/** Pages that cards and slides lead to. */
const cardsIn = (root: ParentNode | null, isLeftOut: (link: Element) => boolean = () => false) =>
  [...(root?.querySelectorAll('article a, .carousel-track a') ?? [])]
    .filter((link) => !isLeftOut(link))
    .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''));

it('has pages with pages below them', () => {
  expect(parents.length).toBeGreaterThan(0);
});

it.each(parents.map(({ page, children }) => [page.address, children] as const))(
  '%s shows cards of all pages below it, and lists none that its text shows',
  (address, children) => {
    const main = documentOf(fileOf(address)).querySelector('main');
    const list = main?.querySelector('section[aria-labelledby="in-this-area"]') ?? null;
    const listed = cardsIn(list);
    const inText = cardsIn(main, (link) => list?.contains(link) ?? false);
    expect(listed.filter((href) => inText.includes(href))).toEqual([]);
    const below = children.map((child) => child.address);
    expect(below.filter((href) => ![...listed, ...inText].includes(href))).toEqual([]);
  },
);
