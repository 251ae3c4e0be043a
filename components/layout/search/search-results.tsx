import { Link } from '@/components/ui/link/link';
import { groupResults } from '@/lib/search/group-results';
import type { SearchResult } from '@/lib/search/pagefind';
import type { SearchTexts } from './search-texts';

type SearchResultsProps = {
  results: readonly SearchResult[];
  texts: SearchTexts;
  /** Called when a visitor follows a result. */
  onFollow?: () => void;
};

function Excerpt({ pieces }: { pieces: SearchResult['excerpt'] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own and never move.
      <mark key={index} className="bg-yellow px-0.5 text-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Results by kind, each a link with the stretch of text in which it was found. */
export function SearchResults({ results, texts, onFollow }: SearchResultsProps) {
  return groupResults(results).map(([kind, group]) => (
    <section key={kind} aria-label={texts.kinds[kind]} className="mt-8">
      <h3 className="border-b border-rule pb-2 text-label text-ink-soft uppercase">
        {texts.kinds[kind]}
      </h3>
      <ul>
        {group.map(({ address, title, excerpt }) => (
          <li key={address}>
            <Link
              href={address}
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
