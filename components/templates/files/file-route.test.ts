import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileRoute } from './file-route';

afterEach(() => vi.unstubAllEnvs());

const texts = new Map([
  ['all.txt', 'All'],
  ['tags/a b.txt', 'Tagged'],
]);

/** What is answered at a path below the route's folder, as Next.js hands it over. */
const ask = async (route: ReturnType<typeof fileRoute>, path: string) => {
  const params = Promise.resolve({ file: path.split('/') });
  const response = await route.GET(new Request('https://a.example/'), { params });
  return { status: response.status, text: await response.text() };
};

const routeOf = (list: () => ReadonlyMap<string, string>) =>
  fileRoute(list, (text) => new Response(text));

describe('a route of files', () => {
  const route = routeOf(() => texts);

  it('names them all to a build', () => {
    expect(route.generateStaticParams()).toEqual([
      { file: ['all.txt'] },
      { file: ['tags', 'a b.txt'] },
    ]);
  });

  it.each([
    ['all.txt', 'All'],
    ['tags/a b.txt', 'Tagged'],
    ['tags/a%20b.txt', 'Tagged'],
  ])('answers at %s', async (path, text) => {
    expect(await ask(route, path)).toEqual({ status: 200, text });
  });

  it.each(['missing.txt', 'tags', 'tags/../all.txt', '%E0%A4%A', 'none.txt'])(
    'has nothing at %s',
    async (path) => {
      expect(await ask(route, path)).toEqual({ status: 404, text: '' });
    },
  );

  it('has one file that says so where there are none', async () => {
    const empty = routeOf(() => new Map());
    expect(empty.generateStaticParams()).toEqual([{ file: ['none.txt'] }]);
    expect(await ask(empty, 'none.txt')).toEqual({
      status: 200,
      text: 'There are no files here.\n',
    });
  });
});

it('a build asks once which files there are, and development each time', async () => {
  const list = vi.fn(() => texts);
  const built = routeOf(list);
  built.generateStaticParams();
  await ask(built, 'all.txt');
  expect(list).toHaveBeenCalledTimes(1);
  vi.stubEnv('NODE_ENV', 'development');
  await ask(built, 'all.txt');
  await ask(built, 'all.txt');
  expect(list).toHaveBeenCalledTimes(3);
});
