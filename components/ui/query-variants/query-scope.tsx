import type { ReactNode } from 'react';
import { ParsedScript } from './parsed-script';

type QueryScopeProps = {
  /** Name of the parameter in the address. */
  query: string;
  /** What the parameter may be; the first counts unless the address asks for another. */
  values: readonly string[];
  /** Title of the document for each value. */
  titles: readonly string[];
  /** `QueryText` in it follows the address; needs `QueryVariants` of the same parameter, which keeps it in step. */
  children: ReactNode;
};

/**
 * A page of which the address chooses some texts (`QueryText`) and the title of the document, as `?type=news`. An
 * inline script chooses before anything is painted. Without script the texts of the first value stand there.
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
