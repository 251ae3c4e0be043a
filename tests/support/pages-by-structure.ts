import type { Page } from '@/lib/content/document';
import { fileOf, readBuilt } from './built-site';
import { onePagePerTemplate, pagesWithPathname } from './site-registry';

/** Elements without an end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const voidElements = new Set(
  'area,base,br,col,embed,hr,img,input,link,meta,source,track,wbr'.split(','),
);

const startOrEndTag = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>/gi;

/** An element of a page, and those around it up to the main area, innermost first: names and class lists. */
type Structure = { around: readonly string[]; isAnchor: boolean };

/**
 * The elements of the main area of a built page, in document order; what is within drawings and tables, which never grow by
 * themselves, is left out.
 * Tags are enough: React closes every element, and escapes `>` in attributes.
 */
function structuresOf(html: string): Structure[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const tags = main
    .replaceAll(/<(script|style|svg|table|dl|figure)\b[\s\S]*?<\/\1>/g, '')
    .matchAll(startOrEndTag);
  const open: string[] = [];
  const structures: Structure[] = [];
  for (const [, end, name = '', attributes = ''] of tags) {
    if (end) {
      open.shift();
      continue;
    }
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    const around = [`${name}.${classes}`, ...open];
    structures.push({ around, isAnchor: /\sid="/.test(attributes) });
    if (!voidElements.has(name) && !attributes.endsWith('/')) open.unshift(`${name}.${classes}`);
  }
  return structures;
}

/**
 * What a page is built of down to its last anchor, which is what pushes an anchor about if it grows: each element within
 * its parent, each anchor within all that is around it. Pages that have the same differ by their texts, of which those in
 * the other language are some, and by how many of each they have.
 */
function kindsOf({ pathname }: Page): Set<string> {
  const all = structuresOf(readBuilt(fileOf(pathname)));
  return new Set(
    all
      .slice(0, all.findLastIndex(({ isAnchor }) => isAnchor) + 1)
      .map(
        ({ around, isAnchor }) =>
          `${isAnchor ? '#' : ''}${around.slice(0, isAnchor ? undefined : 2).join(' in ')}`,
      ),
  );
}

/**
 * Pages that together have everything that is around and above the anchors of any page, one of each template among
 * them: what the others have of their own is text. They are computed from the built site, so that a new block or a new
 * place of one is seen.
 */
export function pagesOfEveryStructure(): readonly Page[] {
  const pages = pagesWithPathname.map((page) => ({ page, kinds: kindsOf(page) }));
  const missing = new Set(pages.flatMap(({ kinds }) => [...kinds]));
  const chosen = new Set<Page>();
  const choose = ({ page, kinds }: (typeof pages)[number]) => {
    chosen.add(page);
    for (const kind of kinds) missing.delete(kind);
  };
  for (const one of pages) if (onePagePerTemplate.includes(one.page)) choose(one);
  while (missing.size > 0) {
    const gains = pages.map(({ kinds }) => [...kinds].filter((kind) => missing.has(kind)).length);
    const best = pages[gains.indexOf(Math.max(...gains))];
    if (best) choose(best);
  }
  return pagesWithPathname.filter((page) => chosen.has(page));
}
