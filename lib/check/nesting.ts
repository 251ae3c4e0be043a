import { bracketLimit } from '@/lib/content/limits';
import { maskCode } from './mask-code';
import { tagEnd } from './recovery/written-tags';

/** The next character to look at: outside braces, the next that opens. */
const next = (text: string, at: number, depth: number) =>
  depth > 0 ? at + 1 : text.indexOf('{', at + 1);

/**
 * Where brackets inside braces nest too deeply, if they do. Strings are not looked at more closely.
 * @param limit How deep they may nest.
 * @returns The offset of the bracket that goes over the limit.
 */
export function excessiveNesting(text: string, limit = bracketLimit): number | undefined {
  let depth = 0;
  // Most of a text is outside braces: it is passed in one step.
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; at = next(text, at, depth)) {
    const character = text[at];
    if (character === '{' || (depth > 0 && (character === '(' || character === '['))) {
      depth += 1;
      if (depth > limit) return at;
    } else if (depth > 0 && (character === '}' || character === ')' || character === ']')) {
      depth -= 1;
    }
  }
  return undefined;
}

/** How many tags are inside braces of ordinary texts: the parser takes twice as long for each one more. */
const tagLimit = 8;

/**
 * Where a brace opens that holds more tags than that.
 * @param text With code masked, or as it is.
 * @param start Where the text below the frontmatter begins.
 * @returns The offset of the brace.
 */
function crowdedBrace(text: string, start: number): number | undefined {
  let depth = 0;
  let tags = 0;
  let opened = 0;
  for (let at = text.indexOf('{', start); at >= 0 && at < text.length; at = next(text, at, depth)) {
    const character = text[at];
    if (text[at - 1] === '\\') continue;
    if (character === '{') {
      if (depth === 0) {
        opened = at;
        tags = 0;
      }
      depth += 1;
    } else if (character === '}') depth = Math.max(0, depth - 1);
    else if (character === '<' && depth > 0) {
      tags += 1;
      if (tags > tagLimit) return opened;
    }
  }
  return undefined;
}

/**
 * Where a brace opens that holds many tags: where the parser cannot read it, it is most likely never closed.
 * @param start Where the text below the frontmatter begins.
 * @returns The offset of the brace.
 */
export const braceAroundTags = (text: string, start = 0): number | undefined =>
  crowdedBrace(maskCode(text), start);

/** How far behind a brace code must not be for it to be checked (characters): some paragraphs. */
const strayReach = 2000;

/** Signs of Markdown, tags and braces in ordinary texts; the page with most has 400. */
const ordinarySigns = 10_000;

/** Whether a text consists of signs more than of words. */
function hasManySigns(text: string): boolean {
  if (text.length <= ordinarySigns) return false;
  let signs = 0;
  for (const _sign of text.matchAll(/[<>{}[\]()`*_~|!&#-]/g)) {
    signs += 1;
    if (signs > ordinarySigns) return true;
  }
  return false;
}

/** How deep brackets of ordinary texts nest. */
const ordinaryDepth = 20;

/** A paragraph that begins like code and has a tag in it: the parser has ended its process over such ones. */
const moduleWithTag = /^(?:import|export)\b(?:(?!\n[ \t\r]*\n)[^<]){0,2000}</m;

/** Fenced code in a quotation or list: only the parser knows for certain where it ends. */
const containedFence = /^[ \t>*+\d.)-]+(?:```|~~~)/m;

/**
 * Whether a brace that holds many tags is a mistake for certain: it is in a text, where braces hold a name, and
 * neither in a tag nor anywhere near code.
 * @param text The text as it is.
 * @param brace Where it opens, in the text with code masked.
 */
export function isStrayBrace(text: string, brace: number): boolean {
  if (containedFence.test(text)) return false;
  const lineStart = text.lastIndexOf('\n', brace) + 1;
  const reach = text.slice(lineStart, brace + strayReach);
  if (reach.includes('`') || reach.includes('~~~')) return false;
  let tag = brace;
  do tag = text.lastIndexOf('<', tag - 1);
  while (tag > 0 && !/[A-Za-z/]/.test(text[tag + 1] ?? ''));
  return tag < 0 || tagEnd(text, tag) <= brace;
}

/**
 * Whether a text has anything that could hang the native parser or end its process. What is code and what is not is
 * left aside: only the parser knows for certain.
 * @param start Where the text below the frontmatter begins.
 */
export const isRisky = (text: string, start = 0): boolean =>
  hasManySigns(text) ||
  crowdedBrace(text, start) !== undefined ||
  excessiveNesting(text, ordinaryDepth) !== undefined ||
  moduleWithTag.test(text);
