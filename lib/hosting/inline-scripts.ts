/*
 * Scripts in the HTML of pages: what must have happened before anything is painted. Their texts are constant (what differs
 * from page to page is in attributes), so that the policy admits them by the same few hashes everywhere.
 */

/**
 * What a visitor is about to follow to the other language takes the current query along (docs/behaviour.md §2.2). One
 * listener on the window, since it works from the first paint on and survives navigation; it reads the query at the
 * moment of use, which client-side navigation may have changed. Without script the link leads there without it.
 */
export const keepQueryScript = `
for (const type of ['pointerdown', 'focusin', 'click'])
  addEventListener(type, ({ target }) => {
    const link = target.closest?.('a[data-keeps-query]');
    if (link) link.search = location.search;
  }, true);
`;

/**
 * Writes into the element it is in which of its variants the URL asks for, before those behind it are parsed, so that no
 * other is painted first; and into the tab the title that belongs to it. In a group of radio buttons, behind them, it
 * checks the one that is asked for.
 */
export const variantScript = `
{
  const element = document.currentScript.closest('[data-values]');
  const { query, scope, values, titles } = element.dataset;
  const asked = new URLSearchParams(location.search).get(query || scope);
  const position = values.split(' ').indexOf(asked);
  if (position > 0) {
    const radio = element.querySelectorAll('input')[position];
    if (radio) radio.checked = true;
    else element.dataset.shown = position + 1;
    if (titles) document.title = JSON.parse(titles)[position];
  }
}
`;

/** All scripts of ours in the HTML of pages. */
export const inlineScripts: readonly string[] = [keepQueryScript, variantScript];
