import type { ReactNode } from 'react';
import { variantScript } from '@/lib/hosting/inline-scripts';

/**
 * The inline script in what is rendered on the server. As text, since React complains of scripts that it makes in the
 * browser, where they never run.
 */
export const ParsedScript = () => (
  <span
    hidden
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash.
    dangerouslySetInnerHTML={{ __html: `<script>${variantScript}</script>` }}
  />
);

type QueryScopeProps = {
  /** Name of the parameter in the URL. */
  query: string;
  /** What the parameter may be; the first counts unless the URL asks for another. */
  values: readonly string[];
  /** Title of the document for each value. */
  titles: readonly string[];
  /** `QueryText` in it follows the URL; needs `QueryVariants` of the same parameter, which keeps it in step. */
  children: ReactNode;
};

/**
 * A page of which the URL chooses some texts (`QueryText`) and the title of the document, as `?type=news`. An
 * inline script chooses before anything is painted. Without script the texts of the first value are shown.
 */
export function QueryScope({ query, values, titles, children }: QueryScopeProps) {
  return (
    <div
      className="group/scope"
      data-scope={query}
      data-values={values.join(' ')}
      data-titles={JSON.stringify(titles)}
      data-shown="1"
      // The script below has changed `data-shown` before React sees it.
      suppressHydrationWarning
    >
      <ParsedScript />
      {children}
    </div>
  );
}

/** Shows a text while its number is the one in `data-shown`. Tailwind finds class names written out only. */
const shownInScope = [
  'hidden group-data-[shown=1]/scope:inline',
  'hidden group-data-[shown=2]/scope:inline',
] as const;

/**
 * A text that the URL chooses, inside a `QueryScope`. Both are in the HTML; the second is no part of what the
 * page itself says, so the search passes over it.
 * @param texts In the order of the scope's values.
 */
export function QueryText({ texts: [first, second] }: { texts: readonly [string, string] }) {
  return (
    <>
      <span className={shownInScope[0]}>{first}</span>{' '}
      <span className={shownInScope[1]} data-teaser="">
        {second}
      </span>
    </>
  );
}
