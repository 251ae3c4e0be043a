import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  type HtmlDocument,
  type HtmlElement,
  type HtmlText,
  isElement,
  setAttribute,
} from '@/lib/text/html-tree';
import type { SiteFolder } from '@/scripts/review/pages/site-folder';
import { fileOfAddress, withFontsAwaited } from '@/scripts/review/pages/site-folder';
import type { Token } from '@/scripts/review/pages/text-blocks';

/** How marks look, whatever the page’s own style is: outlined as well, since colour alone says nothing to some. */
const markStyle = `
.review-mark{color:#303030!important;-webkit-text-fill-color:#303030!important;border-radius:2px;box-decoration-break:clone;-webkit-box-decoration-break:clone;padding:0 .1em}
ins.review-mark{background:#d3f5f1!important;text-decoration:underline!important;text-decoration-color:#0b7d74!important;text-decoration-thickness:2px!important}
del.review-mark{background:#fbdede!important;text-decoration:line-through!important;text-decoration-color:#a32020!important}
:target{outline:3px solid #0f5893!important;outline-offset:3px;scroll-margin:40vh}
tspan.review-mark{fill:#a32020!important;font-weight:700}
`;

const elementOf = (
  tagName: string,
  parent: HtmlElement,
  attributes: Record<string, string>,
): HtmlElement => ({
  nodeName: tagName,
  tagName,
  attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  namespaceURI: parent.namespaceURI,
  childNodes: [],
  parentNode: parent,
});

const textNode = (value: string, parent: HtmlElement): HtmlText => ({
  nodeName: '#text',
  value,
  parentNode: parent,
});

/** Stretches of a text node that tokens cover, with the white space between neighbours. */
function stretchesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const { node, from, to } of tokens.toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last && node.value.slice(last.to, from).trim() === '') last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}

/**
 * Marks words in a page.
 * @param tokens The words; their nodes are replaced.
 * @param tag `ins` or `del`.
 */
function markTokens(tokens: readonly Token[], tag: 'ins' | 'del'): void {
  const byNode = new Map<HtmlText, Token[]>();
  for (const token of tokens) byNode.set(token.node, [...(byNode.get(token.node) ?? []), token]);
  let count = 0;
  for (const [node, own] of byNode) {
    const parent = node.parentNode as HtmlElement | null;
    if (!parent) continue;
    const isDrawing = parent.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    const parts: (HtmlText | HtmlElement)[] = [];
    let at = 0;
    for (const { from, to } of stretchesOf(own)) {
      if (from > at) parts.push(textNode(node.value.slice(at, from), parent));
      count += 1;
      const attributes = { class: 'review-mark', id: `review-${count}` };
      const mark = elementOf(isDrawing ? 'tspan' : tag, parent, attributes);
      mark.childNodes.push(textNode(node.value.slice(from, to), mark));
      parts.push(mark);
      at = to;
    }
    if (at < node.value.length) parts.push(textNode(node.value.slice(at), parent));
    const place = parent.childNodes.indexOf(node);
    parent.childNodes.splice(place, 1, ...parts);
  }
}

/** Takes out what runs, loads from elsewhere or may keep the copy from being shown in a frame. */
function removeActive(document: HtmlDocument): void {
  const isRemoved = (element: HtmlElement) =>
    element.tagName === 'script' ||
    element.tagName === 'iframe' ||
    (element.tagName === 'meta' && attributeOf(element, 'http-equiv') !== undefined) ||
    (element.tagName === 'link' && attributeOf(element, 'rel') !== 'stylesheet');
  for (const element of [...elementsBelow(document)]) {
    const kept = childrenOf(element).filter((child) => !isElement(child) || !isRemoved(child));
    element.childNodes = [...kept];
    element.attrs = element.attrs.filter(
      ({ name }) => !/^on|^(nonce|integrity|crossorigin|autofocus)$/.test(name),
    );
  }
}

/** The file that a style sheet names; undefined for data and for other sites. */
function fileOfUrl(sheet: string, address: string): string | undefined {
  if (/^(?:data:|[a-z]+:|\/\/|#)/.test(address)) return undefined;
  const bare = address.replace(/[?#].*$/, '');
  return bare.startsWith('/') ? bare.slice(1) : path.posix.join(path.posix.dirname(sheet), bare);
}

/** Copies files of a site that pages show, each once, and those that its style sheets name. */
export function createAssets(site: SiteFolder, target: string) {
  const copied = new Set<string>();
  const copy = (file: string): void => {
    const source = path.join(site.directory, file);
    if (copied.has(file) || !site.files.has(file)) return;
    copied.add(file);
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!file.endsWith('.css')) {
      copyFileSync(source, place);
      return;
    }
    const text = site.read(file);
    for (const [, address = ''] of text.matchAll(/url\(["']?([^"')]+)/g)) {
      const name = fileOfUrl(file, address);
      if (name !== undefined) copy(name);
    }
    writeFileSync(place, withFontsAwaited(text));
  };
  return copy;
}

type Copy = (file: string) => void;

/** Makes addresses of files lead to the copies beside the page, and links to nowhere: only these two pages are there. */
function rewriteAddresses(document: HtmlDocument, file: string, copy: Copy): void {
  const up = '../'.repeat(file.split('/').length - 1);
  const local = (address: string): string => {
    const name = fileOfAddress(address);
    if (name === undefined) return address.startsWith('data:') ? address : '';
    copy(name);
    return `${up}${name.split('/').map(encodeURIComponent).join('/')}`;
  };
  for (const element of elementsBelow(document)) {
    const isLink =
      element.tagName === 'a' || element.tagName === 'area' || element.tagName === 'form';
    for (const attribute of element.attrs) {
      const { name, value } = attribute;
      if (isLink && (name === 'href' || name === 'action')) attribute.value = '#';
      else if (name === 'loading') attribute.value = 'eager';
      else if (name === 'srcset')
        attribute.value = value
          .split(',')
          .map((part) => part.trim().split(/\s+/))
          .map(([address = '', ...size]) => [local(address), ...size].join(' '))
          .join(', ');
      else if (/^(src|poster)$/.test(name) || (name === 'href' && element.tagName !== 'use'))
        attribute.value = value.startsWith('#') ? value : local(value);
      else if (name === 'style')
        attribute.value = value.replace(
          /url\(["']?(\/[^"')]+)["']?\)/g,
          (_, address: string) => `url(${local(address)})`,
        );
    }
  }
}

/**
 * Writes a copy of a page that needs neither script nor network, with words marked in it.
 * @param page Its document (which is changed) and its file.
 * @param target The folder of its side in the review.
 * @returns The name of the copy below it.
 */
export function writeMarkedPage(
  page: { document: HtmlDocument; file: string },
  tokens: readonly Token[],
  tag: 'ins' | 'del',
  { target, copy }: { target: string; copy: Copy },
): string {
  markTokens(tokens, tag);
  removeActive(page.document);
  rewriteAddresses(page.document, page.file, copy);
  const elements = [...elementsBelow(page.document)];
  const head = elements.find(({ tagName }) => tagName === 'head');
  if (head) {
    const style = elementOf('style', head, {});
    style.childNodes.push(textNode(markStyle, style));
    head.childNodes.push(style);
  }
  const body = elements.find(({ tagName }) => tagName === 'body');
  // Nothing in the copy is for use: it is looked at.
  if (body) setAttribute(body, 'data-review', tag);
  const file = path.join(target, page.file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, serialize(page.document));
  return page.file;
}
