import { visit } from 'unist-util-visit';
import { parseMdx } from '@/lib/mdx/parse';

/** A text in which code cannot be taken for tags or lines of text: what is fenced is one word, a span has neither brace nor tag. */
export function withoutCode(text: string): string {
  let rest = text;
  visit(parseMdx(text), ['code', 'inlineCode'], ({ type, position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    rest =
      rest.slice(0, start) +
      rest.slice(start, end).replace(type === 'code' ? /[\s\S]/g : /[{}<>]/g, 'x') +
      rest.slice(end);
  });
  return rest;
}
