import type { Locale } from '@/lib/i18n/locales';
import { type Excerpt, wholeExcerpt, withoutSearchWords } from './excerpt';
import { fromIndexed, toQuery } from './folded-letters';
import { searchDirectory } from './search-directory';
import { kindWeights, type SearchKind } from './search-kinds';

/** A page that was found. */
export type SearchResult = {
  href: string;
  title: string;
  kind: SearchKind;
  /** A passage of its text around what was found. */
  excerpt: Excerpt;
};

/** The part of Pagefind's interface that is used here. */
type PagefindPage = {
  url: string;
  /** Around what was found, which is marked. */
  excerpt: string;
  /** The whole text of the page. */
  content?: string;
  meta: Record<string, string>;
};
type PagefindHit = { score: number; data: () => Promise<PagefindPage> };
export type Pagefind = {
  options: (options: {
    excerptLength: number;
    ranking: { metaWeights: Record<string, number> };
  }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: PagefindHit[] }>;
};

/** Words of an excerpt: two lines on a phone. */
const excerptLength = 24;

/** How much it counts that a page's title, or the words its writer wants it to be found by, hold what was asked. */
const metaWeights = { title: 6, words: 12 };

/** How many of the pages that were found are looked at more closely, and shown, at once. */
const batchSize = 20;

/** How many behind them are looked at to know whether there is more to show. */
const lookAhead = 5;

const loading: Partial<Record<Locale, Promise<Pagefind>>> = {};
let attempts = 0;

async function fetchPagefind(locale: Locale): Promise<Pagefind> {
  // The file is made by the build, so the bundler must not look for it. Browsers remember a module that could not
  // be fetched, so each attempt after the first has a URL of its own.
  const attempt = attempts > 0 ? `?attempt=${attempts}` : '';
  const pagefind: Pagefind = await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ /* @vite-ignore */
    `/${searchDirectory(locale)}/pagefind.js${attempt}`
  );
  await pagefind.options({ excerptLength, ranking: { metaWeights } });
  await pagefind.init();
  return pagefind;
}

/**
 * The search of a language; fetched once, and again after a failure.
 * @throws when it cannot be fetched: offline, blocked, or in development, where there is no index.
 */
export function loadPagefind(locale: Locale): Promise<Pagefind> {
  loading[locale] ??= fetchPagefind(locale).catch((error) => {
    loading[locale] = undefined;
    attempts += 1;
    throw error;
  });
  return loading[locale];
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

const plain = (html: string) =>
  fromIndexed(
    html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? ''),
  );

/** Pagefind marks with `<mark>` what was found, and escapes all else. */
const piecesOf = (excerpt: string): Excerpt =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: plain(text), isMatch: index % 2 === 1 }));

/** As many letters of a word have to be found, and half of a longer one, for it to be the one that was meant. */
const meantLetters = 3;

const bare = (text: string) =>
  toQuery(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The letters with which a word that was found has to begin, to be a form of the one that was asked for. */
const stemOf = (word: string) => word.slice(0, Math.max(meantLetters, Math.floor(word.length / 2)));

/**
 * Whether what was found has to do with what was asked. Where nothing fits, Pagefind shortens the words until
 * something does, in the end to a single letter.
 */
function isMeant({ meta, excerpt }: PagefindPage, asked: string): boolean {
  const marked = piecesOf(excerpt).filter(({ isMatch }) => isMatch);
  const found = wordsOf(
    [fromIndexed(meta.title ?? ''), ...marked.map(({ text }) => text)].join(' '),
  );
  return wordsOf(asked).some((word) => found.some((other) => other.startsWith(stemOf(word))));
}

/** What came of a search so far. */
export type Found = {
  /** The best first: by Pagefind's score, weighted by the kind of page. */
  results: SearchResult[];
  /** Looks at the pages that come next and returns them with those before; nothing where all have been looked at. */
  more?: () => Promise<Found>;
};

/** A page that was found, with an excerpt as visitors read it. */
function resultOf({ url, meta, excerpt, content }: PagefindPage): SearchResult {
  const found = {
    href: url,
    title: fromIndexed(meta.title ?? url),
    kind: meta.kind as SearchKind,
  };
  const pieces = piecesOf(excerpt);
  if (content === undefined) return { ...found, excerpt: pieces };
  const text = plain(content);
  const own = withoutSearchWords(pieces, text, fromIndexed(meta.words ?? ''));
  return { ...found, excerpt: wholeExcerpt(own, text) };
}

async function lookAt(hits: readonly PagefindHit[], asked: string, before: Found): Promise<Found> {
  const looked = await Promise.all(
    hits.slice(0, batchSize).map(async ({ score, data }) => ({ score, page: await data() })),
  );
  const meant = looked
    .filter(({ page }) => isMeant(page, asked))
    .map(({ score, page }) => {
      const found = resultOf(page);
      return { found, score: score * kindWeights[found.kind] };
    });
  const sorted = meant.sort((a, b) => b.score - a.score).map(({ found }) => found);
  const results = [...before.results, ...sorted];
  const rest = hits.slice(batchSize);
  // Pagefind gives the best first: behind pages of which none was meant there is none that is.
  if (rest.length === 0 || sorted.length === 0) return { results };
  // Whether there are more is said only where it has been seen.
  const next = await lookAt(rest.slice(0, lookAhead), asked, { results });
  if (next.results.length === results.length) return { results };
  return { results, more: () => lookAt(rest, asked, { results }) };
}

/**
 * Looks a query up.
 * @param query As the visitor typed it; blank finds nothing.
 * @returns The first pages that were found, and a way to the next ones.
 */
export async function search(pagefind: Pagefind, query: string): Promise<Found> {
  const asked = toQuery(query);
  if (!asked) return { results: [] };
  const { results: hits } = await pagefind.search(asked);
  return lookAt(hits, asked, { results: [] });
}
