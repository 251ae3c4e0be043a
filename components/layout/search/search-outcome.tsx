import { Button } from '@/components/ui/button/button';
import type { Locale } from '@/lib/i18n/locales';
import { SearchResults } from './search-results';
import { foundText, type SearchTexts } from './search-texts';
import type { SearchState } from './use-search';

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
export function SearchOutcome(props: SearchOutcomeProps) {
  const { state, texts, onRetry, onMore, onFollow } = props;
  return (
    <>
      <p role="status" className="mt-4 min-h-6 text-small text-ink-soft">
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
