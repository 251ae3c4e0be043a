import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { hashOfAnswer, withInputs } from '@/lib/content/page-inputs';
import { recordedRegistry } from '@/lib/content/recorded-registry';
import type { Registry } from '@/lib/content/registry';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import {
  choosePages,
  namedInputs,
  readInputs,
  readState,
  type SiteState,
  stateToKeep,
  writeState,
} from './changed-pages';
import { stateOf } from './disk';

const pages = {
  'home/en': { title: 'The first page of all', path: '/' },
  'services/en': { title: 'What can be had here' },
  'services/finops/en': { title: 'Costs that have an owner' },
  'services/finops/pl': { title: 'Koszty, które mają właściciela' },
  'blog/en': { layout: 'blog' },
  'blog/a-post/en': { date: '2026-11-01', tags: [] },
} as const;

type Pages = Readonly<Record<string, object>>;

const registryWith = (
  documents: Pages,
  now?: string,
  bodies: Readonly<Record<string, string>> = {},
) =>
  registryOf(
    Object.entries(documents).map(([page, fields]) => documentOf(page, fields, bodies[page] ?? '')),
    { now },
  );

/** What some code asks a registry for. */
function inputsOf(registry: Registry, ask: (registry: Registry) => unknown): Map<string, string> {
  const inputs = new Map<string, string>();
  ask(
    recordedRegistry(registry, (name, answer) => {
      if (!inputs.has(name)) inputs.set(name, hashOfAnswer(answer()));
    }),
  );
  return inputs;
}

/** Every question there is, each asked in one way. */
const everything: Readonly<Record<keyof Registry, (registry: Registry) => unknown>> = {
  now: (registry) => registry.now,
  day: (registry) => registry.day(),
  year: (registry) => registry.year(),
  all: (registry) => registry.all.map(({ status }) => status),
  posts: (registry) => registry.posts('en').map(({ frontmatter }) => frontmatter.tags),
  pages: (registry) => [registry.pages(), registry.pages('pl').map(({ body }) => body)],
  page: (registry) => [registry.page('home', 'en'), registry.page('missing', 'pl')],
  byPathname: (registry) => [registry.byPathname('/'), registry.byPathname('/nowhere at all')],
  pathnameOf: (registry) => registry.pathnameOf('services/finops', 'pl'),
  pathOf: (registry) => registry.pathOf('services/finops', 'pl'),
  visiblePathOf: (registry) => registry.visiblePathOf('services/finops', 'en'),
  written: (registry) => registry.written('services', 'en')?.frontmatter.title,
  isFolder: (registry) => registry.isFolder('blog/tags'),
  versions: (registry) => registry.versions('services/finops').map(({ path: own }) => own),
  children: (registry) => registry.children('services', 'en'),
  trail: (registry) => registry.trail(pageIn(registry, 'services/finops', 'en')),
};

/** A built site of which each page asked for something, in a folder with a file. */
function siteOf(
  registry: Registry,
  asked: Readonly<Record<string, (registry: Registry) => unknown>>,
  askedByFiles: typeof asked = {},
  registryOfPage: (pathname: string) => Registry = () => registry,
) {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(directory, 'index.html'), 'built');
  const file = path.join(directory, 'state.json');
  writeState(file, {
    code: 'code',
    keys: {},
    groups: new Map(
      Object.entries(askedByFiles).map(([name, ask]) => [
        name,
        { pathnames: [`/${name}.xml`], inputs: inputsOf(registry, ask) },
      ]),
    ),
    files: { 'index.html': stateOf(path.join(directory, 'index.html')) ?? [0, 0] },
    pages: new Map(
      Object.entries(asked).map(([pathname, ask]) => [
        pathname,
        {
          files: [],
          chunks: [],
          isContent: pathname !== '/handbook',
          inputs: inputsOf(registryOfPage(pathname), ask),
        },
      ]),
    ),
  });
  return { directory, file, state: readState(file) };
}

const ownTexts = (id: string, locale: 'en' | 'pl') => (registry: Registry) => {
  const page = registry.page(id, locale);
  return [page?.body, page?.frontmatter.title];
};

