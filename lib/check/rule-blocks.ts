import type { z } from 'zod';
import { type Attribute, readAttributes } from '@/lib/mdx/attributes';
import type { BlockSchema } from '@/lib/schema/block';
import { referenceOf } from '@/lib/schema/formats';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { linkFault } from './check-link';
import { describeIssue } from './describe-issue';
import { type Finding, isTag, offsetOf, type Rule, type RuleContext, type TreeNode } from './rules';
import { suggest } from './suggest';

/** Tags are blocks of the site, stand where they may, and have properties that fit their schema. */
export const blockRule: Rule = (node, ancestors, context) => {
  if (!isTag(node)) return [];
  const offset = offsetOf(node);
  const name = node.name ?? '';
  const block = context.blocks.get(name);
  if (!block) return [unknownTag(name, offset, [...context.blocks.keys()])];
  return [
    ...placeFindings(block, offset, ancestors.filter(isTag).at(-1)?.name ?? undefined),
    ...propFindings(block, offset, context),
    ...childFindings(block, node, context),
  ];
};

/** What stands between a block's tags is what the block takes; unknown tags are reported by themselves. */
function childFindings(block: BlockSchema, node: TreeNode, { blocks }: RuleContext): Finding[] {
  const { name, children: takes } = block;
  const children = node.children ?? [];
  const finding = (at: TreeNode, message: string): Finding[] => [
    { offset: offsetOf(at), rule: 'block-children', message },
  ];
  if (takes === 'content' || children.length === 0) return [];
  if (takes === 'none')
    return finding(node, `<${name}> takes nothing between its tags: expected <${name} … />`);
  const wanted = takes.map((item) => `<${item}>`).join(' or ');
  return children.flatMap((child) => {
    const tag = isTag(child) ? (child.name ?? '') : undefined;
    const isFine = tag === undefined ? child.value?.trim() === '' : !blocks.has(tag);
    if (isFine || (tag && takes.includes(tag))) return [];
    const found = tag ? `<${tag}>` : 'text';
    return finding(child, `<${name}> takes only ${wanted} between its tags: found ${found}`);
  });
}

function unknownTag(name: string, offset: number, known: string[]): Finding {
  if (/^[a-z]/.test(name) || name === '') {
    return {
      offset,
      rule: 'raw-html',
      message: `<${name}> is HTML: expected Markdown or one of the site’s blocks`,
    };
  }
  return {
    offset,
    rule: 'unknown-block',
    message: `<${name}> is not a block${suggest(name, known)}`,
  };
}

function placeFindings(block: BlockSchema, offset: number, parent: string | undefined): Finding[] {
  if (!block.parent || parent === block.parent) return [];
  const found = parent ? `found it in <${parent}>` : 'found it outside';
  const message = `<${block.name}> stands in <${block.parent}> only: ${found}`;
  return [{ offset, rule: 'block-place', message }];
}

function propFindings(block: BlockSchema, offset: number, context: RuleContext): Finding[] {
  const { attributes, faults } = readAttributes(context.source.text, offset);
  const owner = `<${block.name}>`;
  const findings: Finding[] = faults.map((fault) => ({ ...fault, rule: 'literal-props' }));
  if (findings.length > 0) return findings;

  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const values = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  const parsed = block.props.safeParse(fillPlaceholdersDeep(values), { reportInput: true });
  const known = Object.keys(block.props.shape);
  for (const issue of parsed.error?.issues ?? []) {
    for (const { path, message, unknownKey } of describeIssue(issue, owner, known)) {
      const attribute = byName.get(String(path[0]));
      const place =
        unknownKey && path.length === 1 ? attribute?.offset : innerOffset(attribute, path);
      findings.push({ offset: place ?? offset, rule: 'block-prop', message });
    }
  }
  if (findings.length > 0) return findings;
  return attributes.flatMap((attribute) => referenceFindings(block, attribute, context));
}

/** Where the value at a path stands; the nearest enclosing value when it has no place of its own. */
function innerOffset(attribute: Attribute | undefined, path: (string | number)[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = attribute?.offsets.get(path.slice(1, length).join('.'));
    if (offset !== undefined) return offset;
  }
  return attribute?.offset;
}

/** Links in properties lead somewhere. */
function referenceFindings(
  block: BlockSchema,
  { name, value, offsets, offset }: Attribute,
  context: RuleContext,
): Finding[] {
  const schema: z.core.$ZodType | undefined = block.props.shape[name];
  const reference = schema && referenceOf(schema);
  if (reference !== 'link' && reference !== 'link-list') return [];
  const hrefs: unknown[] = Array.isArray(value) ? value : [value];
  return hrefs.flatMap((href, index) => {
    const fault = linkFault(String(href), context);
    const place = offsets.get(Array.isArray(value) ? String(index) : '') ?? offset;
    return fault ? [{ offset: place, rule: 'dead-link', message: `\`${name}\`: ${fault}` }] : [];
  });
}
