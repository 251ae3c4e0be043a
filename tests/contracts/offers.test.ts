import { describe, expect, it } from 'vitest';
import { isOfType } from '@/lib/content/document';
import { shownOffer } from '@/lib/site/offers';
import { documentOf, fileOf } from '@/tests/support/built-site';
import { parseHtml } from '@/tests/support/parse-html';
import { registry } from '@/tests/support/site-registry';
import { saidBy, textOf } from '@/tests/support/texts';

/** Words of a page below another service or product, at most: what a buyer reads before a first conversation. */
const mostWords = 1000;

/** What nobody reads as text: drawings, their figures behind a disclosure, code, controls, lists that the template makes. */
const unread =
  'svg, script, style, template, pre, nav, form, fieldset, button, dialog, .sr-only, figure > details, [hidden], section[aria-labelledby="in-this-area"]';

/** The words of a page as a visitor reads them, tables and closed answers included. */
function wordsOf(document: Document): string[] {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const element of main.querySelectorAll(unread)) element.remove();
  // Neighbouring blocks have no space between them, which would make one word of two.
  for (const block of main.querySelectorAll('p, li, dt, dd, td, th, div, h1, h2, h3, h4, summary'))
    block.append(' ');
  return main.textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'./,%-]*/gu) ?? [];
}

/** Services and products: what has a price and can be ordered. */
const offers = registry
  .pages()
  .filter((page) => isOfType(page, 'Service') || isOfType(page, 'Product'));

/** Those below another one, with no page below them. */
const leaves = offers.filter(
  ({ id, locale }) => id.split('/').length > 2 && registry.children(id, locale).length === 0,
);

it('counts what is read, and neither drawings nor their figures', () => {
  const document = parseHtml(
    '<main><svg><text>No</text></svg><p>Two words</p><p>and <b>three</b> more</p><figure><details>No</details></figure><table><tr><td>One</td><td>2 TB</td></tr></table></main>',
  );
  expect(wordsOf(document)).toEqual(['Two', 'words', 'and', 'three', 'more', 'One', '2', 'TB']);
});

describe.each(offers)('$pathname', ({ id, pathname, locale }) => {
  const document = documentOf(fileOf(pathname));

  it('begins with one answer box', () => {
    const heading = textOf(locale, 'components.answer_box.heading');
    const [, second] = [...document.querySelectorAll('main h1, main h2')];
    expect(saidBy(second)).toBe(heading);
    const all = [...document.querySelectorAll('main h2')].map(saidBy);
    expect(all.filter((text) => text === heading)).toHaveLength(1);
  });

  it('says once what it offers: price and service level in its first screen, the rest in the answer box', () => {
    const labels = ['priceFrom', 'serviceLevel', 'where', 'start', 'runs'].map((row) =>
      textOf(locale, `components.answer_box.offer.${row}`),
    );
    const terms = [...document.querySelectorAll('main dt')].filter((term) =>
      labels.includes(saidBy(term)),
    );
    // A page that was begun has no offer yet, of which the check warns.
    const hasOffer = shownOffer(id, locale) !== undefined;
    expect(terms.map(saidBy)).toEqual(hasOffer ? labels : []);
    const inFirstScreen = terms.filter((term) => term.closest('[data-hero]'));
    expect(inFirstScreen.map(saidBy)).toEqual(hasOffer ? labels.slice(0, 2) : []);
  });

  it('says once what it is not for, behind the last heading of its text', () => {
    const label = textOf(locale, 'components.contact_band.rows.notFor');
    const [first, ...others] = [...document.querySelectorAll('main dt')].filter(
      (term) => saidBy(term) === label,
    );
    expect(first).toBeDefined();
    expect(others).toEqual([]);
    const headings = [...document.querySelectorAll('main h2')].filter(
      (heading) => heading.id !== 'in-this-area',
    );
    const behind = headings.filter(
      (heading) =>
        first && first.compareDocumentPosition(heading) & heading.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(behind.map((heading) => heading.textContent)).toEqual([]);
  });
});

it.each(leaves.map(({ pathname }) => pathname))(`%s has at most ${mostWords} words`, (pathname) => {
  expect(wordsOf(documentOf(fileOf(pathname))).length).toBeLessThanOrEqual(mostWords);
});
