import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { documentTypes, folderOf } from '@/lib/schema/document-types';
import { escapeHtml } from '@/lib/text/escape';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  type HtmlDocument,
  type HtmlElement,
  isElement,
  isText,
  parseHtml,
} from '@/lib/text/html-tree';
import { toIndexed } from './folded-letters';
import type { SearchKind } from './search-kinds';

const words = (list: string) => new Set(list.split(' '));

/** Elements that may be inside a word: what follows them belongs to it. */
const insideWords = words(
  'a abbr b bdi bdo code del em i ins kbd mark s small strong sub sup u wbr',
);

/**
 * Parts of a page that say nothing about its own subject, or nothing in an excerpt: ways to other pages, forms, drawings, code,
 * days, what is said about a text (`data-meta`: author, reading time, when it was published), numbers of footnotes and ways back from
 * them, and what is not seen.
 */
const excludedElements = words('nav form button svg script style template dialog pre time');
const excludedAttributes = [
  'data-teaser',
  'data-meta',
  'data-pagefind-ignore',
  'data-footnote-ref',
  'data-footnote-backref',
  'hidden',
];

const isExcluded = (element: HtmlElement) =>
  excludedElements.has(element.tagName) ||
  excludedAttributes.some((name) => attributeOf(element, name) !== undefined) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  (attributeOf(element, 'class') ?? '').split(' ').includes('sr-only');

/**
 * The texts of a page's content and the elements that keep them apart, without attributes: half of the letters, and no
 * weight of addresses in what browsers load of a result. A word with a tag in it stays whole.
 */
const textsOf = (parent: HtmlDocument | HtmlElement): string =>
  childrenOf(parent)
    .map((node, index, siblings) => {
      if (isText(node)) return escapeHtml(node.value);
      if (!isElement(node)) return '';
      if (isExcluded(node)) return insideWords.has(node.tagName) ? '' : ' ';
      const inner = textsOf(node);
      const before = siblings[index - 1];
      if (insideWords.has(node.tagName))
        return inner && before && isElement(before) ? ` ${inner}` : inner;
      return inner.trim() ? ` <${node.tagName}>${inner}</${node.tagName}> ` : ' ';
    })
    .join('');

const legalPages =
  /^(discover\/legal|discover\/strategia-podatkowa|code-of-conduct|cookie-policy|privacy-policy)(\/|$)/;

/** The kind of a page: that of the document type in whose folder it lies, whether it lists pages of the type or is one. */
export function searchKindOf({ id }: Pick<Page, 'id'>): SearchKind {
  if (legalPages.test(id)) return 'legal';
  const type = documentTypes.find((one) => `${id}/`.startsWith(folderOf(one)));
  return type?.searchKind ?? 'company';
}

/** Whether visitors can find a page: it has a pathname, and its writer has not taken it out of the search. */
export const isSearchable = ({ id, frontmatter }: Page): boolean =>
  id !== notFoundId && !frontmatter.search?.isHidden;

/**
 * What the index gets of a page: its main content, its title and the words it can be searched by besides.
 * @param html The built page.
 * @throws when the page has no main content.
 */
export function pageRecord(page: Page, html: string): { url: string; content: string } {
  const main = [...elementsBelow(parseHtml(html))].find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${page.pathname}: the built page has no <main>`);
  const { title, search } = page.frontmatter;
  const kind = searchKindOf(page);
  const searchWords = (search?.words ?? []).join(' · ');
  const meta = (name: string, value: string) =>
    `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`;
  return {
    url: page.pathname,
    content: toIndexed(
      `<!doctype html><html lang="${page.locale}"><body><main>${[
        meta('title', title),
        meta('kind', kind),
        ...(searchWords ? [meta('words', searchWords), `<p>${escapeHtml(searchWords)}</p>`] : []),
      ].join('')}${textsOf(main)}</main></body></html>`,
    ),
  };
}
