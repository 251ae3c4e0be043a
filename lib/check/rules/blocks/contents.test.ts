import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const lines = (body: string) =>
  problemsOf('loose-text', { 'services/finops/en.mdx': page(body) }).map(({ line }) => line);
const section = '<Section>\n\nText.\n\n</Section>\n';

it('is silent about pages without sections, and about text in them', () => {
  expect(lines('Text.\n\nMore.\n')).toEqual([]);
  expect(lines(section)).toEqual([]);
});

it('finds text between and behind sections, each run of it once, and not what introduces the page', () => {
  expect(lines(`First.\n\n${section}\nA.\n\n- B.\n\n${section}\nC.\n`)).toEqual([14, 24]);
});

it('says nothing where tags do not fit', () => {
  expect(lines(`${section}\nText.\n\n</Section>\n`)).toEqual([]);
});
