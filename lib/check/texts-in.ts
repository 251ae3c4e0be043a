import { SKIP, visit } from 'unist-util-visit';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { frontmatterTextPaths } from '@/lib/schema/document-types';

/** A text in a nested value, and the way to it. */
type TextAt = { path: (string | number)[]; text: string };

/** All texts in a nested value; a value that refers to itself is never parsed this far. */
export function textsIn(value: unknown, above: readonly (string | number)[] = []): TextAt[] {
  if (typeof value === 'string') return [{ path: [...above], text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsIn(entry, [...above, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...above, key]));
}

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (value, key) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    data,
  );

/** The texts of a frontmatter that readers meet, as its schema marks them, in the order of the schema. */
export const frontmatterTextsIn = (data: unknown): TextAt[] =>
  frontmatterTextPaths.flatMap((path) => {
    const text = valueAt(data, path);
    return typeof text === 'string' ? [{ path: [...path], text }] : [];
  });

/** A text of Markdown as it is in the source, and where. */
type TextNode = { type: 'paragraph' | 'heading' | 'tableCell'; text: string; offset: number };

/** The paragraphs, headings and cells of a document, in its order. */
export function textNodesIn({ tree, source }: DocumentExtract): TextNode[] {
  const found: TextNode[] = [];
  if (!tree) return found;
  visit(tree, (node) => {
    const { type } = node;
    if (type !== 'paragraph' && type !== 'heading' && type !== 'tableCell') return undefined;
    // Its signs (## and |) are no part of its text.
    const offset = (node.children.at(0) ?? node).position?.start.offset ?? 0;
    const end = (node.children.at(-1) ?? node).position?.end.offset;
    found.push({ type, text: source.text.slice(offset, end), offset });
    // What is in it is a part of this text.
    return SKIP;
  });
  return found;
}
