import {
  attributeOf,
  childrenOf,
  elementsBelow,
  type HtmlDocument,
  type HtmlElement,
  type HtmlText,
  isElement,
  isText,
  parseHtml,
  rawTextOf,
  textOf,
} from '@/lib/text/html-tree';
import { candidatesOf, fileOfAddress, type SiteFolder } from './site-folder';

/** A word, number or sign of a page; its place among all of them, by which it is found again. */
export type Token = { text: string; isSpaced: boolean; index: number };

/** Where a token stands in the document. */
export type TokenPlace = { node: HtmlText; from: number; to: number };

/** A piece of text that a browser sets as one: a paragraph, a heading, a cell, a label. */
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

export const isHeading = ({ tag }: Pick<TextBlock, 'tag'>): boolean => /^h[1-6]$/.test(tag);

/** What is compared of a page besides its text, by kinds. */
export type FactKind =
  | 'title'
  | 'description'
  | 'picture'
  /** A name or an alternative that is heard and not seen. */
  | 'label'
  | 'link'
  | 'metadata'
  /** A value of structured data. */
  | 'data';

/** Something that a page says; on both sides the same is what has the same kind and name. */
export type Fact = { kind: FactKind; name: string; value: string };

/** In the place of the hash of a picture whose file is missing, and of structured data with a mistake. */
export const notThere = 'not there';
export const unreadable = 'not readable';

/** The name of a picture that has none of its own. */
export const socialPicture = 'picture for social networks';

/** What is compared of a page. */
export type FinishedPage = {
  pathname: string;
  file: string;
  /** Code of its language (`<html lang>`). */
  language: string;
  title: string;
  description: string;
  /** By name: `robots`, `og:type`, `canonical`, `alternate pl`. */
  metadata: ReadonlyMap<string, string>;
  blocks: readonly TextBlock[];
  /** By kind and name. */
  facts: ReadonlyMap<string, Fact>;
};

/**
 * Elements that go on in the line they are in (HTML Standard §15.3.1: they have no rule with `display: block`). A drawing is one
 * block: its lines break where it has room, so a word that begins another line has not changed.
 */
const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font g i ins kbd label mark meter output progress q s samp small span strong sub sup text textPath time tspan u var wbr img picture source'.split(
    ' ',
  ),
);

/** Elements that part the words before them from those in them. */
const parting = new Set(['br', 'text']);

