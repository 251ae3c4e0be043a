'use client';
import { errorTexts } from 'generated/error-texts';
import { useEffect, useRef, useState } from 'react';
import { reloadIfCodeGone } from '@/components/ui/lazy/reload-once';

type ErrorLocale = keyof typeof errorTexts;

/**
 * Language of the page on which the error happened, by its pathname; the document may be in another, which the browser has
 * translated it into. English where there is no page.
 */
function pageLocale(): ErrorLocale {
  const pathname = typeof location === 'undefined' ? '/' : `${location.pathname}/`;
  const codes = Object.keys(errorTexts) as ErrorLocale[];
  const isBelow = (home: string) => home !== '/' && pathname.startsWith(`${home}/`);
  return codes.find((code) => isBelow(errorTexts[code].homeHref)) ?? 'en';
}

export type ErrorPageProps = {
  /** Fetches and renders the page once more. */
  retry: () => void;
};

/** What buttons have in common, once more (components/ui/button): importing it would put their code into every page. */
const button =
  'inline-flex min-h-12 cursor-pointer items-center justify-center rounded-card border-2 px-6 py-2.5 text-center text-label uppercase no-underline transition-colors duration-200 ease-out hyphens-none';

/** Strata that have slipped along a fault: the composition `fault`, simplified, as it is part of every page. */
const strata = [
  ['stroke-purple', 'M90 60h270M420 90h300M60 240h200M320 270h400'],
  ['stroke-blue', 'M190 120h140M390 150h330M110 300h120M290 330h430'],
  ['stroke-teal', 'M130 180h160M350 210h370'],
] as const;

/**
 * Stands in for a page that failed while it was rendered or loaded in the browser. Its texts (`messages/…/error.json`)
 * are part of every page's script, and nothing else of the messages is: they may be what could not be loaded.
 */
export function ErrorPage({ retry }: ErrorPageProps) {
  const [texts] = useState(() => errorTexts[pageLocale()]);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had focus is gone; screen readers are to hear what happened.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="on-night flex min-h-dvh flex-col justify-center overflow-hidden bg-night py-section text-on-night">
      <div className="px-gutter">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {texts.heading}
        </h1>
        <p className="mt-6 max-w-[52ch] text-body-l text-on-night-soft">{texts.lead}</p>
        <p className="mt-10 flex flex-wrap gap-4">
          <button
            type="button"
            onClick={retry}
            className={`${button} border-teal bg-teal text-text hover:bg-paper`}
          >
            {texts.retry}
          </button>
          <a
            href={texts.homeHref}
            className={`${button} border-ink-blue text-ink-blue hover:bg-ink-blue hover:text-background`}
          >
            {texts.home}
          </a>
        </p>
      </div>
      <svg
        viewBox="0 0 640 390"
        className="mt-14 ml-auto w-full max-w-160 fill-none"
        strokeWidth="36"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {strata.map(([color, d]) => (
          <path key={color} d={d} className={color} />
        ))}
      </svg>
    </main>
  );
}

/** The fonts of the document before. */
const documentFonts = () =>
  typeof document === 'undefined' ? '' : document.documentElement.className;

type GlobalErrorProps = ErrorPageProps & {
  /** What a component has thrown. */
  error?: unknown;
};

/**
 * Stands in for the whole document when it failed; its fonts are those of the document before. A page whose
 * code is gone, because the site was deployed again, is loaded once more by itself.
 */
export function GlobalError({ error, ...props }: GlobalErrorProps) {
  useEffect(() => {
    reloadIfCodeGone(error);
  }, [error]);
  const [locale] = useState(pageLocale);
  const [className] = useState(documentFonts);
  return (
    <html lang={locale} className={className}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
