import { expect, it, vi } from 'vitest';
import type { Page } from '@/lib/content/document';
import { editHref } from '@/site.config';
import { renderStatic } from '@/tests/support/render-static';
import { PreviewBar } from './preview-bar';

const file = 'services/finops/en.mdx';
const problem = {
  line: 7,
  column: 3,
  ruleId: 'links',
  reason: 'there is no such page',
  fatal: true,
};

vi.mock('./state-input', () => ({
  stateInput: () => ({
    problems: [
      { ...problem, file },
      { ...problem, file: 'services/finops/pl.mdx', line: 9 },
    ],
    registry: { versions: () => [] },
  }),
}));

it('has the problems of its page above it, at their lines, and of no other', () => {
  const page = { id: 'services/finops', locale: 'en', status: 'live', generated: true, file };
  const document = renderStatic(<PreviewBar page={page as unknown as Page} />);
  const [list] = document.querySelectorAll('details');
  expect(list?.querySelector('summary')?.textContent).toBe('Problems: 1');
  expect(list?.querySelector('li')?.textContent).toBe('7:3 links there is no such page');
  expect(list?.querySelector('li a')?.getAttribute('href')).toBe(
    `${editHref(`content/${file}`)}#L7`,
  );
});
