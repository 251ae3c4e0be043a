'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from './use-is-hydrated';
import { useVariant } from './use-variant';
import { variantScript } from './variant-script';

type QueryScopeProps = {
  /** Name of the parameter in the address. */
  query: string;
  /** What the parameter may be; the first counts unless the address asks for another. */
  values: readonly string[];
  /** Title of the document for each value. */
  titles: readonly string[];
  /** Rendered on the server; `QueryText` in it follows the address. */
  children: ReactNode;
};

/**
 * Keeps the title that is shown in the tab. React writes the page's own whenever it takes over the head, which may be
 * later than this; another page brings its own along.
 */
function useTitle(titles: readonly string[], shown: number): void {
  const [first, title] = [titles[0], titles[shown]];
  const hasChanged = useRef(false);
  useLayoutEffect(() => {
    if (shown === 0 || title === undefined) {
      if (hasChanged.current && first !== undefined) document.title = first;
      hasChanged.current = false;
      return;
    }
    hasChanged.current = true;
    const keep = () => {
      if (document.title === first) document.title = title;
    };
    document.title = title;
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [first, title, shown]);
}

/**
 * A page of which the address chooses some texts (`QueryText`) and the title of the document, as `?type=news`. As with
 * `QueryVariants`, an inline script chooses before anything is painted, and this leaf takes over from it. Without
 * script the texts of the first value stand there.
 */
export function QueryScope({ query, values, titles, children }: QueryScopeProps) {
  const { shown } = useVariant(query, values);
  const isHydrated = useIsHydrated();
  useTitle(titles, shown);
  return (
    <div
      className="group/scope"
      data-query={query}
      data-values={values.join(' ')}
      data-titles={JSON.stringify(titles)}
      data-shown={shown + 1}
      // The script below has changed `data-shown` before React sees it.
      suppressHydrationWarning
    >
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash.
        <script dangerouslySetInnerHTML={{ __html: variantScript }} />
      )}
      {children}
    </div>
  );
}
