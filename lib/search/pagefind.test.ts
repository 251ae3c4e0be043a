import { describe, expect, it, vi } from 'vitest';
import { groupResults, type Pagefind, search } from './pagefind';

const hit = (url: string, kind: string, score: number, excerpt = 'A <mark>backup</mark> copy') => ({
  score,
  data: async () => ({ url, excerpt, meta: { title: url, kind } }),
});

const pagefindOf = (hits: ReturnType<typeof hit>[]) =>
  ({
    options: vi.fn(),
    init: vi.fn(),
    search: vi.fn(async () => ({ results: hits })),
  }) satisfies Pagefind;

describe('a search', () => {
  it('puts what is offered before legal texts of the same score', async () => {
    const pagefind = pagefindOf([hit('/legal', 'legal', 5), hit('/finops', 'services', 4)]);
    const { results, total } = await search(pagefind, 'backup');
    expect(results.map(({ address }) => address)).toEqual(['/finops', '/legal']);
    expect(total).toBe(2);
  });

  it('asks without the stroke of ł, and shows it again', async () => {
    const pagefind = pagefindOf([
      hit('/kopia', 'services', 1, '<mark>Zl\u0337ota</mark> &lt;kopia&gt;'),
    ]);
    const { results } = await search(pagefind, ' złota ');
    expect(pagefind.search).toHaveBeenCalledWith('zlota');
    expect(results[0]?.excerpt).toEqual([
      { text: '', isMatch: false },
      { text: 'Złota', isMatch: true },
      { text: ' <kopia>', isMatch: false },
    ]);
  });

  it('asks nothing when nothing is asked', async () => {
    const pagefind = pagefindOf([]);
    expect(await search(pagefind, '  ')).toEqual({ results: [], total: 0 });
    expect(pagefind.search).not.toHaveBeenCalled();
  });

  it('leaves out what Pagefind finds by a single letter', async () => {
    const pagefind = pagefindOf([hit('/x', 'blog', 1, 'psql <mark>-X</mark>')]);
    expect(await search(pagefind, 'xqzv')).toEqual({ results: [], total: 0 });
  });

  it('shows at most twenty and says how many there are', async () => {
    const many = Array.from({ length: 30 }, (_, index) => hit(`/${index}`, 'blog', 30 - index));
    const { results, total } = await search(pagefindOf(many), 'backup');
    expect(results).toHaveLength(20);
    expect(total).toBe(30);
  });
});

it('results stand by kind, the kind of the best first', async () => {
  const { results } = await search(
    pagefindOf([hit('/a', 'blog', 9), hit('/b', 'services', 5), hit('/c', 'blog', 4)]),
    'copy backup',
  );
  const groups = groupResults(results).map(([kind, group]) => [kind, group.map((r) => r.address)]);
  expect(groups).toEqual([
    ['blog', ['/a', '/c']],
    ['services', ['/b']],
  ]);
});
