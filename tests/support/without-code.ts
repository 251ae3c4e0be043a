import { visit } from 'unist-util-visit';
import { parseMdx } from '@/lib/mdx/parse';

/** A text with blanks in place of its code, in which tags and braces mean nothing. */
export function withoutCode(text: string): string {
  let rest = text;
  visit(parseMdx(text), ['code', 'inlineCode'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/\S/g, 'x') + rest.slice(end);
  });
  return rest;
}
