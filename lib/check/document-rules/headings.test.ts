import { expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';

it.each([
  ['in a page', 'Text\n\n▸# Heading\n'],
  ['in a block', '<Section>\n\n▸# Heading\n\n</Section>\n'],
  ['underlined', 'Text\n\n▸Heading\n=======\n'],
])('reports an H1 %s', (_name, body) => {
  expectProblem(page(body), 'heading-level', 'a text begins at ##');
});

it('reports a Hero inside another block', () => {
  expectProblem(
    page('<Section>\n\n▸<Hero lead="l" />\n\n</Section>\n'),
    'block-place',
    '<Hero> stands at the beginning of a page: found it inside another block',
  );
});

it('accepts a Hero on the page, headings from ## on, and # in code', () => {
  const body = '<Hero lead="l" />\n\n## Two\n\n### Three\n\n```\n# comment\n```\n';
  expect(checkMarked(page(body)).problems).toEqual([]);
});
