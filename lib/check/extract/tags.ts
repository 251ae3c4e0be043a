import type { Nodes, Parents } from 'mdast';
import type { z } from 'zod';
import { describeIssues } from '@/lib/check/describe-issue';
import type { Finding } from '@/lib/check/problem';
import { textsIn } from '@/lib/check/texts-in';
import type { Locale } from '@/lib/i18n/locales';
import { type Attribute, readAttributes } from '@/lib/mdx/attributes';
import type { BlockSchema } from '@/lib/schema/block';
import { referenceOf } from '@/lib/schema/formats';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import type { FoundLink, FoundPicture, FoundTag } from './document';
import { isTag, startOf, type TagNode } from './markdown';
import { writtenAt } from './prose';

/** Where the value at a path is; the nearest enclosing value when it has no place of its own. */
function innerOffset(attribute: Attribute | undefined, path: (string | number)[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = attribute?.offsets.get(path.slice(1, length).join('.'));
    if (offset !== undefined) return offset;
  }
  return attribute?.offset;
}

/** Properties that break the block's schema. */
function badProps(
  block: BlockSchema,
  offset: number,
  attributes: readonly Attribute[],
  locale: Locale,
): Finding[] {
  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const values = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  const parsed = block.props.safeParse(fillPlaceholdersDeep(values, locale), { reportInput: true });
  const issues = describeIssues(parsed.error?.issues ?? [], `<${block.name}>`, block.props);
  return issues.map(({ path, message, unknownKey }) => {
    const attribute = byName.get(String(path[0]));
    const isName = unknownKey !== undefined && path.length === 1;
    const place = isName ? attribute?.offset : innerOffset(attribute, path);
    return { offset: place ?? offset, message };
  });
}

/** The schema of a block's property, if it has one of that name. */
const propSchema = (
  { props: { shape } }: BlockSchema,
  name: string,
): z.core.$ZodType | undefined => (Object.hasOwn(shape, name) ? shape[name] : undefined);

/** Links that are in a block's properties. */
function propLinks(
  block: BlockSchema,
  source: string,
  attributes: readonly Attribute[],
): FoundLink[] {
  return attributes.flatMap(({ name, value, offsets, offset }) => {
    const schema = propSchema(block, name);
    const reference = schema && referenceOf(schema);
    if (reference !== 'link' && reference !== 'link-list') return [];
    const isList = Array.isArray(value);
    const hrefs: unknown[] = isList ? value : [value];
    return hrefs.map((value, index) => {
      const href = String(value);
      const place = offsets.get(isList ? String(index) : '') ?? offset;
      const hrefOffset = writtenAt(source, href, place);
      const fact = { href, offset: place, text: '', prop: name, hrefOffset };
      return { ...fact, isBare: false, isDefinition: false };
    });
  });
}

/** Name of the property that says what a picture shows: `imgAlt` of `imgSrc`, `alt` of `src`. */
const altName = (name: string) => name.replace(/src$/, 'alt').replace(/Src$/, 'Alt');

/**
 * Pictures that are in a block's properties. One whose `Alt` is given as empty is decorative; where it is
 * forgotten, it is not.
 */
function propPictures(block: BlockSchema, attributes: readonly Attribute[]): FoundPicture[] {
  return attributes.flatMap(({ name, value, offsets, offset }) => {
    const schema = propSchema(block, name);
    if (!schema || referenceOf(schema) !== 'picture') return [];
    const own = altName(name);
    const alt = attributes.find((attribute) => attribute.name === own)?.value;
    const isDecorative = alt === '' || own === name || !(own in block.props.shape);
    const place = offsets.get('') ?? offset;
    return { src: String(value), alt: isDecorative ? undefined : String(alt ?? ''), offset: place };
  });
}

/** The strings of a property: its value, or those at any depth in it. */
const stringsIn = ({ name, value, offsets, offset }: Attribute): FoundTag['strings'] =>
  textsIn(value).map(({ path, text }) => ({
    name: String(path.findLast((key) => typeof key === 'string') ?? name),
    value: text,
    offset: offsets.get(path.join('.')) ?? offset,
  }));

/** The places of a property's inner values, where any of them is a number. */
const numberPlacesIn = ({ name, value, offsets }: Attribute): [string, number][] =>
  typeof value === 'number' || (value !== null && typeof value === 'object')
    ? [...offsets].map(([path, offset]) => [`${name} ${path}`, offset])
    : [];

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Whether a tag is among words: in a heading, a link, a table cell, or a paragraph with other text. */
function isInline(node: TagNode, parent: Parents | undefined): boolean {
  if (node.type !== 'mdxJsxTextElement' || !parent || isTag(parent)) return false;
  if (parent.type !== 'paragraph') return true;
  return !parent.children.every((sibling) => isTag(sibling) || isBlank(sibling));
}

/** A tag, and the links and pictures in its properties, which count only when all of them fit. */
export type ReadTag = { tag: FoundTag; links: FoundLink[]; pictures: FoundPicture[] };

/** The text a tag is in, its language, and the blocks there are. */
type Context = { source: string; locale: Locale; blocks: ReadonlyMap<string, BlockSchema> };

/**
 * What there is to know of a tag.
 * @param ancestors The nodes it is in, the innermost last.
 */
export function readTag(
  node: TagNode,
  ancestors: readonly Parents[],
  { source, locale, blocks }: Context,
): ReadTag {
  const name = node.name ?? '';
  const offset = startOf(node);
  const block = blocks.get(name);
  const { attributes, faults } = block
    ? readAttributes(node.attributes, source)
    : { attributes: [], faults: [] };
  const bad = block && faults.length === 0 ? badProps(block, offset, attributes, locale) : [];
  const tag = {
    name,
    offset,
    within: ancestors.filter(isTag).map((above) => above.name ?? ''),
    isInline: isInline(node, ancestors.at(-1)),
    children: node.children
      .filter((child) => !isBlank(child))
      .map((child) => ({
        name: isTag(child) ? (child.name ?? '') : undefined,
        offset: startOf(child),
      })),
    badProps: bad,
    faults,
    props: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
    places: Object.fromEntries(
      attributes.map((attribute) => [
        attribute.name,
        attribute.offsets.get('') ?? attribute.offset,
      ]),
    ),
    numberPlaces: Object.fromEntries(attributes.flatMap(numberPlacesIn)),
    strings: attributes.flatMap(stringsIn),
  };
  const isSound = block && faults.length === 0 && bad.length === 0;
  if (!isSound) return { tag, links: [], pictures: [] };
  return {
    tag,
    links: propLinks(block, source, attributes),
    pictures: propPictures(block, attributes),
  };
}

/** The id a block has by its property `id`, which is its anchor; undefined where it takes or has none. */
export function blockId(
  { name, props: { id } }: FoundTag,
  blocks: ReadonlyMap<string, BlockSchema>,
): string | undefined {
  const takesId = blocks.get(name)?.props.shape['id'] !== undefined;
  return takesId && typeof id === 'string' ? id : undefined;
}
