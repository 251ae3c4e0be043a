import { useEffect, useState } from 'react';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import type { Found } from '@/lib/search/pagefind';

/** How long the search waits for the next letter, in milliseconds. */
export const typingPause = 150;

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'done'; query: string; isLoadingMore?: boolean } & Found);

/**
 * Searches for what is being typed. What was found stays in sight until the next answer is there; an answer that
 * comes late is dropped.
 * @param query What stands in the field; blank means nothing is asked.
 * @returns The state, a way to the next results where there are more, and one to try again after a failure.
 */
export function useSearch(query: string) {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const asked = query.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts the search once more.
  useEffect(() => {
    if (!asked) {
      setState({ status: 'idle' });
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      setState((now) => (now.status === 'done' ? now : { status: 'loading' }));
      try {
        // Fetched with the first question, as the index is.
        const { loadPagefind, search } = await import('@/lib/search/pagefind');
        const found = await search(await loadPagefind(), asked);
        if (!isStale) setState({ status: 'done', query: asked, ...found });
      } catch {
        if (!isStale) setState({ status: 'failed' });
      }
    }, typingPause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, attempt]);

  const showMore = async () => {
    if (state.status !== 'done' || !state.more || state.isLoadingMore) return;
    setState({ ...state, isLoadingMore: true });
    const next = await state.more().catch(() => undefined);
    if (!next) reportMissing();
    // What has been asked for since counts.
    setState((now) =>
      now.status === 'done' && now.query === state.query
        ? { ...now, ...(next && { more: undefined, ...next }), isLoadingMore: false }
        : now,
    );
  };

  return { state, showMore, retry: () => setAttempt((count) => count + 1) };
}
