import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const menu = (below: string) => `- label: groups.a
  items:
    - label: items.a
      topic: topics.a
      url: /home
      below:
        - ${below}
`;

const files = {
  'home/en.mdx': page(),
  'home/pl.mdx': page(),
  'career/pl.mdx': page('', 'singleLanguage: true'),
};

const found = (below: string) =>
  problemsOf('menu-page', { ...files, 'data/menu.yaml': menu(below) }).map(
    ({ file, line, column, message }) => [file, line, column, message],
  );

it('takes a page of the second level that one language lacks: it is shown in the other', () => {
  expect(found('/career')).toEqual([]);
});

it('reports a page of the second level that there is not, at its line', () => {
  expect(found('/carer')).toEqual([
    ['data/menu.yaml', 7, 11, expect.stringContaining('there is no page "carer"')],
  ]);
});
