'use client';
import { useLayoutEffect, useState } from 'react';
import { SearchPanel, type SearchPanelProps } from './search-panel.client';

const parameter = 'q';

const asked = () => new URLSearchParams(location.search).get(parameter)?.slice(0, 100) ?? '';

/** Writes the query into the URL, so that it can be sent on, and leaves all else in it alone. */
function keepInUrl(query: string): void {
  const url = new URL(location.href);
  if (query.trim()) url.searchParams.set(parameter, query.trim());
  else url.searchParams.delete(parameter);
  history.replaceState(null, '', url);
}

/** The search on the page of results: begins with what the URL asks for, and keeps the URL in step. */
export function SearchOnPage(props: Pick<SearchPanelProps, 'texts' | 'locale' | 'action'>) {
  const [initialQuery, setInitialQuery] = useState('');
  // Before the panel writes what was typed before script ran into the URL: read from there, it would make the field anew.
  useLayoutEffect(() => {
    const read = () => setInitialQuery(asked());
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  return (
    <SearchPanel
      {...props}
      key={initialQuery}
      initialQuery={initialQuery}
      onQuery={keepInUrl}
      onSubmit={keepInUrl}
    />
  );
}
