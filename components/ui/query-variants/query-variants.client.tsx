'use client';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { useIsHydrated } from '@/components/ui/lazy/use-is-hydrated';
import { variantScript } from '@/lib/hosting/inline-scripts';
import { readVariant, watchQuery, writeQuery } from './url-query';

/** What else shows a variant: no script, or paper; there all are one below the other. */
const always = 'noscript:block print:block';

/** Shows a variant while its number is the one in `data-shown`. Tailwind finds class names written out only. */
const panels = [
  'hidden group-data-[shown=1]/variants:block',
  'hidden group-data-[shown=2]/variants:block',
  'hidden group-data-[shown=3]/variants:block',
  'hidden group-data-[shown=4]/variants:block',
  'hidden group-data-[shown=5]/variants:block',
  'hidden group-data-[shown=6]/variants:block',
] as const;

/** Marks the choice whose variant is shown. */
const marks = [
  'group-data-[shown=1]/variants:text-ink-purple group-data-[shown=1]/variants:after:scale-x-100',
  'group-data-[shown=2]/variants:text-ink-purple group-data-[shown=2]/variants:after:scale-x-100',
  'group-data-[shown=3]/variants:text-ink-purple group-data-[shown=3]/variants:after:scale-x-100',
  'group-data-[shown=4]/variants:text-ink-purple group-data-[shown=4]/variants:after:scale-x-100',
  'group-data-[shown=5]/variants:text-ink-purple group-data-[shown=5]/variants:after:scale-x-100',
  'group-data-[shown=6]/variants:text-ink-purple group-data-[shown=6]/variants:after:scale-x-100',
] as const;

/** A visitor who has to choose among more than six is better served by pages of their own. */
export const mostVariants = panels.length;

/**
 * Class names of a variant and of its choice, which follow the container's `data-shown`.
 * @param index Position of the variant, from 0.
 * @throws when it is beyond the last that can be shown.
 */
export function shownWhen(index: number): { panel: string; mark: string } {
  const [panel, mark] = [panels[index], marks[index]];
  if (!panel || !mark)
    throw new Error(`expected ${mostVariants} variants at most, found one more: ${index + 1}`);
  return { panel: `${panel} ${always}`, mark };
}

/**
 * Keeps the `QueryScope` around an element in step with the variant that is shown: its texts, and the title in the
 * tab. React writes the page's own title whenever it takes over the head, which may be later than this.
 */
function useScope(inside: RefObject<HTMLElement | null>, shown: number): void {
  // With each rendering: another page may bring other titles.
  useLayoutEffect(() => {
    const scope = inside.current?.closest<HTMLElement>('[data-titles]')?.dataset;
    if (!scope) return;
    scope['shown'] = String(shown + 1);
    const titles: string[] = JSON.parse(scope['titles'] ?? '');
    const keep = () => {
      const title = titles[shown] ?? '';
      if (document.title !== title && titles.includes(document.title)) document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  });
}

/**
 * The variant that the URL asks for, followed through back and forward and through links to this page.
 * @param query Name of the parameter.
 * @param values What the parameter may be, in the order of the variants.
 * @returns Position of the variant, from 0, and how to choose another, which writes it into the URL.
 */
function useVariant(query: string, values: readonly string[]) {
  // What the HTML says; the inline script has put its choice past React, which leaves it alone.
  const [shown, setShown] = useState(0);
  const list = values.join(' ');

  // Before paint, and behind the router, which writes the new URL earlier in the same commit.
  useLayoutEffect(() => {
    const read = () => setShown(readVariant(location.search, query, list.split(' ')));
    read();
    return watchQuery(read);
  }, [query, list]);

  const choose = (index: number) => {
    const value = values[index];
    if (value === undefined || index === shown) return;
    writeQuery(query, value);
    setShown(index);
  };

  return { shown, choose };
}

/** How the choices look: names on a line, as tabs, or cards in a row. */
const looks = {
  line: '-mb-px py-3 after:inset-x-0',
  card: 'h-full rounded-card border-2 border-clickable p-4 hover:border-ink-purple after:-inset-x-0.5 after:-bottom-0.5',
} as const;

type ChoiceLook = keyof typeof looks;

type VariantChoiceProps = {
  index: number;
  /** URL that shows the variant, for a new tab and until script runs. */
  href: string;
  isShown: boolean;
  look: ChoiceLook;
  onChoose: () => void;
  children: ReactNode;
};

/** The visitor wants the link somewhere else than here. */
const isForBrowser = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The link to a variant; the one that is shown is marked by a thick line, not by colour alone. */
function VariantChoice(props: VariantChoiceProps) {
  const { index, href, isShown, look, onChoose, children } = props;
  const choose = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={href}
      aria-current={isShown ? 'true' : undefined}
      onClick={choose}
      className={classNames(
        'relative flex min-h-12 items-center text-h5 transition-colors duration-200 after:absolute after:bottom-0 after:scale-x-0 after:border-b-4 after:border-ink-purple after:transition-transform after:duration-200 hover:text-ink-purple',
        looks[look],
        shownWhen(index).mark,
      )}
    >
      {children}
    </a>
  );
}

type QueryVariantsProps = {
  /** Name of the parameter in the URL. */
  query: string;
  /** Accessible name of the choices. */
  label: string;
  /** In order; the first is shown unless the URL asks for another. Rendered on the server. */
  variants: {
    /** What the parameter is for this variant; no spaces. */
    value: string;
    /** What the visitor chooses by. */
    choice: ReactNode;
    /** Begins with a heading, since all variants are one below the other without script. */
    content: ReactNode;
  }[];
  look?: ChoiceLook;
};

const rows = {
  line: 'flex flex-wrap gap-x-8 border-b border-rule',
  card: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4',
} as const;

/**
 * Variants of which the URL chooses one, as `?option=2`. All of them are in the HTML; an inline script
 * before them says which is shown, so that none flashes by, and this leaf takes over from it: clicks write
 * the URL, back and forward work. Without script all are one below the other.
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
