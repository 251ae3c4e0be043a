import { type Browser, expect, type Page } from '@playwright/test';

/** What a visitor can do with a page: everything that can be read, and everything that can be used. */
const readable = (page: Page) =>
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
const keepScriptsAway = (page: Page) =>
  page.route('**/_next/static/**/*.js', (route) => route.abort());

/**
 * Expects pages whose scripts do not arrive to read as they do without script.
 * @param pathnames Of the pages, one after the other.
 */
export async function expectAsWithoutScript(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  pathnames: readonly string[],
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await keepScriptsAway(page);
  for (const pathname of pathnames) {
    await plain.goto(pathname);
    const expected = await readable(plain);
    await page.goto(pathname);
    await expect(page.locator('html'), pathname).toHaveAttribute('data-page-state', 'failed');
    expect(await readable(page), pathname).toEqual(expected);
  }
  await context.close();
}
