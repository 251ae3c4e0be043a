import { expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Pagination, pageWindow } from './pagination';

const labels = {
  navigation: 'Pages of the blog',
  page: 'Page',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

const pagination = (pageIndex: number, pagesTotal: number) =>
  renderStatic(
    <Pagination
      pageIndex={pageIndex}
      pagesTotal={pagesTotal}
      hrefOf={(page) => (page === 1 ? '/blog' : `/blog/page/${page}`)}
      labels={labels}
    />,
  );

const linksOf = (document: Document) =>
  [...document.querySelectorAll('a')].map(
    ({ textContent, href }) => `${textContent} ${href.replace('about:blank', '')}`,
  );

it.each([0, 1])('is not there for %i pages', (total) => {
  expect(pagination(1, total).querySelector('nav')).toBeNull();
});

it('leads to the first, previous, next and last page and to two neighbours on each side', () => {
  const document = pagination(6, 100);
  expect(linksOf(document)).toEqual([
    'First page /blog',
    'Previous page /blog/page/5',
    'Page 4 /blog/page/4',
    'Page 5 /blog/page/5',
    'Page 7 /blog/page/7',
    'Page 8 /blog/page/8',
    'Next page /blog/page/7',
    'Last page /blog/page/100',
  ]);
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Pages of the blog');
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Page 6');
  expect(document.body.textContent?.match(/…/g)).toHaveLength(2);
});

it('leads nowhere before the first page and after the last', () => {
  expect(linksOf(pagination(1, 2))).toEqual([
    'Page 2 /blog/page/2',
    'Next page /blog/page/2',
    'Last page /blog/page/2',
  ]);
  expect(linksOf(pagination(2, 2))).toEqual([
    'First page /blog',
    'Previous page /blog',
    'Page 1 /blog',
  ]);
});

it.each([
  [1, 1, [1], false, false],
  [1, 2, [1, 2], false, false],
  [1, 100, [1, 2, 3], false, true],
  [3, 100, [1, 2, 3, 4, 5], false, true],
  [4, 100, [2, 3, 4, 5, 6], true, true],
  [50, 100, [48, 49, 50, 51, 52], true, true],
  [98, 100, [96, 97, 98, 99, 100], true, false],
  [100, 100, [98, 99, 100], true, false],
])('shows page %i of %i with up to two neighbours', (index, total, pages, before, after) => {
  expect(pageWindow(index, total)).toEqual({ pages, isCutBefore: before, isCutAfter: after });
});

it.each([
  [0, 5],
  [6, 5],
  [1.5, 5],
  [1, 0],
])('refuses page %d of %d', (index, total) => {
  expect(() => pageWindow(index, total)).toThrow(RangeError);
});
