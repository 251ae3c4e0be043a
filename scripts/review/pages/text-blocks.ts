import {
  attributeOf,
  childrenOf,
  type HtmlDocument,
  type HtmlElement,
  type HtmlText,
  isElement,
  isText,
} from '@/lib/text/html-tree';

/** A word, number or sign, and where it stands in the document. */
export type Token = {
  text: string;
  /** Whether white space is before it. */
  isSpaced: boolean;
  node: HtmlText;
  from: number;
  to: number;
};

/** A stretch of text that a browser sets as one: a paragraph, a heading, a cell, a label. */
export type TextBlock = {
  /** The landmark it is in, as `main` or `footer`. */
  region: string;
  /** Name of the element that makes it a block. */
  tag: string;
  /** The heading above it; empty before the first. */
  heading: string;
  text: string;
  tokens: readonly Token[];
};

/** Elements that go on in the line they are in (HTML Standard §15.3.1: they have no rule with `display: block`). */
const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i ins kbd label mark meter output progress q s samp small span strong sub sup time tspan u var wbr img picture source'.split(
    ' ',
  ),
);

/** Elements whose text is no text of the page. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'desc']);

const landmarks = new Set(['main', 'header', 'footer', 'nav', 'aside', 'dialog']);

const tokenPattern = /[\p{L}\p{M}\p{N}]+(?:[.,'’:/@-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu;

/** The tokens of a text as they are read: with one space where there is white space. */
export const readTokens = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isSpaced }, index) => (isSpaced && index > 0 ? ` ${text}` : text)).join('');

/**
 * The text of a page as it is read, in blocks in the order of the document. What only differs in white space, in the
 * elements around it or in comments is the same text.
 */
export function textBlocks(document: HtmlDocument): TextBlock[] {
  const blocks: TextBlock[] = [];
  let heading = '';
  let tokens: Token[] = [];
  let isSpaced = false;

  const end = (tag: string, region: string) => {
    if (tokens.length > 0) {
      const text = readTokens(tokens);
      blocks.push({ region, tag, heading, text, tokens });
      if (/^h[1-6]$/.test(tag)) heading = text;
    }
    tokens = [];
    isSpaced = false;
  };

  const readText = (node: HtmlText) => {
    let at = 0;
    for (const match of node.value.matchAll(tokenPattern)) {
      const space = match.index > at && /\s/.test(node.value.slice(at, match.index));
      at = match.index + match[0].length;
      tokens.push({
        text: match[0],
        isSpaced: isSpaced || space,
        node,
        from: match.index,
        to: at,
      });
      isSpaced = false;
    }
    if (at < node.value.length) isSpaced = true;
  };

  const visit = (element: HtmlElement, tag: string, region: string) => {
    for (const child of childrenOf(element)) {
      if (isText(child)) readText(child);
      if (!isElement(child) || silent.has(child.tagName)) continue;
      if (child.tagName === 'br') isSpaced = true;
      // A link that looks like a button stands for itself.
      const isBox = /(?:^|\s)(?:inline-)?(?:flex|grid|block)(?:\s|$)/.test(
        attributeOf(child, 'class') ?? '',
      );
      if (inline.has(child.tagName) && !(isBox && /^(a|span)$/.test(child.tagName))) {
        visit(child, tag, region);
        continue;
      }
      end(tag, region);
      const inner = landmarks.has(child.tagName) ? child.tagName : region;
      const ownRegion = region === 'main' && inner !== 'dialog' ? 'main' : inner;
      visit(child, child.tagName, ownRegion);
      end(child.tagName, ownRegion);
    }
  };

  for (const child of childrenOf(document)) if (isElement(child)) visit(child, 'body', 'page');
  end('body', 'page');
  return blocks;
}