const asked = {
  '/': (registry: Registry) => [
    ownTexts('home', 'en')(registry),
    registry.pathnameOf('services', 'en'),
  ],
  '/services': (registry: Registry) => [
    ownTexts('services', 'en')(registry),
    registry.children('services', 'en').map(({ frontmatter }) => frontmatter.title),
  ],
  '/services/finops': ownTexts('services/finops', 'en'),
  '/pl/services/finops': ownTexts('services/finops', 'pl'),
  '/blog': (registry: Registry) => [ownTexts('blog', 'en')(registry), registry.year()],
  '/blog/a-post': ownTexts('blog/a-post', 'en'),
  '/handbook': (registry: Registry) => registry.page('home', 'en')?.frontmatter.title,
};

const chosen = async (registry: Registry, code = 'code') => {
  const { file, directory } = siteOf(registryWith(pages), asked);
  return choosePages(stateToKeep(readState(file), code, directory), registry);
};

describe('what a page asked for', () => {
  it.each(Object.entries(everything))('has the same answer at once: %s', async (_name, ask) => {
    const registry = registryWith(pages);
    const { state } = siteOf(registry, { '/': ask });
    expect(state?.inputs.length).toBeGreaterThan(0);
    const { kept } = await choosePages(state, registry);
    expect(Object.keys(kept)).toEqual(['/']);
  });

  it('has the same answer at once: data files', async () => {
    const registry = registryWith(pages);
    const { inputs } = await withInputs(async () => {
      for (const person of Object.values(readData('people'))) JSON.stringify(person);
      for (const price of Object.values(readData('prices'))) void price.net;
      void readData('people')['nobody'];
      void readData('menu');
    });
    const kinds = new Set([...inputs.keys()].map((name) => name.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['data', 'entry', 'field', 'known']);
    const { state } = siteOf(registry, { '/': () => undefined });
    const page = { ...state?.pages['/'], inputs: [...inputs.keys()].map((_, number) => number) };
    const built = { ...state, inputs: [...inputs], pages: { '/': page } } as SiteState;
    expect(Object.keys((await choosePages(built, registry)).kept)).toEqual(['/']);
  });

  it('is written down and read by its name', () => {
    const { state } = siteOf(registryWith(pages), asked);
    const page = state?.pages['/services/finops'];
    expect(state && page && [...namedInputs(state, page).keys()]).toEqual([
      'page en services/finops',
      'property en body services/finops',
      'frontmatter en title services/finops',
    ]);
  });

  it('is put together from what several processes wrote in several lines', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'inputs-'));
    writeFileSync(path.join(directory, '1.jsonl'), '["/","a","1"]\n["/b"]\n["/","b","2"]\n');
    writeFileSync(path.join(directory, '2.jsonl'), '["/c","a","1"]\n');
    expect([...readInputs(directory)].map(([pathname, inputs]) => [pathname, [...inputs]])).toEqual(
      [
        [
          '/',
          [
            ['a', '1'],
            ['b', '2'],
          ],
        ],
        ['/b', []],
        ['/c', [['a', '1']]],
      ],
    );
  });
});

