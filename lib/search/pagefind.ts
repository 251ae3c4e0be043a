import { fromIndexed, toQuery } from './folded-letters';
import { searchDirectory } from './search-directory';
import { kindWeights, type SearchKind } from './search-kind';

/** A page that was found. */
export type SearchResult = {
  address: string;
  title: string;
  kind: SearchKind;
  /** A stretch of its text around what was found, in pieces; `isMatch` marks what was found. */
  excerpt: { text: string; isMatch: boolean }[];
};

/** The part of Pagefind's interface that is used here. */
type PagefindPage = { url: string; excerpt: string; meta: Record<string, string> };
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

/** How many of the pages that were found are looked at more closely, and shown. */
const shownResults = 20;

let loading: Promise<Pagefind> | undefined;
let attempts = 0;

async function fetchPagefind(): Promise<Pagefind> {
  // The file is made by the build, so the bundler must not look for it. Browsers remember a module that could not
  // be fetched, so each attempt after the first has an address of its own.
  const attempt = attempts > 0 ? `?attempt=${attempts}` : '';
  const pagefind: Pagefind = await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ /* @vite-ignore */
    `/${searchDirectory}/pagefind.js${attempt}`
  );
  await pagefind.options({ excerptLength, ranking: { metaWeights } });
  await pagefind.init();
  return pagefind;
}

/**
 * The search of the language of this page; fetched once, and again after a failure.
 * @throws when it cannot be fetched: offline, blocked, or in development, where there is no index.
 */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= fetchPagefind().catch((error) => {
    loading = undefined;
    attempts += 1;
    throw error;
  });
  return loading;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

const plain = (html: string) =>
  fromIndexed(
    html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? ''),
  );

/** Pagefind marks with `<mark>` what was found, and escapes all else. */
const piecesOf = (excerpt: string): SearchResult['excerpt'] =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: plain(text), isMatch: index % 2 === 1 }));

/** As many letters of a word have to be found, for it to be the one that was meant. */
const meantLetters = 3;

const bare = (text: string) =>
  toQuery(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Whether what was found has to do with what was asked. Where nothing fits, Pagefind shortens the words until
 * something does, in the end to a single letter.
 */
function isMeant({ title, excerpt }: SearchResult, asked: string): boolean {
  const found = excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  const texts = bare([title, ...found].join(' '));
  return bare(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word && texts.includes(word.slice(0, meantLetters)));
}

/**
 * Looks a query up.
 * @param query As the visitor typed it; blank finds nothing.
 * @returns The best first: by Pagefind's score, weighted by the kind of page; and how many were
 *   found in all.
 */
export async function search(
  pagefind: Pagefind,
  query: string,
): Promise<{ results: SearchResult[]; total: number }> {
  const asked = toQuery(query);
  if (!asked) return { results: [], total: 0 };
  const { results: hits } = await pagefind.search(asked);
  const best = hits.slice(0, shownResults).map(async (hit) => {
    const { url, excerpt, meta } = await hit.data();
    const kind = meta.kind as SearchKind;
    const title = fromIndexed(meta.title ?? url);
    const found: SearchResult = { address: url, title, kind, excerpt: piecesOf(excerpt) };
    return { found, score: hit.score * kindWeights[kind] };
  });
  const looked = await Promise.all(best);
  const meant = looked.filter(({ found }) => isMeant(found, asked));
  const sorted = meant.sort((a, b) => b.score - a.score);
  return {
    results: sorted.map(({ found }) => found),
    total: hits.length - (looked.length - meant.length),
  };
}

/** Results by kind; the kind of the best result comes first, so that the best stays on top. */
export function groupResults(results: readonly SearchResult[]): [SearchKind, SearchResult[]][] {
  const groups = new Map<SearchKind, SearchResult[]>();
  for (const result of results)
    groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups];
}
