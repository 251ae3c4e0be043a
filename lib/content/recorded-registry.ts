import type { Locale } from '@/lib/i18n/locales';
import type { Page, PostEntry } from './document';
import { recordInput } from './page-inputs';
import type { Registry } from './registry';

/** A page in an answer: what it says is asked for by itself. */
const keyOf = ({ id, locale }: Page): string => `${locale} ${id}`;

const keysOf = (pages: readonly Page[]) => pages.map(keyOf);

/** Follow from where a page's file is, so that another value would be another page. */
const given = new Set<PropertyKey>(['id', 'locale', 'type', 'file']);

/** Notes a question and its answer (`recordInput`). */
type Note = typeof recordInput;

/** A frontmatter whose fields are recorded as they are read. */
function recordedFields<Fields extends object>(page: Page, fields: Fields, record: Note): Fields {
  const all = () => record(`frontmatter ${page.locale} * ${page.id}`, () => page.frontmatter);
  return new Proxy(fields, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'string')
        record(`frontmatter ${page.locale} ${name} ${page.id}`, () => value);
      return value;
    },
    has(target, name) {
      all();
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      all();
      return Reflect.ownKeys(target);
    },
  });
}

/** A page whose properties are recorded as they are read. */
function recordedPage(page: Page, record: Note): Page {
  const frontmatter = recordedFields(page, page.frontmatter, record);
  return new Proxy(page, {
    get(target, name) {
      if (name === 'frontmatter') return frontmatter;
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'string' && !given.has(name))
        record(`property ${page.locale} ${name} ${page.id}`, () => value);
      return value;
    },
  });
}

/**
 * What a build can ask a registry for, by kind, with the answer as it is compared: pages by their keys. Arguments follow
 * the kind in an input's name; the last may have spaces in it.
 */
export const registryAnswers = {
  day: (registry: Registry) => registry.day(),
  year: (registry: Registry) => registry.year(),
  all: (registry: Registry) => keysOf(registry.all),
  pages: (registry: Registry, locale: string) => keysOf(registry.pages(asLocale(locale))),
  posts: (registry: Registry, locale: string) => keysOf(registry.posts(locale as Locale)),
  page: (registry: Registry, locale: string, id: string) =>
    registry.page(id, locale as Locale) !== undefined,
  written: (registry: Registry, locale: string, id: string) =>
    registry.written(id, locale as Locale) !== undefined,
  at: (registry: Registry, pathname: string) => {
    const page = registry.byPathname(pathname);
    return page && keyOf(page);
  },
  pathname: (registry: Registry, locale: string, id: string) =>
    registry.pathnameOf(id, locale as Locale),
  path: (registry: Registry, locale: string, id: string) => registry.pathOf(id, locale as Locale),
  'visible-path': (registry: Registry, locale: string, id: string) =>
    registry.visiblePathOf(id, locale as Locale),
  folder: (registry: Registry, id: string) => registry.isFolder(id),
  versions: (registry: Registry, id: string) => keysOf(registry.versions(id)),
  children: (registry: Registry, locale: string, id: string) =>
    keysOf(registry.children(id, locale as Locale)),
  trail: (registry: Registry, locale: string, id: string) => {
    const page = registry.page(id, locale as Locale) ?? registry.written(id, locale as Locale);
    return page && registry.trail(page);
  },
  property: (registry: Registry, locale: string, name: string, id: string) => {
    const page = registry.page(id, locale as Locale) ?? registry.written(id, locale as Locale);
    return page && Reflect.get(page, name);
  },
  frontmatter: (registry: Registry, locale: string, field: string, id: string) => {
    const page = registry.page(id, locale as Locale) ?? registry.written(id, locale as Locale);
    return field === '*' ? page?.frontmatter : page && Reflect.get(page.frontmatter, field);
  },
} satisfies Record<string, (registry: Registry, ...args: string[]) => unknown>;

/** Pages of one language, or of all: `*`. */
const asLocale = (locale: string) => (locale === '*' ? undefined : (locale as Locale));

/**
 * A registry that records what each page asks it for (page-inputs.ts). Its answers are the same.
 * @param registry The registry of a build.
 * @param note Notes questions; for the page that is being rendered, where nobody says otherwise.
 */
export function recordedRegistry(registry: Registry, note: Note = recordInput): Registry {
  const recorded = new Map<Page, Page>(
    registry.all.map((page) => [page, recordedPage(page, note)]),
  );
  const of = <One extends Page>(page: One): One => (recorded.get(page) as One | undefined) ?? page;
  const record = (kind: keyof typeof registryAnswers, ...args: readonly string[]): void =>
    note([kind, ...args].join(' '), () =>
      (registryAnswers[kind] as (registry: Registry, ...args: readonly string[]) => unknown)(
        registry,
        ...args,
      ),
    );
  const original = new Map([...recorded].map(([page, wrapped]) => [wrapped, page]));
  return {
    get now() {
      record('day');
      return registry.now;
    },
    day: () => {
      record('day');
      return registry.day();
    },
    year: () => {
      record('year');
      return registry.year();
    },
    get all() {
      record('all');
      return registry.all.map(of);
    },
    posts: (locale: Locale): PostEntry[] => {
      record('posts', locale);
      return registry.posts(locale).map(of);
    },
    pages: (locale?: Locale) => {
      record('pages', locale ?? '*');
      return registry.pages(locale).map(of);
    },
    page: (id, locale) => {
      record('page', locale, id);
      const page = registry.page(id, locale);
      return page && of(page);
    },
    byPathname: (pathname) => {
      record('at', pathname);
      const page = registry.byPathname(pathname);
      return page && of(page);
    },
    pathnameOf: (id, locale) => {
      record('pathname', locale, id);
      return registry.pathnameOf(id, locale);
    },
    pathOf: (id, locale) => {
      record('path', locale, id);
      return registry.pathOf(id, locale);
    },
    visiblePathOf: (id, locale) => {
      record('visible-path', locale, id);
      return registry.visiblePathOf(id, locale);
    },
    written: (id, locale) => {
      record('written', locale, id);
      const page = registry.written(id, locale);
      return page && of(page);
    },
    isFolder: (id) => {
      record('folder', id);
      return registry.isFolder(id);
    },
    versions: (id) => {
      record('versions', id);
      return registry.versions(id).map(of);
    },
    children: (id, locale) => {
      record('children', locale, id);
      return registry.children(id, locale).map(of);
    },
    trail: (page) => {
      record('trail', page.locale, page.id);
      return registry.trail(original.get(page) ?? page);
    },
  };
}
