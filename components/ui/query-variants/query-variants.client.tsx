'use client';
import { type ReactNode, useRef } from 'react';
import { shownWhen } from './shown-when';
import { useIsHydrated } from './use-is-hydrated';
import { useScope } from './use-scope';
import { useVariant } from './use-variant';
import { type ChoiceLook, VariantChoice } from './variant-choice.client';
import { variantScript } from './variant-script';

export type QueryVariantsProps = {
  /** Name of the parameter in the address. */
  query: string;
  /** Accessible name of the choices. */
  label: string;
  /** In order; the first is shown unless the address asks for another. Rendered on the server. */
  variants: {
    /** What the parameter is for this variant; no blanks. */
    value: string;
    /** What the visitor chooses by. */
    choice: ReactNode;
    /** Begins with a heading, since all variants stand one below the other without script. */
    content: ReactNode;
  }[];
  look?: ChoiceLook;
};

const rows = {
  line: 'flex flex-wrap gap-x-8 border-b border-rule',
  card: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4',
} as const;

/**
 * Variants of which the address chooses one, as `?option=2`. All of them are in the HTML; an inline script
 * before them says which is shown, so that none flashes by, and this leaf takes over from it: clicks write
 * the address, back and forward work. Without script all stand one below the other.
 * @throws when there are more variants than can be shown.
 */
export function QueryVariants({ query, label, variants, look = 'line' }: QueryVariantsProps) {
  const { shown, choose } = useVariant(
    query,
    variants.map(({ value }) => value),
  );
  const isHydrated = useIsHydrated();
  const container = useRef<HTMLDivElement>(null);
  useScope(container, shown);
  return (
    <div
      ref={container}
      className="group/variants not-first:mt-10"
      data-query={query}
      data-values={variants.map(({ value }) => value).join(' ')}
      data-shown={shown + 1}
      // The script below has changed `data-shown` before React sees it.
      suppressHydrationWarning
    >
      {/* Scripts made in the browser never run, so there is one in the HTML only. */}
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash.
        <script dangerouslySetInnerHTML={{ __html: variantScript }} />
      )}
      {variants.length > 1 && (
        <nav aria-label={label} className="mb-8 noscript:hidden">
          <ul className={rows[look]}>
            {variants.map(({ value, choice }, index) => (
              <li key={value}>
                <VariantChoice
                  index={index}
                  href={`?${query}=${value}`}
                  isShown={index === shown}
                  look={look}
                  onChoose={() => choose(index)}
                >
                  {choice}
                </VariantChoice>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {variants.map(({ value, content }, index) => (
        <div key={value} className={`${shownWhen(index).panel} noscript:mb-14 print:mb-10`}>
          {content}
        </div>
      ))}
    </div>
  );
}
