import { createHash } from 'node:crypto';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  type HtmlDocument,
  type HtmlElement,
  isElement,
  parseHtml,
  rawTextOf,
  textOf,
} from '@/lib/text/html-tree';
import { fileOfAddress, type SiteFolder } from './site-folder';
import { type TextBlock, textBlocks } from './text-blocks';

/** A picture of a page: a file, or a drawing within the page. */
export type PagePicture = {
  /** Its address; of a drawing what is near it. */
  name: string;
  /** Hash of what it shows; undefined where its file is not there. */
  content: string | undefined;
  isBroken: boolean;
};

/** What is compared of a page. */
export type FinishedPage = {
  pathname: string;
  file: string;
  document: HtmlDocument;
  /** Code of its language (`<html lang>`). */
  language: string;
  title: string;
  description: string;
  /** Metadata by name, without title and description: `robots`, `og:type`, `canonical`, `alternate pl`. */
  metadata: ReadonlyMap<string, string>;
  /** Structured data by path: `Organization.name`. */
  data: ReadonlyMap<string, string>;
  /** As `h2 Text`. */
  headings: readonly string[];
  /** As `text → address`. */
  links: readonly string[];
  pictures: readonly PagePicture[];
  /** Names and alternatives that are heard and not seen. */
  labels: readonly string[];
  /** Anchors that addresses may lead to. */
  anchors: ReadonlySet<string>;
  blocks: readonly TextBlock[];
  /** Elements with their attributes, one a line, without what follows from hashes. */
  markup: readonly string[];
  /** Names of classes, by which a style sheet’s rules find elements. */
  classes: ReadonlySet<string>;
  styleSheets: readonly string[];
  bytes: Readonly<Record<'HTML' | 'scripts' | 'styles' | 'pictures', number>>;
};

/** Attributes whose values are made anew by a build, or that name other elements of the page. */
const unstable =
  /^(?:id|data-(?:html|precedence)|aria-(?:controls|labelledby|describedby|owns|activedescendant|details)|for|headers|list|popovertarget|href|src|srcset|imagesrcset|poster|xlink:href|nonce|integrity|alt|aria-label|title|placeholder|d|points|datetime|content|value)$/;

/** Classes that CSS modules make of a file's name: `Nh60OG_variable`. */
const isHashedClass = (name: string) => /^[\w-]{6}_\w+$/.test(name);

const classesOf = (element: HtmlElement) =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => name && !isHashedClass(name));

/** Ids that React makes, which move with every component before them: `_R_1ab_` of the browser's, `_S_3_` of the server's. */
const reactIds = /_[RS]_\w*?_/g;

