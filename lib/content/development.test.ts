import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf } from '@/tests/support/documents';
import { writeTree } from '@/tests/support/temporary-tree';

const directory = writeTree({});
const page = (title: string) =>
  `---\ntitle: "${title}"\ndescription: "A description that is long enough to be one of a page, as search engines show it."\n---\n\nText.\n`;

vi.doMock('./content-directory', () => ({ contentDirectory: directory, isPreview: false }));
vi.stubEnv('NODE_ENV', 'development');

/** The modules anew: they know nothing of what was sound in another test. */
async function loaded() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'soundData');
  return {
    ...(await import('./development')),
    ...(await import('./current-tree')),
    ...(await import('./reader')),
    ...(await import('./registry')),
  };
}
let modules = await loaded();

/** Other test files share the modules that were loaded here. */
afterAll(() => {
  vi.doUnmock('./content-directory');
  vi.unstubAllEnvs();
  vi.resetModules();
});

let clock = 1_700_000_000;

/** Saves a file as editors do, at a time of its own. */
function save(file: string, text: string): void {
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, text);
  clock += 10;
  utimesSync(`${target}.new`, clock, clock);
  renameSync(`${target}.new`, target);
}

const sound = 'en: { slug: services, title: Services }\npl: { slug: uslugi, title: Usługi }\n';

const files = {
  'services/finops/en.mdx': page('A page about {facts.people} people'),
  'services/finops/pl.mdx': page('Strona o {facts.people} osobach'),
  'services/_section.yaml': sound,
  'other/en.mdx': page('Another page of the site'),
  'data/facts.yaml': 'people: { meaning: People, value: 12500 }\n',
};

beforeEach(async () => {
  for (const folder of readdirSync(directory))
    rmSync(path.join(directory, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) save(file, text);
  modules = await loaded();
  modules.setCurrentTree(directory);
});

const now = new Date('2026-11-22T12:00:00Z');

const titleOf = (file: string) =>
  modules.readContent().documents.find((document) => document.file === file)?.frontmatter.title;

const pathnames = () =>
  modules
    .createRegistry({ ...modules.readContent(), now, isPreview: true })
    .pages()
    .map(({ pathname }) => pathname)
    .sort();

describe('the content of a development server', () => {
  it('has the facts as they are now in frontmatter that did not change', () => {
    expect(titleOf('services/finops/pl.mdx')).toBe('Strona o 12\u00A0500 osobach');
    save('data/facts.yaml', 'people: { meaning: People, value: 13000.5 }\n');
    expect(titleOf('services/finops/pl.mdx')).toBe('Strona o 13\u00A0000,5 osobach');
    expect(titleOf('services/finops/en.mdx')).toBe('A page about 13,000.5 people');
  });

  it('has facts of a file that took the place of one of the same size and time', () => {
    expect(titleOf('services/finops/en.mdx')).toBe('A page about 12,500 people');
    const facts = path.join(directory, 'data/facts.yaml');
    for (const count of [13000, 14000, 15000]) {
      writeFileSync(`${facts}.new`, `people: { meaning: People, value: ${count} }\n`);
      utimesSync(`${facts}.new`, clock, clock);
      renameSync(`${facts}.new`, facts);
      expect(titleOf('services/finops/en.mdx')).toBe(`A page about ${count / 1000},000 people`);
    }
  });

  const all = ['/other', '/pl/uslugi/finops', '/services/finops'];

  it.each([
    ['YAML that is broken', 'en: { slug: services, title: "Serv\npl: ['],
    ['a slug that is none', sound.replace('uslugi', 'Usługi!')],
    ['a language that is lacking', 'en: { slug: services, title: Services }\n'],
    ['a list', '- en\n- pl\n'],
    ['nothing', ''],
  ])('keeps its addresses while a `_section.yaml` is %s', (_name, broken) => {
    expect(pathnames()).toEqual(all);
    save('services/_section.yaml', broken);
    expect(pathnames()).toEqual(all);
    save('services/_section.yaml', sound.replace('uslugi', 'oferta'));
    expect(pathnames()).toContain('/pl/oferta/finops');
  });

  it('begins with a broken `_section.yaml` as far as it can be read', () => {
    save('services/_section.yaml', sound.replace('slug: services', 'slgu: services'));
    expect(pathnames()).toEqual(all);
  });

  it('is there whatever is in the files that pages share', () => {
    const shared = [
      'services/_section.yaml',
      'data/facts.yaml',
      'data/tags.yaml',
      'data/people.yaml',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...shared), fc.string({ unit: 'grapheme' }), (file, text) => {
        save(file, text);
        expect(pathnames()).toContain('/other');
      }),
    );
  });
});

it('answers from the content as it is, which is read when its version changes', () => {
  let version = '1';
  let pages = ['finops/en'];
  const make = vi.fn(() =>
    modules.createRegistry({
      documents: pages.map((page) => documentOf(page)),
      sections: new Map(),
      now,
      isPreview: true,
    }),
  );
  const registry = modules.liveRegistry(() => version, make);
  expect(registry.pathnameOf('finops', 'en')).toBe('/finops');
  expect(registry.all).toHaveLength(1);
  expect(make).toHaveBeenCalledOnce();
  pages = ['finops/en', 'cloud/en'];
  version = '2';
  expect(registry.all).toHaveLength(2);
});

it('has a page that is asked for before its making was told', () => {
  let pages: string[] = [];
  const registry = modules.liveRegistry(
    () => '1',
    () =>
      modules.createRegistry({
        documents: pages.map((page) => documentOf(page)),
        sections: new Map(),
        now,
        isPreview: true,
      }),
  );
  expect(registry.byPathname('/finops')).toBeUndefined();
  pages = ['finops/en'];
  expect(registry.byPathname('/finops')?.id).toBe('finops');
});
