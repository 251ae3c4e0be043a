import type { Source } from '../source';
import type { ParserFault } from './parser-fault';

type TagFault = Extract<ParserFault, { kind: 'unclosed' | 'stray' | 'misplaced' }>;

/** What a tag was opened in, in a writer's words. */
const containers: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  listItem: 'list item',
  blockQuote: 'quotation',
  blockquote: 'quotation',
  heading: 'heading',
  tableCell: 'table cell',
};

/** What is wrong with a pair of tags, and what to write instead. */
export function tagMessage(fault: TagFault, { at }: Source): string {
  const { name } = fault;
  if (fault.kind === 'misplaced')
    return `</${name}> ends a paragraph or list that <${name}> in line ${at(fault.opener.offset).line} stands before: expected it on a line of its own, with empty lines around it`;
  if (fault.kind === 'unclosed') {
    const close = `expected </${name}>, or <${name} … /> where nothing stands in it`;
    if (!fault.within) return `<${name}> is never closed: ${close}`;
    if (fault.within === 'paragraph')
      return `<${name}> is not closed in its paragraph: expected <${name}> and </${name}> each on a line of its own, with empty lines around it`;
    return `<${name}> is not closed in its ${containers[fault.within] ?? fault.within}: ${close}`;
  }
  if (!fault.opener)
    return `</${name}> closes nothing: expected <${name}> before it, or no closing tag`;
  const { line } = at(fault.opener.offset);
  return `</${name}> closes nothing: expected </${fault.opener.name}> for the <${fault.opener.name}> in line ${line}`;
}
