import type { BlockSchema } from '@/lib/schema/block';
import type { DocumentFacts, TagFact } from '../facts/document-facts';
import type { DocumentRule, Finding } from '../rule';
import { suggest } from '../suggest';
import { languageFindings } from './block-languages';
import { htmlMessage, isHtml } from './html-tags';

/** A tag in a place where its contract does not allow it. */
function placeFindings(tag: TagFact, block: BlockSchema): Finding[] {
  const { name, offset, within, isInline } = tag;
  const parent = within.at(-1);
  if (isInline) {
    const message = `<${name}> stands in a line of text: expected it on a line of its own, with empty lines around it`;
    return [{ offset, message }];
  }
  if (block.isFullWidth && parent) {
    const message = `<${name}> spans the page: expected it outside all other blocks, found it in <${parent}>`;
    return [{ offset, message }];
  }
  if (!block.parent || parent === block.parent) return [];
  const found = parent ? `found it in <${parent}>` : 'found it outside';
  return [{ offset, message: `<${name}> stands in <${block.parent}> only: ${found}` }];
}

/** A page has one Hero at most, and begins with it; where the template makes the heading, it has none. */
function heroFindings({ tags, texts, type, frontmatter }: DocumentFacts): Finding[] {
  const [first, ...others] = tags.filter(
    ({ name, within }) => name === 'Hero' && within.length === 0,
  );
  const kind = type === 'Post' ? 'a post' : 'a search page';
  if (type === 'Post' || frontmatter.data['layout'] === 'search') {
    const told = `<Hero> is a second heading of the page: ${kind} has its title above the text already`;
    return [first, ...others].flatMap((tag) =>
      tag ? [{ offset: tag.offset, message: told }] : [],
    );
  }
  const beginning = Math.min(...[...tags, ...texts].map(({ offset }) => offset));
  const message = '<Hero> begins a page: expected it once, before everything else';
  const late = first && first.offset > beginning ? [first] : [];
  return [...late, ...others].map(({ offset }) => ({ offset, message }));
}

/** Content between a tag's tags that its contract does not allow; unknown blocks are told elsewhere. */
function childFindings(
  { name, offset, children, badProps, faults }: TagFact,
  allowed: BlockSchema['children'],
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] {
  if (allowed === 'content' || (allowed === 'none' && children.length === 0)) return [];
  if (allowed === 'none') {
    const message = `<${name}> takes nothing between its tags: expected <${name} … />`;
    return [{ offset, message }];
  }
  const expected = allowed.map((child) => `<${child}>`).join(' or ');
  // A tag that is wrong already is told once.
  if (children.length === 0 && badProps.length + faults.length > 0) return [];
  if (children.length === 0)
    return [{ offset, message: `<${name}> is empty: expected at least one ${expected}` }];
  return children
    .filter((child) => !child.name || (blocks.has(child.name) && !allowed.includes(child.name)))
    .map((child) => {
      const found = child.name ? `<${child.name}>` : 'text';
      const message = `<${name}> takes only ${expected} between its tags: found ${found}`;
      return { offset: child.offset, message };
    });
}

/** Rules about tags and their properties. */
export const blockRules: DocumentRule[] = [
  {
    name: 'raw-html',
    severity: 'error',
    summary: 'A text is Markdown and blocks; HTML tags are not part of it.',
    remedy: 'Use Markdown, or the block that does what the tag was for.',
    check: ({ tags }, blocks) =>
      tags
        .filter(({ name }) => isHtml(name, blocks))
        .map(({ name, offset }) => ({ offset, message: htmlMessage(name) })),
  },
  {
    name: 'unknown-block',
    severity: 'error',
    summary: 'Every tag is a block of the site.',
    remedy: 'Use the suggested name; the block gallery shows all of them.',
    check: ({ tags }, blocks) =>
      tags
        .filter(({ name }) => !isHtml(name, blocks) && !blocks.has(name))
        .map(({ name, offset }) => ({
          offset,
          message: `<${name}> is not a block${suggest(name, [...blocks.keys()])}`,
        })),
  },
  {
    name: 'block-prop',
    severity: 'error',
    summary: 'A block has the properties its contract asks for, and no others.',
    remedy: 'Use the suggested name, or give the value in the form the message names.',
    check: ({ tags }) => tags.flatMap(({ badProps }) => badProps),
  },
  {
    name: 'literal-props',
    severity: 'error',
    summary: 'The value of a property is text in quotes or a literal in braces.',
    remedy: 'Write the value itself: `columns={2}`, `pages={["/home"]}`.',
    check: ({ tags }) => tags.flatMap(({ faults }) => faults),
  },
  {
    name: 'block-place',
    severity: 'error',
    summary: 'A block stands only where, and in the languages in which, its contract allows it.',
    remedy:
      'Put the item into its list, the Hero at the beginning of the page, and a block for one language on its pages only.',
    check: (facts, blocks) =>
      facts.isOutlineKnown
        ? [
            ...heroFindings(facts),
            ...languageFindings(facts, blocks),
            ...facts.tags.flatMap((tag) => {
              const block = blocks.get(tag.name);
              return block ? placeFindings(tag, block) : [];
            }),
          ]
        : [],
  },
  {
    name: 'block-children',
    severity: 'error',
    summary: 'Between a block’s tags stands only what the block shows.',
    remedy: 'Move text into an item of the list, or close the tag at once: `<Quote … />`.',
    check: ({ tags, isOutlineKnown }, blocks) =>
      tags.flatMap((tag) => {
        const block = blocks.get(tag.name);
        return block && isOutlineKnown ? childFindings(tag, block.children, blocks) : [];
      }),
  },
];
