/** A stretch of code by its offsets, and whether it is on lines of its own. */
type CodeStretch = { start: number; end: number; isFenced: boolean };

/** What is before the text of a line in quotations and lists, a fence behind it, and the rest. */
const fenceLine = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(`{3,}|~{3,})(.*)$/;
const listItem = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+[ \t]*)/;
const quotationMarks = /^(?:[ \t]*>)*/;

type Fence = { marks: string; start: number; quotes: number; indent: number };

const quotesOf = (prefix: string) => prefix.split('>').length - 1;

/** Column at which the text of a line begins, once its quotation marks are left out; none for an empty line. */
function indentOf(line: string): number | undefined {
  const rest = line.replace(quotationMarks, '');
  const column = rest.search(/\S/);
  return column < 0 ? undefined : column;
}

/** Whether a line no longer belongs to the quotation or list that a fence is in, which ends the code. */
function isOutside(line: string, { quotes, indent }: Fence): boolean {
  const [marks = ''] = quotationMarks.exec(line) ?? [];
  const column = indentOf(line);
  return quotesOf(marks) < quotes || (column !== undefined && column < indent);
}

/** Whether a line ends fenced code. */
function isClosing(line: string, { marks }: Fence): boolean {
  const [, , found = '', rest = ''] = fenceLine.exec(line) ?? [];
  return found.startsWith(marks) && rest.trim() === '';
}

/** A code span begins with some backticks and ends with as many, in the same paragraph. */
function spansIn(text: string, start: number, end: number): CodeStretch[] {
  const runs: { start: number; length: number }[] = [];
  for (let at = text.indexOf('`', start); at >= 0 && at < end; at = text.indexOf('`', at)) {
    const first = at;
    while (at < end && text[at] === '`') at += 1;
    runs.push({ start: first, length: at - first });
  }
  // From the end on, what follows each run is known.
  const nextOf = new Map<number, number>();
  const partners = runs.map(() => -1);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const run = runs[index];
    if (!run) continue;
    const isEscaped = text[run.start - 1] === '\\' && text[run.start - 2] !== '\\';
    partners[index] = nextOf.get(isEscaped ? run.length - 1 : run.length) ?? -1;
    nextOf.set(run.length, index);
  }
  const spans: CodeStretch[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    const partner = runs[partners[index] ?? -1];
    if (!run || !partner) continue;
    spans.push({ start: run.start, end: partner.start + partner.length, isFenced: false });
    index = partners[index] ?? index;
  }
  return spans;
}

/** Code as CommonMark has it: fences, also in quotations and lists, and spans. */
function codeIn(text: string): CodeStretch[] {
  const found: CodeStretch[] = [];
  let fence: Fence | undefined;
  let paragraph = 0;
  let listIndent = 0;
  const endParagraph = (at: number) => found.push(...spansIn(text, paragraph, at));
  const endFence = (end: number) => {
    if (fence) found.push({ start: fence.start, end, isFenced: true });
    fence = undefined;
    paragraph = end;
  };
  for (let start = 0; start <= text.length; ) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const line = text.slice(start, end).replace(/\r$/, '');
    if (fence && isOutside(line, fence)) endFence(start - 1);
    if (fence) {
      if (isClosing(line, fence)) endFence(end);
    } else {
      const [, prefix = '', marks = '', rest = ''] = fenceLine.exec(line) ?? [];
      const column = indentOf(line);
      const [item] = listItem.exec(line) ?? [];
      if (item?.replace(quotationMarks, '').trim())
        listIndent = item.replace(quotationMarks, '').length;
      else if (column !== undefined && column < listIndent) listIndent = 0;
      if (marks && !(marks.startsWith('`') && rest.includes('`'))) {
        endParagraph(start);
        const [quotes = ''] = quotationMarks.exec(prefix) ?? [];
        fence = {
          marks,
          start: start + prefix.length,
          quotes: quotesOf(quotes),
          indent: listIndent,
        };
      } else if (column === undefined) {
        endParagraph(start);
        paragraph = end;
      }
    }
    if (lineBreak < 0) break;
    start = lineBreak + 1;
  }
  if (fence) endFence(text.length);
  else endParagraph(text.length);
  return found;
}

/**
 * A text in which code cannot be taken for tags, braces or ends of paragraphs. Within braces the parser knows no
 * code; such a text has a fault anyway.
 * @returns A text of the same length: fenced code is one unbroken word, code spans have neither brace nor tag.
 */
export function maskCode(text: string): string {
  if (!text.includes('`') && !text.includes('~~~')) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, isFenced } of codeIn(text)) {
    if (end <= at) continue;
    parts.push(text.slice(at, start));
    parts.push(isFenced ? 'x'.repeat(end - start) : text.slice(start, end).replace(/[{}<>]/g, 'x'));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
