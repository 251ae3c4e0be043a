import { expect, it } from 'vitest';
import { checkTree, page } from '@/tests/support/marked-content';

const job = (url: string) => `- position: Analityk
  level: senior
  contract: umowa o pracę
  place: Warszawa
  cities: [Warszawa]
  posted: 2026-11-01
  validThrough: 2027-03-31
  description: Opis stanowiska.
  url: ${url}
`;

const problemsWith = (url: string) =>
  checkTree({
    'home/pl.mdx': page(),
    'career/pl.mdx': page('Text.\n', 'slug: kariera'),
    'services/finops/en.mdx': page(),
    'data/jobs.yaml': job('/career') + job(url),
  }).problems.filter(({ file }) => file === 'data/jobs.yaml');

it.each(['/career', '/home', 'https://jobs.example/analityk', 'mailto:praca@jobs.example'])(
  'finds nothing in a position that leads to %s',
  (url) => {
    expect(problemsWith(url)).toEqual([]);
  },
);

it.each([
  ['no page', '/kariera/redaktor', 'there is no page "kariera/redaktor"'],
  [
    'a page that Polish lacks',
    '/services/finops',
    'page "services/finops" does not exist in Polish',
  ],
  ['an address', '/pl/kariera', 'expected the page’s id, /career'],
])('reports a position that leads to %s, where it stands', (_name, url, words) => {
  expect(problemsWith(url)).toMatchObject([
    { rule: 'dead-link', line: 18, column: 8, message: expect.stringContaining(words) },
  ]);
});