describe('the pages to render', () => {
  it('are none where nothing has changed', async () => {
    expect((await chosen(registryWith(pages))).pathnames).toEqual([]);
  });

  it('are those that show a title which has changed', async () => {
    const changed = { ...pages, 'services/finops/en': { title: 'Costs that have two owners' } };
    expect((await chosen(registryWith(changed))).pathnames).toEqual([
      '/services',
      '/services/finops',
    ]);
  });

  it('are the page alone whose text has changed', async () => {
    const changed = registryWith(pages, undefined, { 'services/finops/pl': 'Inny tekst.' });
    expect((await chosen(changed)).pathnames).toEqual(['/pl/services/finops']);
  });

  it('are a new page and those that list it', async () => {
    const changed = { ...pages, 'services/new/en': { title: 'A service that is new' } };
    expect((await chosen(registryWith(changed))).pathnames).toEqual(['/services', '/services/new']);
  });

  it('are those that listed a page which is gone; its own is not kept', async () => {
    const { 'services/finops/en': _, ...rest } = pages;
    const { pathnames, kept } = await chosen(registryWith(rest));
    expect(pathnames).toEqual(['/services']);
    expect(Object.keys(kept)).not.toContain('/services/finops');
  });

  it('are all that show what had two answers while the site was built, whichever it has now', async () => {
    const before = registryWith(pages);
    const after = registryWith({ ...pages, 'services/finops/en': { title: 'Costs and owners' } });
    for (const late of ['/services', '/services/finops']) {
      const { state } = siteOf(before, asked, {}, (page) => (page === late ? after : before));
      for (const now of [before, after])
        expect((await choosePages(state, now)).pathnames).toEqual([
          '/services',
          '/services/finops',
        ]);
    }
  });

  it('and files that are no pages stay together while nothing has changed that they asked for', async () => {
    const { file, directory } = siteOf(registryWith(pages), asked, {
      feeds: (registry) => registry.posts('en').map(({ frontmatter }) => frontmatter.title),
      drawings: ownTexts('services', 'en'),
    });
    const state = stateToKeep(readState(file), 'code', directory);
    const groupsOf = async (documents: Pages) =>
      Object.entries((await choosePages(state, registryWith(documents))).groups).map(
        ([name, { pathnames }]) => [name, pathnames],
      );
    const [feeds, drawings] = [
      ['feeds', ['/feeds.xml']],
      ['drawings', ['/drawings.xml']],
    ];
    expect(await groupsOf(pages)).toEqual([feeds, drawings]);
    const newPost = { 'blog/other/en': { date: '2026-11-02', tags: [] } };
    expect(await groupsOf({ ...pages, ...newPost })).toEqual([drawings]);
    expect(
      await groupsOf({ ...pages, 'services/en': { title: 'What cannot be had here' } }),
    ).toEqual([feeds]);
    const kept = state?.groups['feeds'];
    expect(kept && [...namedInputs(state, kept).keys()]).toEqual([
      'posts en',
      'frontmatter en title blog/a-post',
    ]);
  });

  it('are those that show the year, in another year only', async () => {
    expect((await chosen(registryWith(pages, '2026-12-31T12:00:00Z'))).pathnames).toEqual([]);
    expect((await chosen(registryWith(pages, '2027-01-01T12:00:00Z'))).pathnames).toEqual([
      '/blog',
    ]);
  });

  it('are pages made of code too, where they show what has changed', async () => {
    const changed = { ...pages, 'home/en': { title: 'Another first page', path: '/' } };
    expect((await chosen(registryWith(changed))).pathnames).toEqual(['/', '/handbook']);
  });

  it('are all where the code has changed', async () => {
    expect(await chosen(registryWith(pages), 'other code')).toEqual({ kept: {}, groups: {} });
  });

  it('are all where nothing is known of an earlier build, or it cannot be read', async () => {
    const registry = registryWith(pages);
    expect(await choosePages(undefined, registry)).toEqual({ kept: {}, groups: {} });
    const { directory, file } = siteOf(registry, asked);
    expect(stateToKeep(readState(file), 'code', directory)).toBeDefined();
    writeFileSync(file, '{"code":"code","pa');
    expect(stateToKeep(readState(file), 'code', directory)).toBeUndefined();
  });

  it.each([
    ['was written again', (file: string) => writeFileSync(file, 'other')],
    ['was changed at another time', (file: string) => utimesSync(file, 1, 1)],
  ])('are all where a file of the site %s', async (_what, change) => {
    const { file, directory } = siteOf(registryWith(pages), asked);
    expect(stateToKeep(readState(file), 'code', directory)).toBeDefined();
    change(path.join(directory, 'index.html'));
    expect(stateToKeep(readState(file), 'code', directory)).toBeUndefined();
  });

  it('are not guessed where an input is of a kind that nobody can answer', async () => {
    const { state } = siteOf(registryWith(pages), asked);
    const unknown = state && { ...state, inputs: [['weather in Warsaw', 'x'] as const] };
    await expect(choosePages(unknown, registryWith(pages))).rejects.toThrow(/kind "weather"/);
  });
});
