import { describe, expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

it.each([
  ['in a page', 'Text\n\n▸# Heading\n'],
  ['in a block', '<Section>\n\n▸# Heading\n\n</Section>\n'],
  ['underlined', 'Text\n\n▸Heading\n=======\n'],
])('reports an H1 %s', (_name, body) => {
  expectProblem(page(body), 'heading-level', '# makes a second main heading (H1)');
});

it('reports a Hero inside another block', () => {
  expectProblem(
    page('<Section>\n\n▸<Hero lead="l" />\n\n</Section>\n'),
    'block-place',
    '<Hero> spans the page: expected it outside all other blocks, found it in <Section>',
  );
});

it('accepts a Hero on the page, headings from ## on, and # in code', () => {
  const body = '<Hero lead="l" />\n\n## Two\n\n### Three\n\n```\n# comment\n```\n';
  expect(checkMarked(page(body)).problems).toEqual([]);
});

describe('heading-skip', () => {
  const skips = (body: string) => messagesOf('heading-skip', page(body));

  it('tells level and place', () => {
    expect(skips('### A *b*\n')).toEqual([
      '"A b" is a heading of level 3 at the beginning of the text: expected ## here, or a heading of level 2 before it',
    ]);
    expect(skips('## A\n\n#### B\n\n##### C\n')).toEqual([
      '"B" is a heading of level 4 below a heading of level 2: expected ### here, or a heading of level 3 before it',
    ]);
  });

  it('accepts any number of levels up, and a text without headings', () => {
    expect(skips('## A\n\n### B\n\n#### C\n\n## D\n')).toEqual([]);
    expect(skips('Text.\n')).toEqual([]);
  });

  it('goes on from an H1, which is reported by heading-level', () => {
    expect(skips('# A\n\n## B\n')).toEqual([]);
    expect(skips('# A\n\n### B\n')).toHaveLength(1);
  });
});
