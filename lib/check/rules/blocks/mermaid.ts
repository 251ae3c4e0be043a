import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentRule } from '@/lib/check/rule';
import { readMermaid } from '@/lib/diagrams/mermaid';

/** Where a place within a fence is in the file: the line of the fence itself does not count. */
function offsetIn(text: string, fence: number, line: number, column: number): number {
  let at = fence;
  for (let behind = 0; behind <= line; behind += 1) at = text.indexOf('\n', at) + 1;
  return at + column;
}

/** Diagrams written in Mermaid. */
export const mermaidRule: DocumentRule = {
  name: 'mermaid',
  severity: 'error',
  summary:
    'A diagram written in Mermaid is one that the site can draw: a flowchart, states, or messages.',
  remedy:
    'Begin with `flowchart LR`, then `accTitle:` and `accDescr:`; write one arrow a line, `a[Request] --> b[Approval]`.',
  checkDocument: ({ tree, source: { text } }) => {
    const found: { offset: number; message: string }[] = [];
    // Few pages have a fence: the others need not be walked through.
    if (!tree || !/`{3}|~{3}/.test(text)) return found;
    visit(tree, 'code', (node: Code) => {
      const fence = node.position?.start.offset;
      if (node.lang !== 'mermaid' || fence === undefined) return;
      for (const { line, column, message } of readMermaid(node.value).faults)
        found.push({ offset: offsetIn(text, fence, line, column), message });
    });
    return found;
  },
};
