import type { Page } from '@playwright/test';

/** What a visitor can do with a page: everything that can be read, and everything that can be used. */
export const readable = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      );
    const said = (element?: HTMLElement | null) =>
      // What is hidden is no part of it.
      // biome-ignore lint/performance/useDomNodeTextContent: the text as it is shown.
      (element?.innerText ?? '').replaceAll(/\s+/g, ' ').trim();
    return {
      text: said(document.querySelector('main')),
      buttons: shown('main button:enabled').map(
        (button) => button.getAttribute('aria-label') ?? said(button),
      ),
      controls: shown('main input, main select, main textarea, main a').length,
    };
  });

/** Lets none of the site's own scripts arrive. */
export const keepScriptsAway = (page: Page) =>
  page.route('**/_next/static/**/*.js', (route) => route.abort());
