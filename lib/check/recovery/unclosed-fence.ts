/** A line that begins or ends fenced code; in quotations and lists it ends with them. */
const fence = /^(`{3,}|~{3,})(.*)$/gm;

/**
 * Where fenced code begins that never ends: everything behind it would be shown as code.
 * @param first Where the text below the frontmatter begins.
 */
export function unclosedFence(text: string, first: number): number | undefined {
  if (!text.includes('```') && !text.includes('~~~')) return undefined;
  let open: { marks: string; offset: number } | undefined;
  fence.lastIndex = first;
  for (let found = fence.exec(text); found; found = fence.exec(text)) {
    const [, marks = '', rest = ''] = found;
    if (!open) {
      // A code span may begin a line, too: it has a backtick behind its words.
      if (!marks.startsWith('`') || !rest.includes('`')) open = { marks, offset: found.index };
    } else if (marks.startsWith(open.marks) && rest.trim() === '') open = undefined;
  }
  return open?.offset;
}
