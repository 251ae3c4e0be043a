import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { escapeHtml } from '@/lib/text/escape';
import { toIndexed } from './folded-letters';
import { searchKindOf } from './search-kind';

/** Elements that may be inside a word: what follows them belongs to it. */
const insideWords = 'a|abbr|b|bdi|bdo|code|del|em|i|ins|kbd|mark|s|small|strong|sub|sup|u|wbr';

const partOfWord = `(?:${insideWords})(?![\\w-])`;
const letter = '[\\p{L}\\p{N}]';

/** Tags behind which the text of one element would run into that of another when the tags are gone. */
const seams = new RegExp(
  [
    '<(?:br|hr|img)\\b[^>]*>',
    // Between two elements.
    '</[a-z][\\w-]*>(?=<[a-z])',
    // Behind an element that is no part of a word.
    `</(?!${partOfWord})[a-z][\\w-]*>(?=${letter})`,
  ].join('|'),
  'gu',
);

/** Where an element begins behind a letter that is no part of its word. Found by its `<`: there are more letters. */
const beginnings = new RegExp(`<(?!${partOfWord})(?=[a-z])(?<=${letter}<)`, 'gu');

/** What is in elements of its own stays apart when the tags are gone; a word with a tag in it stays whole. */
const apart = (html: string) => html.replaceAll(seams, '$& ').replaceAll(beginnings, ' <');

/**
 * Parts of a page that say nothing about its own subject, or nothing in an excerpt: ways to other pages, forms, drawings, code,
 * days, and what is said about a text (`data-meta`: author, reading time, when it was published).
 */
const excludedElements = new Set(
  'nav form button svg script style template dialog pre time'.split(' '),
);
/** Attributes of such parts, by their names: what stands in quotes is no name. */
const excludedAttributes =
  /^(?:[^"]*"[^"]*")*[^"]*\s(?:data-(?:teaser|meta|pagefind-ignore)(?![\w-])|aria-hidden="true")/;

/** Elements without content and end. */
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

const isInsideWords = new Set(insideWords.split('|'));

const tags = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;

/**
 * Leaves of a page's content the texts and the elements that keep them apart, without attributes: half of the letters, which
 * Pagefind reads in three quarters of the time.
 */
function lean(html: string): string {
  let texts = '';
  /** Where the text begins that follows the last tag. */
  let from = 0;
  /** The element that is being left out, and how many of its name are open. */
  let excluded: { name: string; depth: number } | undefined;
  for (const { 0: tag, 1: end, 2: name = '', 3: attributes = '', index } of html.matchAll(tags)) {
    const isEmpty = empty.has(name);
    if (excluded) {
      if (name === excluded.name) excluded.depth += end ? -1 : 1;
      if (excluded.depth === 0) excluded = undefined;
    } else {
      texts += html.slice(from, index);
      if (!isEmpty && !end && (excludedElements.has(name) || excludedAttributes.test(attributes)))
        excluded = { name, depth: 1 };
      else if (!isEmpty && !isInsideWords.has(name)) texts += `<${end}${name}>`;
    }
    from = index + tag.length;
  }
  return texts + html.slice(from);
}

/** React writes a comment between two texts, or behind one that it had to wait for: it says nothing. */
const mainOf = (html: string) =>
  /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]?.replaceAll('<!-- -->', '');

/** Whether visitors can find a page: it has a pathname, and its writer has not taken it out of the search. */
export const isSearchable = ({ id, frontmatter }: Page): boolean =>
  id !== notFoundId && !frontmatter.search?.isHidden;

/**
 * What the index gets of a page: its main content, its title and the words it can be searched by besides.
 * @param html The built page.
 * @throws when the page has no main content.
 */
export function pageRecord(page: Page, html: string): { url: string; content: string } {
  const main = mainOf(html);
  if (main === undefined) throw new Error(`${page.pathname}: the built page has no <main>`);
  const { title, search } = page.frontmatter;
  const kind = searchKindOf(page);
  const words = (search?.words ?? []).join(' · ');
  const meta = (name: string, value: string) =>
    `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`;
  return {
    url: page.pathname,
    content: toIndexed(
      `<!doctype html><html lang="${page.locale}"><body><main>${[
        meta('title', title),
        meta('kind', kind),
        ...(words ? [meta('words', words), `<p>${escapeHtml(words)}</p>`] : []),
      ].join('')}${lean(apart(main))}</main></body></html>`,
    ),
  };
}
