import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import { type HtmlElement, type HtmlText, parseHtml } from '@/lib/text/html-tree';
import { type Token, textBlocks } from '@/scripts/review/compare/read-page';
import {
  fileOfAddress,
  type SiteFolder,
  stillPage,
  withFontsAwaited,
} from '@/scripts/review/compare/site-folder';

/** How marks look, whatever the page’s own style is: lined as well, since colour alone says nothing to some. */
const markStyle = `<style>
.review-mark{color:#303030!important;-webkit-text-fill-color:#303030!important;padding:0 .1em}
ins.review-mark{background:#d3f5f1!important;text-decoration:underline 2px #0b7d74!important}
del.review-mark{background:#fbdede!important;text-decoration:line-through #a32020!important}
tspan.review-mark{fill:#a32020!important;font-weight:700}
.review-mark:target{outline:3px solid #0f5893!important;scroll-margin:40vh}
</style>`;

/** Marks words in a page, each from its place to the next; the first can be jumped to. */
function markedHtml(html: string, tokens: readonly Token[], tag: 'ins' | 'del'): string {
  const document = parseHtml(html);
  const { places } = textBlocks(document);
  // From the end, so that what stands before keeps its place.
  const found = tokens.flatMap(({ index }) => places[index] ?? []).reverse();
  for (const [index, { node, from, to }] of found.entries()) {
    const parent = node.parentNode as HtmlElement;
    const name = parent.namespaceURI.endsWith('/svg') ? 'tspan' : tag;
    const textNode = (value: string): HtmlText => ({
      nodeName: '#text',
      value,
      parentNode: parent,
    });
    const id = index === found.length - 1 ? [{ name: 'id', value: 'review-first' }] : [];
    const mark: HtmlElement = {
      nodeName: name,
      tagName: name,
      attrs: [{ name: 'class', value: 'review-mark' }, ...id],
      namespaceURI: parent.namespaceURI,
      childNodes: [textNode(node.value.slice(from, to))],
      parentNode: parent,
    };
    const rest = textNode(node.value.slice(to));
    parent.childNodes.splice(parent.childNodes.indexOf(node) + 1, 0, mark, rest);
    node.value = node.value.slice(0, from);
  }
  return serialize(document);
}

/** Copies files of a site that pages show, each once, and those that its style sheets name beside them. */
function createCopier(site: SiteFolder, target: string) {
  const copied = new Set<string>();
  const copy = (file: string): void => {
    if (copied.has(file) || !site.files.has(file)) return;
    copied.add(file);
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    copyFileSync(path.join(site.directory, file), place);
    if (!file.endsWith('.css')) return;
    const text = site.read(file);
    for (const [, address = ''] of text.matchAll(/url\(["']?([^"')?#]+)/g))
      copy(path.posix.join(path.posix.dirname(file), address));
    writeFileSync(place, withFontsAwaited(text));
  };
  return copy;
}

/** Addresses of files from the root of the site, wherever a page names them, and what stands before each. */
const rootAddresses = /(["(,]\s*|&quot;)(\/[^\s"'()<>,?#&]+\.\w+)/g;

/**
 * Writes copies of pages of a site that need neither script nor network, with words marked in them.
 * @param target The folder of its side in the review.
 */
export function createPageWriter(site: SiteFolder, target: string, tag: 'ins' | 'del') {
  const copy = createCopier(site, target);
  return (file: string, tokens: readonly Token[]): void => {
    const up = '../'.repeat(file.split('/').length - 1);
    const html = markedHtml(stillPage(site.read(file)), tokens, tag)
      .replace(/<link\b(?![^>]*rel="stylesheet")[^>]*>|<iframe\b[^>]*>/g, '')
      // Links lead nowhere: only these pages are there.
      .replace(/(<(?:a|area|form)\b[^>]* (?:href|action)=")[^"]*/g, '$1#')
      .replace(rootAddresses, (whole, before: string, address: string) => {
        const name = fileOfAddress(address) ?? '';
        if (!site.files.has(name)) return whole;
        copy(name);
        return `${before}${up}${address.slice(1)}`;
      })
      .replace('</head>', `${markStyle}</head>`);
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, html);
  };
}
