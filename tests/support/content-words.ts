import { documentOf } from './built-site';

/** What stands in a page’s main part without being its text. */
const noText =
  'nav, script, style, template, noscript, [aria-hidden="true"], .sr-only, form, button';

/** Elements between which words are parted although the HTML has no blank there. */
const parting = 'p, li, h1, h2, h3, h4, h5, td, th, dt, dd, div, section, summary, figcaption, br';

/** How many words of content a built page has: its main part without navigation, forms and buttons. */
export function contentWords(page: string): number {
  const main = documentOf(page).querySelector('main')?.cloneNode(true) as Element | undefined;
  if (!main) return 0;
  for (const node of main.querySelectorAll(noText)) node.remove();
  for (const node of main.querySelectorAll(parting)) node.append(' ');
  return main.textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%/-]*/gu)?.length ?? 0;
}