/** Elements whose text is no text of the page. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'desc']);

const landmarks = new Set(['main', 'header', 'footer', 'nav', 'aside', 'dialog']);

/** Words with their signs inside (`99.95`, `e-mail`); all other signs alone. */
export const tokenPattern = /[\p{L}\p{M}\p{N}]+(?:[.,'’:/@-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu;

/** The landmark that an element is in; what is inside of `main` belongs to it. */
const regionOf = ({ tagName }: HtmlElement, around: string) =>
  landmarks.has(tagName) && (around !== 'main' || tagName === 'dialog') ? tagName : around;

/** The text of a page as it is read, in blocks in the order of the document, and where its tokens stand. */
export function textBlocks(document: HtmlDocument): { blocks: TextBlock[]; places: TokenPlace[] } {
  const blocks: TextBlock[] = [];
  const places: TokenPlace[] = [];
  let heading = '';
  let tokens: Token[] = [];
  let isSpaced = false;

  const end = (tag: string, region: string) => {
    if (tokens.length > 0) {
      const text = tokens.map((one) => (one.isSpaced ? ` ${one.text}` : one.text)).join('');
      blocks.push({ region, tag, heading, text: text.trim(), tokens });
      if (/^h[1-6]$/.test(tag)) heading = text.trim();
    }
    tokens = [];
    isSpaced = false;
  };

  const readText = (node: HtmlText) => {
    let at = 0;
    for (const match of node.value.matchAll(tokenPattern)) {
      const from = match.index;
      const to = from + match[0].length;
      tokens.push({ text: match[0], isSpaced: isSpaced || from > at, index: places.length });
      places.push({ node, from, to });
      at = to;
      isSpaced = false;
    }
    isSpaced ||= at < node.value.length;
  };

  const visit = (element: HtmlElement, tag: string, region: string) => {
    for (const child of childrenOf(element)) {
      if (isText(child)) readText(child);
      if (!isElement(child) || silent.has(child.tagName)) continue;
      isSpaced ||= parting.has(child.tagName);
      if (inline.has(child.tagName)) {
        visit(child, tag, region);
        continue;
      }
      end(tag, region);
      const inner = regionOf(child, region);
      visit(child, child.tagName, inner);
      end(child.tagName, inner);
    }
  };

  for (const child of childrenOf(document)) if (isElement(child)) visit(child, 'body', 'page');
  end('body', 'page');
  return { blocks, places };
}

/** The name that a file had before a build made widths and hashes of it: `storage.webp` of `storage.webp/1a2b-640-75.webp`. */
function nameOfPicture(file: string): string {
  const parts = file.split('/');
  const source = parts.slice(0, -1).findLast((part) => /\.\w{3,4}$/.test(part));
  return source ?? (parts.at(-1) ?? '').replace(/[-.](?=[\da-f]*\d)[\da-f]{5,}(?=\.)/, '');
}

/** Pictures by their names, each with the hashes of its files. */
function pagePictures(site: SiteFolder, elements: readonly HtmlElement[], social: string): Fact[] {
  const factOf = (name: string, file: string): Fact => ({
    kind: 'picture',
    name,
    value: site.hash(file) ?? notThere,
  });
  const addresses = elements
    .filter(({ tagName }) => /^(img|source|video|audio|track|image)$/.test(tagName))
    .flatMap((element) => [
      ...['src', 'poster', 'href'].map((name) => attributeOf(element, name) ?? ''),
      ...candidatesOf(attributeOf(element, 'srcset') ?? ''),
    ]);
  const files = new Set(addresses.flatMap((address) => fileOfAddress(address) ?? []));
  return [
    ...[...files].sort().map((file) => factOf(nameOfPicture(file), file)),
    ...(social ? [factOf(socialPicture, social)] : []),
  ];
}

/** Structured data by its type, in one text. */
function structuredData(script: HtmlElement): Fact {
  try {
    const data: unknown = JSON.parse(rawTextOf(script));
    const type = typeof data === 'object' && data && '@type' in data ? String(data['@type']) : '';
    return { kind: 'data', name: type, value: JSON.stringify(data) };
  } catch {
    return { kind: 'data', name: '', value: unreadable };
  }
}

/** Names of metadata that only repeat the title, the description or the social picture. */
const repeated = /^(?:description|(?:og|twitter):(?:title|description|image(?::.*)?|url))$/;

/** Facts by kind and name; those that share both are one, with all their values. */
function factsByName(facts: readonly Fact[]): Map<string, Fact> {
  const found = new Map<string, Fact>();
  for (const { kind, name, value } of facts) {
    const key = `${kind} ${name}`;
    const known = found.get(key)?.value;
    found.set(key, { kind, name, value: known === undefined ? value : `${known} | ${value}` });
  }
  return found;
}

/** Metadata by name, of `<meta>` and of the links that are no files of the page; of several with one name all. */
function pageMetadata(elements: readonly HtmlElement[]): Map<string, string> {
  const metadata = new Map<string, string>();
  const add = (name: string, value: string) =>
    metadata.set(name, [metadata.get(name), value].filter(Boolean).join(' | '));
  for (const element of elements) {
    const of = (name: string) => attributeOf(element, name) ?? '';
    const name = of('name') || of('property');
    if (element.tagName === 'meta' && name) add(name, of('content'));
    if (element.tagName === 'link' && /^(canonical|alternate|icon|manifest)$/.test(of('rel')))
      add(
        [of('rel'), of('hreflang'), of('type'), of('sizes')].filter(Boolean).join(' '),
        of('href').replace(/\?.*$/, ''),
      );
  }
  return metadata;
}

/**
 * Reads a finished page.
 * @throws when the site has none with this pathname.
 */
export function readPage(site: SiteFolder, pathname: string): FinishedPage {
  const file = site.pages.get(pathname);
  if (file === undefined) throw new Error(`${site.directory} has no page ${pathname}`);
  const document = parseHtml(site.read(file));
  const elements = [...elementsBelow(document)];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const metadata = pageMetadata(elements);
  const origin = /^https?:\/\/[^/]+/.exec(metadata.get('canonical') ?? '')?.[0];
  const social = fileOfAddress(metadata.get('og:image') ?? '', origin) ?? '';
  const title = named('title').map(textOf)[0] ?? '';
  const description = metadata.get('description') ?? '';
  const factOf =
    (kind: FactKind) =>
    ([name, value]: readonly [string, string]): Fact => ({ kind, name, value });
  const links = named('a').map((link) => [textOf(link), attributeOf(link, 'href') ?? ''] as const);
  const labels = elements
    .flatMap(({ attrs }) => attrs)
    .filter(({ name, value }) => value && /^(alt|aria-label|placeholder|title)$/.test(name));
  return {
    pathname,
    file,
    language: named('html').map((root) => attributeOf(root, 'lang'))[0] ?? '',
    title,
    description,
    metadata,
    blocks: textBlocks(document).blocks,
    facts: factsByName([
      factOf('title')(['', title]),
      factOf('description')(['', description]),
      ...[...metadata].filter(([name]) => !repeated.test(name)).map(factOf('metadata')),
      ...links.map(factOf('link')),
      ...labels.map(({ value }) => factOf('label')(['', value])),
      ...pagePictures(site, elements, social),
      ...named('script')
        .filter((one) => attributeOf(one, 'type') === 'application/ld+json')
        .map(structuredData),
    ]),
  };
}
