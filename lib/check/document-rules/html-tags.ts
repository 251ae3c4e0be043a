import { distance } from 'fastest-levenshtein';
import type { BlockSchema } from '@/lib/schema/block';

const headings = 'a line that begins with ##';
const list = 'lines that begin with -, or with 1.';
const table = 'a table, | A | B |';
const words = 'the words alone';

/** What a writer puts in place of an HTML element. */
const instead: Readonly<Record<string, string>> = {
  a: '[text](/page-id)',
  b: '**bold**',
  strong: '**bold**',
  i: '*italic*',
  em: '*italic*',
  br: 'a new paragraph, after an empty line',
  p: 'a paragraph, between empty lines',
  hr: 'a line of ---',
  img: '![what it shows](file.svg)',
  picture: '![what it shows](file.svg)',
  figure: '![what it shows](file.svg)',
  ...{ h1: 'the Hero or the title', h2: headings, h3: headings, h4: headings, h5: headings },
  ...{ h6: headings, ul: list, ol: list, li: list },
  ...{ table, thead: table, tbody: table, tr: table, th: table, td: table },
  ...{ code: '`code`', pre: 'lines of code between ``` and ```', blockquote: '> quotation' },
  ...{ del: '~~struck out~~', s: '~~struck out~~' },
  ...{ div: words, span: words, font: words, center: words, u: words, small: words },
};

/** Other elements that writers bring along, so that they are not taken for a misspelt block. */
const others = new Set(
  'article aside audio button canvas details embed footer form header iframe input label link main mark meta nav object option script select style sub summary sup svg template textarea time title video'.split(
    ' ',
  ),
);

/**
 * Whether a tag is HTML. One in small letters that reads as a block, or nearly so, is the block misspelt.
 * @param name Name of the tag; a fragment (`<>`) has none.
 */
export function isHtml(name: string, blocks: ReadonlyMap<string, BlockSchema>): boolean {
  if (name === '') return true;
  if (!/^[a-z]/.test(name)) return false;
  const near = (most: number) =>
    [...blocks.keys()].some((block) => distance(block.toLowerCase(), name) <= most);
  if (near(0) || blocks.size === 0) return !near(0);
  return Object.hasOwn(instead, name) || others.has(name) || !near(Math.floor(name.length / 4));
}

/** What to write in place of an HTML tag. */
export function htmlMessage(name: string): string {
  const own = Object.hasOwn(instead, name) ? instead[name] : undefined;
  return `<${name}> is HTML: expected ${own ?? 'Markdown or one of the site’s blocks'}`;
}
