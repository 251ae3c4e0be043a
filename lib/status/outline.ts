import { extractDocument } from '@/lib/check/extract/extract-document';
import { readSource } from '@/lib/content/source';
import type { BlockSchema } from '@/lib/schema/block';

/** A heading or a tag of a page's text, and where it is in its file. */
type OutlinePart = { text: string; line: number };

/** Headings and tags of a file in their order; a tag with its own heading, if it has one. */
export function outlineOfFile(
  directory: string,
  file: string,
  blocks: ReadonlyMap<string, BlockSchema>,
): OutlinePart[] {
  const source = readSource(directory, file);
  const found = extractDocument(source, blocks);
  if (!found) return [];
  const headings = found.headings.filter(({ isMarkdown }) => isMarkdown);
  const tags = found.tags.map(({ name, props, offset }) => ({
    text: [`<${name}>`, props['heading']].filter((part) => typeof part === 'string').join(' '),
    offset,
  }));
  return [...headings, ...tags]
    .sort((a, b) => a.offset - b.offset)
    .map(({ text, offset }) => ({ text, line: source.at(offset).line }));
}
