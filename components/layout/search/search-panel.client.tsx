'use client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Locale } from '@/lib/i18n/locales';
import { moveFocus } from './move-focus';
import { SearchOutcome } from './search-outcome';
import type { SearchTexts } from './search-texts';
import { useSearch } from './use-search';

export type SearchPanelProps = {
  texts: SearchTexts;
  locale: Locale;
  /** Address of the page of results, where Enter leads. */
  action: string;
  /** What stands in the field at first. */
  initialQuery?: string;
  field?: RefObject<HTMLInputElement | null>;
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
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const [query, setQuery] = useState(initialQuery);
  const { state, showMore, retry } = useSearch(query);

  const change = (value: string) => {
    setQuery(value);
    onQuery?.(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has arrived.
  useEffect(() => {
    // What was typed before script ran stands in the field, and no event told of it.
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
          <span className="mb-2 block font-semibold">{texts.label}</span>
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
              className="h-14 w-full rounded-card border-2 border-ink-soft bg-ground pr-4 pl-12 text-body-l text-ink placeholder:text-ink-soft"
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
