'use client';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import { Link } from '@/components/ui/link/link';
import type { Locale } from '@/lib/i18n/locales';
import type { Found, SearchResult } from '@/lib/search/pagefind';
import { groupResults } from '@/lib/search/search-kinds';
import { foundText, type SearchTexts } from './search-texts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the arrow keys walk from the field to the results and back; Tab works all the same.
 * Stays at both ends, so that holding a key does not go round.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input[type="search"], [data-search-result]',
    ),
  ];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[now + step];
  if (now < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

type SearchResultsProps = {
  results: readonly SearchResult[];
  texts: SearchTexts;
  /** Called when a visitor follows a result. */
  onFollow?: () => void;
};

/** A passage, each piece in an element: of texts between elements a browser that translates makes others, which React cannot take away. */
function Excerpt({ pieces }: { pieces: SearchResult['excerpt'] }) {
  return pieces.map(({ text, isMatch }, index) => {
    const Piece = isMatch ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own and never move.
      <Piece key={index} className={isMatch ? 'bg-yellow px-0.5 text-text' : undefined}>
        {text}
      </Piece>
    );
  });
}

/** Results by kind, each a link with the passage in which it was found. */
function SearchResults({ results, texts, onFollow }: SearchResultsProps) {
  return groupResults(results).map(([kind, group]) => (
    <section key={kind} aria-label={texts.kinds[kind]} className="mt-8">
      <h3 className="border-b border-rule pb-2 text-label text-ink-soft uppercase">
        {texts.kinds[kind]}
      </h3>
      <ul>
        {group.map(({ href, title, excerpt }) => (
          <li key={href}>
            <Link
              href={href}
              data-search-result=""
              onClick={onFollow}
              className="-mx-4 block rounded-card px-4 py-3 hover:bg-mist focus-visible:bg-mist"
            >
              <span className="block font-semibold text-ink-purple">{title}</span>
              <span className="mt-1 line-clamp-2 text-small">
                <Excerpt pieces={excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** How long the search waits for the next letter, in milliseconds. */
const typingPause = 150;

type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'done'; query: string; isLoadingMore?: boolean } & Found);

/**
 * Searches for what is being typed. What was found stays in sight until the next answer is there; an answer that
 * comes late is dropped.
 * @param query Text of the field; an empty one searches for nothing.
 * @param locale Language of the pages that are searched.
 * @returns The state, a way to the next results where there are more, and one to try again after a failure.
 */
function useSearch(query: string, locale: Locale) {
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
        const found = await search(await loadPagefind(locale), asked);
        if (!isStale) setState({ status: 'done', query: asked, ...found });
      } catch {
        if (!isStale) setState({ status: 'failed' });
      }
    }, typingPause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, attempt, locale]);

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

type SearchOutcomeProps = {
  state: SearchState;
  texts: SearchTexts;
  locale: Locale;
  onRetry: () => void;
  onMore: () => void;
  onFollow?: () => void;
};

function statusOf({ state, texts, locale }: SearchOutcomeProps): string {
  if (state.status === 'idle') return texts.hint;
  if (state.status === 'loading') return texts.loading;
  if (state.status === 'failed') return texts.failed;
  const { results, more, query } = state;
  if (results.length === 0) return texts.nothing.replace('{query}', () => query);
  return foundText(more ? texts.first : texts.found, results.length, locale);
}

/** What came of a search, said in one line that is read out too, and the pages that were found. */
function SearchOutcome(props: SearchOutcomeProps) {
  const { state, texts, onRetry, onMore, onFollow } = props;
  return (
    <>
      <p
        role="status"
        className="mt-4 min-h-6 text-small text-ink-soft"
        // As with the label: translated by the browser before this code came, it would have the field made anew while it is written in.
        suppressHydrationWarning
      >
        {statusOf(props)}
      </p>
      {state.status === 'failed' && (
        <div className="mt-4">
          <Button variant="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {state.status === 'done' && state.results.length === 0 && (
        <p className="mt-2">{texts.nothing_hint}</p>
      )}
      {state.status === 'done' && (
        <SearchResults results={state.results} texts={texts} onFollow={onFollow} />
      )}
      {state.status === 'done' && state.more && (
        <div className="mt-8">
          <Button variant="outline" onClick={onMore} aria-busy={state.isLoadingMore || undefined}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

export type SearchPanelProps = {
  texts: SearchTexts;
  locale: Locale;
  /** URL of the page of results, where Enter leads. */
  action: string;
  /** Text of the field at first. */
  initialQuery?: string;
  /** Focus goes to the field at once, on touch screens too, where dialogs leave it to the visitor. */
  takesFocus?: boolean;
  /** Called with each change of the field. */
  onQuery?: (query: string) => void;
  /** Called in place of the way to the page of results. */
  onSubmit?: (query: string) => void;
  onFollow?: () => void;
};

/** The field and what was found. Without results of its own yet it is a form that leads to them. */
export function SearchPanel(props: SearchPanelProps) {
  const { texts, locale, action, initialQuery = '', takesFocus } = props;
  const { onQuery, onSubmit, onFollow } = props;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const { state, showMore, retry } = useSearch(query, locale);

  const change = (value: string) => {
    setQuery(value);
    onQuery?.(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has arrived.
  useEffect(() => {
    // What was typed before script ran is in the field, but no event was fired for it.
    const typed = field.current?.value;
    if (typed && typed !== query) change(typed);
    if (!takesFocus) return;
    // After the dialog, which gives focus to itself on touch screens.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const submit = (event: FormEvent) => {
    if (!onSubmit && query.trim()) return;
    event.preventDefault();
    onSubmit?.(query);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the field and the results.
    <div onKeyDown={moveFocus}>
      {/* biome-ignore lint/a11y/useSemanticElements: `search` as an element is not yet known to all readers. */}
      <form role="search" action={action} onSubmit={submit} className="mt-6">
        <label className="block">
          <span className="mb-2 block font-semibold" suppressHydrationWarning>
            {texts.label}
          </span>
          <span className="relative block">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
            />
            <input
              ref={field}
              type="search"
              name="q"
              value={query}
              placeholder={texts.placeholder}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="search"
              spellCheck={false}
              onChange={({ target }) => change(target.value)}
              className="h-14 w-full rounded-card border-2 border-ink-soft bg-background pr-4 pl-12 text-body-l text-ink placeholder:text-ink-soft"
            />
          </span>
        </label>
      </form>
      <SearchOutcome
        state={state}
        texts={texts}
        locale={locale}
        onRetry={retry}
        onMore={showMore}
        onFollow={onFollow}
      />
    </div>
  );
}
