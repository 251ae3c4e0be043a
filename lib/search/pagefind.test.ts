import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Pagefind, search } from './pagefind';
import { groupResults } from './search-kinds';

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
    const { results, more } = await search(pagefind, 'backup');
    expect(results.map(({ href }) => href)).toEqual(['/finops', '/legal']);
    expect(more).toBeUndefined();
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
    expect(await search(pagefind, '  ')).toEqual({ results: [] });
    expect(pagefind.search).not.toHaveBeenCalled();
  });

  it('leaves out what Pagefind finds by a single letter', async () => {
    const pagefind = pagefindOf([hit('/x', 'blog', 1, 'psql <mark>-X</mark>')]);
    expect(await search(pagefind, 'xqzv')).toEqual({ results: [] });
  });

  it.each(['asdf', 'aaaa', 'lorem', 'zzzz'])(
    'finds nothing for %s, however much Pagefind finds',
    async (query) => {
      const texts = [
        'a <mark>as</mark> b',
        'as <mark>a</mark> rule',
        'the <mark>color</mark>',
        '<mark>z</mark>',
      ];
      const hits = Array.from({ length: 89 }, (_, index) =>
        hit(`/explore-${index}`, 'blog', 90 - index, texts[index % texts.length]),
      );
      expect(await search(pagefindOf(hits), query)).toEqual({ results: [] });
    },
  );

  it('shows all that was meant, twenty at a time, and counts nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(70), fc.nat(90), async (meant, others) => {
        const hits = Array.from({ length: meant + others }, (_, index) =>
          hit(`/${index}`, 'blog', 200 - index, index < meant ? undefined : 'by <mark>b</mark>'),
        );
        let found = await search(pagefindOf(hits), 'backups');
        const counts = [found.results.length];
        while (found.more) {
          found = await found.more();
          counts.push(found.results.length);
        }
        const steps = Math.max(1, Math.ceil(meant / 20));
        expect(counts).toEqual(
          Array.from({ length: steps }, (_, step) => Math.min(meant, 20 * (step + 1))),
        );
        expect(found.results.map(({ href }) => href)).toEqual(
          hits.slice(0, meant).map((_, index) => `/${index}`),
        );
      }),
    );
  });

  it.each([
    ['running', 'run'],
    ['pricing', 'price'],
    ['kopii', 'kopia'],
    ['złotej', 'zlota'],
  ])('takes %s for a form of %s', async (query, word) => {
    const pagefind = pagefindOf([hit('/x', 'blog', 1, `a <mark>${word}</mark>`)]);
    expect((await search(pagefind, query)).results).toHaveLength(1);
  });
});

it('results stand by kind, the kind of the best first', async () => {
  const { results } = await search(
    pagefindOf([hit('/a', 'blog', 9), hit('/b', 'services', 5), hit('/c', 'blog', 4)]),
    'copy backup',
  );
  const groups = groupResults(results).map(([kind, group]) => [kind, group.map((r) => r.href)]);
  expect(groups).toEqual([
    ['blog', ['/a', '/c']],
    ['services', ['/b']],
  ]);
});
