import { bracketLimit, markupLimit, treeLimit } from '@/lib/content/limits';

/** Where a text is no ordinary page, and what to write instead. */
type Excess = { offset: number; reason: string };

/** Signs that the parser tries in many ways. */
const signs = /[<{}[\]*_`~&!]|^[=-]+[ \t]*$/gm;

/** A line that begins inside quotations or lists, each with its mark. */
const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;

const containerMark = />|[-*+](?=[ \t])|\d{1,9}[.)]/g;

/** An entry of a list as deep as that: each level is two columns further in. */
const deepEntry = new RegExp(`^[ \\t]{${2 * treeLimit},}[-*+\\d]`, 'm');

function tooManySigns(text: string): Excess | undefined {
  let count = 0;
  for (const { index } of text.matchAll(signs)) {
    count += 1;
    if (count > markupLimit) {
      const reason = `the text has more than ${markupLimit} signs of Markdown, tags and braces up to here: expected a page of ordinary size; divide it`;
      return { offset: index, reason };
    }
  }
  return undefined;
}

function tooDeep(text: string): Excess | undefined {
  const reason = `nested more than ${treeLimit} levels deep: expected quotations and lists of ordinary depth`;
  for (const { 0: marks, index } of text.matchAll(containers)) {
    const tooMuch = [...marks.matchAll(containerMark)][treeLimit];
    if (tooMuch) return { offset: index + tooMuch.index, reason };
  }
  const entry = deepEntry.exec(text);
  return entry ? { offset: entry.index, reason } : undefined;
}

/** Closing braces that may follow one opening brace; the largest property of the site has some sixty. */
const closingLimit = 500;

/** The parser tries an expression at each `}` that could end it. */
function excessiveBraces(text: string): Excess | undefined {
  let depth = 0;
  let opened = 0;
  let closings = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}()[\]]/g)) {
    if (bracket === '{' && depth === 0) {
      opened = index;
      closings = 0;
    }
    if (bracket === '}') closings += 1;
    if (closings > closingLimit) {
      const reason = `more than ${closingLimit} closing braces follow the { here: expected text, or a property of ordinary size`;
      return { offset: opened, reason };
    }
    if (depth === 0 && bracket !== '{') continue;
    depth += '{[('.includes(bracket) ? 1 : -1;
    if (depth > bracketLimit) {
      const reason = `brackets nest more than ${bracketLimit} deep: expected text, or a property of ordinary size`;
      return { offset: index, reason };
    }
  }
  return undefined;
}

/**
 * Where a text would keep the parser busy for seconds, which no page does that somebody reads: its worst cases are quadratic. One
 * look from the beginning to the end.
 */
export const excessiveMarkup = (text: string): Excess | undefined =>
  tooManySigns(text) ?? tooDeep(text) ?? excessiveBraces(text);
