import type { Root as Mdast, Paragraph, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { excessiveMarkup } from './excessive-markup';

/** Two tildes strike words out; a single one is a sign that texts use, `2~9 GB`. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { singleTilde: false })
  .freeze();

/** The tags that a paragraph consists of; undefined where it has words as well. */
function onlyTags({ children }: Paragraph): MdxJsxTextElement[] | undefined {
  const tags = children.filter((child) => child.type === 'mdxJsxTextElement');
  const isAll = children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
  );
  return isAll && tags.length > 0 ? tags : undefined;
}

/**
 * Takes tags out of the paragraphs that consist of nothing else: a tag with its text on one line, `<Step>Text</Step>`, is a block
 * for a writer, and part of a paragraph for the parser.
 */
function unravel(parent: { children: RootContent[] }): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) unravel(child as { children: RootContent[] });
    const tags = child.type === 'paragraph' && onlyTags(child);
    return tags
      ? tags.map((tag) => ({ ...tag, type: 'mdxJsxFlowElement' }) as RootContent)
      : [child];
  });
}

/**
 * Parses MDX: the one syntax tree that check, pages, feeds and search are made from. Positions are those of the text; expressions
 * are parsed (estree) and never run.
 * @param text MDX without frontmatter: what it begins with is text.
 * @throws VFileMessage with the place of the first fault.
 */
export function parseMdx(text: string): Mdast {
  const excess = excessiveMarkup(text);
  if (excess) {
    const { offset, reason } = excess;
    const before = text.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new VFileMessage(reason, {
      place: { line: before.length, column, offset },
      ruleId: 'excessive-markup',
    });
  }
  const tree = parser.parse(text);
  unravel(tree);
  return tree;
}
