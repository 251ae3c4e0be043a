import { distance } from 'fastest-levenshtein';
import type { DocumentExtract, FoundTag } from '@/lib/check/extract/document';
import { languageNames } from '@/lib/check/language-names';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import type { BlockSchema } from '@/lib/schema/block';
import { documentTypeNamed } from '@/lib/schema/document-types';

/** Blocks on a page in a language they are not for. */
export const languageFindings = (
  { tags, locale }: Pick<DocumentExtract, 'tags' | 'locale'>,
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] =>
  tags.flatMap(({ name, offset }) => {
    const allowed = blocks.get(name)?.locales;
    if (!allowed || allowed.includes(locale)) return [];
    const names = allowed.map((language) => languageNames[language]).join(' and ');
    const message = `<${name}> is for pages in ${names}: this page is in ${languageNames[locale]}`;
    return [{ offset, message }];
  });

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
function isHtml(name: string, blocks: ReadonlyMap<string, BlockSchema>): boolean {
  if (name === '') return true;
  if (!/^[a-z]/.test(name)) return false;
  const near = (most: number) =>
    [...blocks.keys()].some((block) => distance(block.toLowerCase(), name) <= most);
  if (near(0) || blocks.size === 0) return !near(0);
  return Object.hasOwn(instead, name) || others.has(name) || !near(Math.floor(name.length / 4));
}

/** The block that was meant, or where all of them are shown. */
function blockAdvice(name: string, blocks: ReadonlyMap<string, BlockSchema>): string {
  const hint = suggest(name, [...blocks.keys()]);
  return hint.includes('did you mean') ? hint : `${hint}; the gallery, /blocks, shows all`;
}

/** What to write in place of an HTML tag. */
function htmlMessage(name: string): string {
  const own = Object.hasOwn(instead, name) ? instead[name] : undefined;
  return `<${name}> is HTML: expected ${own ?? 'Markdown or one of the site’s blocks'}`;
}

/** A tag in a place where its contract does not allow it. */
function placeFindings(tag: FoundTag, block: BlockSchema): Finding[] {
  const { name, offset, within, isInline } = tag;
  const parent = within.at(-1);
  if (isInline) {
    const message = `<${name}> is in a line of text: expected it on a line of its own, with empty lines around it`;
    return [{ offset, message }];
  }
  if (block.isFullWidth && parent) {
    const message = `<${name}> spans the page: expected it outside all other blocks, found it in <${parent}>`;
    return [{ offset, message }];
  }
  if (!block.parent || parent === block.parent) return [];
  const found = parent ? `found it in <${parent}>` : 'found it outside';
  return [
    {
      offset,
      message: `<${name}> belongs between <${block.parent}> and </${block.parent}> only: ${found}`,
    },
  ];
}

/** A page has one Hero at most, and begins with it; where the template makes the heading, it has none. */
function heroFindings({ tags, texts, type, frontmatter }: DocumentExtract): Finding[] {
  const [first, ...others] = tags.filter(
    ({ name, within }) => name === 'Hero' && within.length === 0,
  );
  const { command, hasOwnHeading } = documentTypeNamed(type);
  if (hasOwnHeading || frontmatter.data['layout'] === 'search') {
    const kind = hasOwnHeading ? `a ${command.kind}` : 'a search page';
    const message = `<Hero> is a second heading of the page: ${kind} has its title above the text already; take it out`;
    return [first, ...others].flatMap((tag) => (tag ? [{ offset: tag.offset, message }] : []));
  }
  const beginning = Math.min(...[...tags, ...texts].map(({ offset }) => offset));
  const message = '<Hero> begins a page: expected it once, before everything else';
  const late = first && first.offset > beginning ? [first] : [];
  return [...late, ...others].map(({ offset }) => ({ offset, message }));
}

/** Content between a tag's tags that its contract does not allow; unknown blocks are reported elsewhere. */
function childFindings(
  { name, offset, children, badProps, faults }: FoundTag,
  allowed: BlockSchema['children'],
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] {
  if (allowed === 'content' || (allowed === 'none' && children.length === 0)) return [];
  if (allowed === 'none') {
    const message = `<${name}> takes nothing between its tags: expected <${name} … />`;
    return [{ offset, message }];
  }
  const expected = allowed.map((child) => `<${child}>`).join(' or ');
  // A tag that is wrong already is reported once.
  if (children.length === 0 && badProps.length + faults.length > 0) return [];
  if (children.length === 0)
    return [{ offset, message: `<${name}> is empty: expected at least one ${expected}` }];
  return children
    .filter((child) => !child.name || (blocks.has(child.name) && !allowed.includes(child.name)))
    .map((child) => {
      const found = child.name ? `<${child.name}>` : 'text';
      const message = `<${name}> takes only ${expected} between its tags: found ${found}; move it into one of them, or behind </${name}>`;
      return { offset: child.offset, message };
    });
}

/** Rules about tags and their properties. */
export const blockRules: DocumentRule[] = [
  {
    name: 'raw-html',
    severity: 'error',
    summary:
      'A text is Markdown and blocks; tags of HTML, the language of web pages, are not part of it.',
    remedy: 'Use Markdown, or the block that does what the tag was for.',
    checkDocument: ({ tags }, blocks) =>
      tags
        .filter(({ name }) => isHtml(name, blocks))
        .map(({ name, offset }) => ({ offset, message: htmlMessage(name) })),
  },
  {
    name: 'unknown-block',
    severity: 'error',
    summary: 'Every tag is a block of the site.',
    remedy: 'Use the suggested name; the block gallery shows all of them.',
    checkDocument: ({ tags }, blocks) =>
      tags
        .filter(({ name }) => !isHtml(name, blocks) && !blocks.has(name))
        .map(({ name, offset }) => ({
          offset,
          message: `<${name}> is not a block${blockAdvice(name, blocks)}`,
        })),
  },
  {
    name: 'block-prop',
    severity: 'error',
    summary: 'A block has the properties that its page in the block gallery lists, and no others.',
    remedy: 'Use the suggested name, or give the value in the form the message names.',
    checkDocument: ({ tags }) => tags.flatMap(({ badProps }) => badProps),
  },
  {
    name: 'literal-props',
    severity: 'error',
    summary:
      'The value of a property is a text in quotes, or a number, a list, `true` or `false` in braces.',
    remedy: 'Write the value itself: `columns={2}`, `pages={["/home"]}`.',
    checkDocument: ({ tags }) => tags.flatMap(({ faults }) => faults),
  },
  {
    name: 'block-place',
    severity: 'error',
    summary:
      'A block is only where, and in the languages in which, its page in the block gallery allows it.',
    remedy:
      'Put the item into its list, the Hero at the beginning of the page, and a block for one language on its pages only.',
    checkDocument: (document, blocks) =>
      document.isOutlineKnown
        ? [
            ...heroFindings(document),
            ...languageFindings(document, blocks),
            ...document.tags.flatMap((tag) => {
              const block = blocks.get(tag.name);
              return block ? placeFindings(tag, block) : [];
            }),
          ]
        : [],
  },
  {
    name: 'block-children',
    severity: 'error',
    summary: 'Between a block’s tags is only what the block shows.',
    remedy: 'Move text into an item of the list, or close the tag at once: `<Quote … />`.',
    checkDocument: ({ tags, isOutlineKnown }, blocks) =>
      tags.flatMap((tag) => {
        const block = blocks.get(tag.name);
        return block && isOutlineKnown ? childFindings(tag, block.children, blocks) : [];
      }),
  },
];