function markupOf(element: HtmlElement): string {
  const attributes = element.attrs
    .filter(({ name }) => name !== 'class' && !unstable.test(name))
    .map(({ name, value }) => [name, value.replace(/url\(#[^)]*\)/g, 'url(#)')] as const)
    .map(([name, value]) => `${name}="${value.replace(reactIds, '')}"`)
    .sort();
  const classes = classesOf(element).join(' ');
  return `<${[element.tagName, ...(classes ? [`class="${classes}"`] : []), ...attributes].join(' ')}>`;
}

/** What a drawing shows, without the names that its parts have within the page. */
const drawingHash = (svg: HtmlElement): string => {
  const ids = new Map<string, string>();
  const lines = [svg, ...elementsBelow(svg)].map((element) => {
    const attributes = element.attrs
      .filter(({ name }) => !/^(class|aria-.*|role|xmlns.*|data-.*)$/.test(name))
      .map(({ name, value }) => {
        const bare = value.replace(/#[\w-]+/g, (id) => (/^#[\da-f]{3,8}$/i.test(id) ? id : '#'));
        if (name !== 'id') return `${name}=${bare}`;
        ids.set(value, String(ids.size));
        return 'id';
      });
    const own = childrenOf(element).filter((child) => !isElement(child));
    return [element.tagName, ...attributes.sort(), own.map(rawTextOf).join('').trim()].join(' ');
  });
  return createHash('sha1').update(lines.join('\n')).digest('base64url');
};

/** JSON as paths and values. Types name the objects, since their order in a list means nothing. */
function flatten(value: unknown, at: string, into: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) flatten(entry, `${at}[${index}]`, into);
  } else if (value !== null && typeof value === 'object') {
    const type = '@type' in value ? String(value['@type']) : '';
    const own = type && /(^|\])$/.test(at) ? `${at}${type}` : at;
    for (const [key, entry] of Object.entries(value))
      flatten(entry, own ? `${own}.${key}` : key, into);
  } else into.set(at, String(value));
}

function structuredData(scripts: readonly HtmlElement[]): Map<string, string> {
  const data = new Map<string, string>();
  for (const script of scripts) {
    try {
      flatten(JSON.parse(rawTextOf(script)), '', data);
    } catch (error) {
      data.set('error', `not readable: ${(error as Error).message}`);
    }
  }
  return data;
}

/** Whether a browser of today loads it: not what is for those that know no modules. */
const isLoadedScript = (script: HtmlElement) => attributeOf(script, 'nomodule') === undefined;

/** Addresses that a page or picture names in `srcset`. */
const candidates = (srcset: string) =>
  srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const socialNames = new Set(['og:image', 'twitter:image']);

/** Names of metadata that only repeat the title, the description or the social picture. */
const repeated = /^(?:og|twitter):(?:title|description|image(?::.*)?|url)$/;

/**
 * Reads a finished page.
 * @param site Where it is.
 * @param pathname Of the page.
 */
export function readPage(site: SiteFolder, pathname: string): FinishedPage {
  const file = site.pages.get(pathname);
  if (file === undefined) throw new Error(`${site.directory} has no page ${pathname}`);
  const html = site.read(file);
  const document = parseHtml(html);
  const elements = [...elementsBelow(document)];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const metas = new Map<string, string>();
  for (const meta of named('meta')) {
    const name = attributeOf(meta, 'name') ?? attributeOf(meta, 'property');
    if (!name) continue;
    const before = metas.get(name);
    const content = attributeOf(meta, 'content') ?? '';
    metas.set(name, before === undefined ? content : `${before} | ${content}`);
  }
  for (const link of named('link')) {
    const rel = attributeOf(link, 'rel') ?? '';
    if (!/^(canonical|alternate|icon|manifest)$/.test(rel)) continue;
    const detail = ['hreflang', 'type', 'sizes']
      .map((name) => attributeOf(link, name))
      .filter(Boolean);
    const address = attributeOf(link, 'href') ?? '';
    metas.set([rel, ...detail].join(' '), address.replace(/\?.*$/, ''));
  }
  const canonical = metas.get('canonical') ?? '';
  const origin = /^https?:\/\/[^/]+/.exec(canonical)?.[0] ?? '';

  const pictures: PagePicture[] = [];
  let heading = '';
  let pictureBytes = 0;
  const addPicture = (address: string) => {
    const local = fileOfAddress(address, origin);
    if (local === undefined) return;
    const content = site.hash(local);
    if (content !== undefined) pictureBytes += site.size(local);
    pictures.push({ name: `/${local}`, content, isBroken: content === undefined });
  };
  for (const element of elements) {
    if (/^h[1-6]$/.test(element.tagName)) heading = textOf(element);
    if (element.tagName === 'svg') {
      const label = attributeOf(element, 'aria-label') ?? heading;
      const name = label ? `drawing near “${label}”` : 'drawing';
      pictures.push({ name, content: drawingHash(element), isBroken: false });
    }
    if (/^(img|source|video|audio|track|image)$/.test(element.tagName)) {
      for (const name of ['src', 'poster', 'href'])
        if (attributeOf(element, name)) addPicture(attributeOf(element, name) ?? '');
      for (const address of candidates(attributeOf(element, 'srcset') ?? '')) addPicture(address);
    }
  }
  for (const [name, address] of metas)
    if (socialNames.has(name))
      pictures.push({
        name: 'picture for social networks',
        content: site.hash(fileOfAddress(address, origin) ?? ''),
        isBroken: site.hash(fileOfAddress(address, origin) ?? '') === undefined,
      });

  const sizeOf = (addresses: readonly (string | undefined)[]) =>
    [...new Set(addresses.map((address) => fileOfAddress(address ?? '')))]
      .filter((name) => name !== undefined && site.files.has(name))
      .reduce((sum, name) => sum + site.size(name ?? ''), 0);
  const styleSheets = named('link')
    .filter((link) => attributeOf(link, 'rel') === 'stylesheet')
    .map((link) => fileOfAddress(attributeOf(link, 'href') ?? ''))
    .filter((name) => name !== undefined);
  // What the page’s first script loads: by address, or by name alone in sites of earlier builds.
  const chunks = named('script')
    .flatMap((script) => (attributeOf(script, 'data-scripts') ?? '').split(' '))
    .map((chunk) => (chunk.startsWith('/') ? chunk : `/_next/static/chunks/${chunk}.js`));
  const isInDrawing = new Set(named('svg').flatMap((svg) => [...elementsBelow(svg)]));
  const body = elements.find(({ tagName }) => tagName === 'body');
  const root = elements.find(({ tagName }) => tagName === 'html');
  return {
    pathname,
    file,
    document,
    language: (root && attributeOf(root, 'lang')) ?? '',
    title: textOf(named('title')[0] ?? document).slice(
      0,
      named('title').length > 0 ? undefined : 0,
    ),
    description: metas.get('description') ?? '',
    metadata: new Map(
      [...metas].filter(([name]) => name !== 'description' && !repeated.test(name)),
    ),
    data: structuredData(
      named('script').filter((one) => attributeOf(one, 'type') === 'application/ld+json'),
    ),
    headings: elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((element) => `${element.tagName} ${textOf(element)}`),
    links: named('a')
      .filter((link) => attributeOf(link, 'href') !== undefined)
      .map((link) => `${textOf(link)} → ${attributeOf(link, 'href')}`),
    pictures,
    labels: elements.flatMap((element) =>
      ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) => {
        const value = attributeOf(element, name);
        return value && !isInDrawing.has(element) ? [`${name}: ${value}`] : [];
      }),
    ),
    anchors: new Set(
      elements
        .filter((element) => !isInDrawing.has(element))
        .map((element) => attributeOf(element, 'id') ?? '')
        .filter((id) => id !== '' && !/^_|^[a-z0-9]{6,9}-/.test(id)),
    ),
    blocks: textBlocks(document),
    markup: body
      ? [...elementsBelow(body)]
          .filter((one) => one.tagName !== 'script' && !isInDrawing.has(one))
          .map(markupOf)
      : [],
    classes: new Set(elements.flatMap(classesOf)),
    styleSheets,
    bytes: {
      HTML: Buffer.byteLength(html),
      scripts: sizeOf([
        ...chunks,
        ...named('script')
          .filter(isLoadedScript)
          .map((one) => attributeOf(one, 'src')),
      ]),
      styles: sizeOf(styleSheets.map((name) => `/${name}`)),
      pictures: pictureBytes,
    },
  };
}
