import { distance } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { type Source, splitFrontmatter } from '@/lib/content/source';
import { parseMdx } from '@/lib/mdx/parse';
import type { Finding } from './problem';
import { expressionMessage, tagFault, unclosedBrace } from './syntax-messages';
import { type WrittenTag, writtenTags } from './written-tags';

/** A part of a text, by offsets. */
type Region = { start: number; end: number };

/** As much of a text's syntax tree as can be had, and what is wrong with the rest. */
export type ReadMdx = {
  /** None where too much is broken. */
  tree?: Root;
  findings: Finding[];
  /** Imports and exports. */
  modules: number[];
  /** Tags that are no blocks and never closed: most likely misspelt, or HTML. */
  unclosedTags: { name: string; offset: number }[];
  /** Stretches that are left out of the tree; none when the text is sound. */
  gaps: Region[];
  /** Whether tags and headings outside the gaps are in the tree as they were meant. */
  isOutlineKnown: boolean;
};

/** Most mistakes that are looked for behind one another. */
const mostFaults = 10;

/** What in a part of a text may have held the outline together: a tag, a heading, code. */
const outline = /<\/?[A-Za-z>]|^[ \t>]*(?:#{1,6}[ \t]|={3,}|-{3,}|```|~~~)/m;

/** A text with blanks in place of a part: what is behind it stays where it is. */
const blanked = (text: string, { start, end }: Region): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);

/** A line that begins or ends fenced code; in quotations and lists it ends with them. */
const fence = /^(`{3,}|~{3,})(.*)$/gm;

/** Where fenced code begins that never ends: everything behind it would be shown as code. */
function unclosedFence(text: string): number | undefined {
  let open: { marks: string; offset: number } | undefined;
  for (const { index, 1: marks = '', 2: rest = '' } of text.matchAll(fence)) {
    if (!open) {
      // A code span may begin a line, too: it has a backtick behind its words.
      if (!marks.startsWith('`') || !rest.includes('`')) open = { marks, offset: index };
    } else if (marks.startsWith(open.marks) && rest.trim() === '') open = undefined;
  }
  return open?.offset;
}

/** Where the tag ends that the parser cannot read: at its `>`, or before the next block that begins with a tag. */
function tagRegion(text: string, start: number, at: number): Region {
  const own = start === at ? at + 1 : at;
  const close = text.startsWith('<!--', start)
    ? text.indexOf('-->', start) + 2
    : text.indexOf('>', own);
  const next = text.slice(own).search(/\n[ \t]*\n[ \t]*</);
  const ends = [close + 1, next < 0 ? 0 : own + next].filter((end) => end > own);
  return { start, end: Math.min(...ends, text.length) };
}

/** The braces that are open at an offset, the outermost first. */
function openBraces(text: string, from: number, to: number): number[] {
  const open: number[] = [];
  for (const { 0: sign, index } of text.slice(from, to).matchAll(/[{}]/g)) {
    if (sign === '{') open.push(from + index);
    else open.pop();
  }
  return open;
}

/** Reads a text again and again, each time without what could not be read. */
class Reading {
  readonly result: ReadMdx = {
    findings: [],
    modules: [],
    unclosedTags: [],
    gaps: [],
    isOutlineKnown: true,
  };

  /** Names of tags whose other halves were left out: these are no mistakes of their own. */
  private readonly lost: string[] = [];

  /** Whether code that never ends has taken in the closing tags of all that is open before it. */
  private isEndLost = false;

  constructor(
    private text: string,
    private readonly source: Source,
    private readonly blocks: readonly string[],
  ) {}

  private tell(offset: number, message: string): void {
    this.result.findings.push({ offset, message });
  }

  /** Takes a part out of the text. */
  private leaveOut({ start, end }: Region): void {
    if (outline.test(this.text.slice(start, end))) this.result.isOutlineKnown = false;
    this.text = blanked(this.text, { start, end });
    this.result.gaps.push({ start, end });
  }

  /** Takes a part out that cannot be read: tags in it may have their other halves elsewhere. */
  private leaveOutBroken(region: Region): void {
    const broken = this.text.slice(region.start, region.end);
    if (!broken.endsWith('/>'))
      this.lost.push(...[...broken.matchAll(/<\/?([A-Za-z][\w.]*)/g)].map(([, name = '']) => name));
    this.leaveOut(region);
  }

  /** Whether a tag only lost its other half. */
  private isFollowOn({ name }: WrittenTag): boolean {
    const at = this.lost.findIndex((lost) => distance(lost.toLowerCase(), name.toLowerCase()) <= 2);
    if (at >= 0) this.lost.splice(at, 1);
    return at >= 0;
  }

  /** A paragraph that the parser takes for an import or export. */
  private takeModule(at: number): void {
    const starts = [...this.text.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)];
    const start = starts.at(-1)?.index ?? at;
    const behind = this.text.slice(start).search(/\n[ \t]*\n/);
    this.result.modules.push(start);
    this.leaveOutBroken({ start, end: behind < 0 ? this.text.length : start + behind });
  }

  /** An expression in braces, of a property or of the text, or a brace that is never closed. */
  private takeExpression(place: number, isEnd: boolean): void {
    const at = place + this.text.slice(place).search(/\S|$/);
    const paragraph = isEnd ? 0 : Math.max(0, this.text.lastIndexOf('\n\n', place));
    const open = openBraces(this.text, paragraph, place);
    const ofProperty = open.findLast((brace) => this.text[brace - 1] === '=');
    const start = (isEnd ? open.at(-1) : (ofProperty ?? open[0])) ?? Math.max(0, place - 1);
    const tag = this.text.lastIndexOf('<', start);
    const before = this.text.slice(Math.max(0, tag), start);
    const [, name] = /^<([A-Za-z][\w.]*)[^<]*=\s*$/.exec(before) ?? [];
    if (isEnd) this.tell(start, unclosedBrace(name));
    else this.tell(at, expressionMessage(this.text.slice(start, at), this.text.slice(at), !!name));
    if (name) this.leaveOutBroken(tagRegion(this.text, tag, isEnd ? start : at));
    else this.leaveOut({ start, end: start + 1 });
  }

  /** A tag, or what begins like one. */
  private takeTag(place: number, isEnd: boolean): void {
    const start = isEnd ? this.unfinishedTag(place) : this.text.lastIndexOf('<', place);
    const at = isEnd ? start : place;
    const isTag = /[A-Za-z/!]/.test(this.text[start + 1] ?? '');
    const region = isTag ? tagRegion(this.text, start, at) : { start, end: start + 1 };
    const tag = this.text.slice(start, Math.max(region.end, at + 40));
    const fault = tagFault(tag, at - start);
    this.tell(start + fault.at, fault.message);
    this.leaveOutBroken(region);
  }

  /** The tag that is not finished at the end of the text: the first whose quotation marks and `>` make no whole. */
  private unfinishedTag(end: number): number {
    const starts = [...this.text.slice(0, end).matchAll(/<\/?[A-Za-z]/g)].map(({ index }) => index);
    const whole = /<\/?(?:[^<>"']|"[^"]*"|'[^']*')*>/y;
    const open = starts.find((start) => {
      whole.lastIndex = start;
      return !whole.test(this.text);
    });
    return open ?? starts.at(-1) ?? Math.max(0, end - 1);
  }

  /** A tag without its other half. */
  private takeUnpaired(tag: WrittenTag, message: string): void {
    this.leaveOut(tag);
    if (this.isFollowOn(tag)) return;
    this.lost.push(tag.name);
    if (this.blocks.includes(tag.name)) this.tell(tag.start, message);
    else this.result.unclosedTags.push({ name: tag.name, offset: tag.start });
  }

  /** A closing tag that fits no opening one; it may be meant for the innermost that is open, which nothing else closes. */
  private takeStray(stray: WrittenTag, opener: WrittenTag | undefined, isMeant: boolean): void {
    this.leaveOut(stray);
    if (isMeant && opener) this.leaveOut(opener);
    if (this.isFollowOn(stray)) return;
    if (isMeant && opener && !this.blocks.includes(opener.name)) {
      this.result.unclosedTags.push({ name: opener.name, offset: opener.start });
      return;
    }
    const advice = opener
      ? `write </${opener.name}> for the <${opener.name}> in line ${this.source.at(opener.start).line}`
      : `write <${stray.name}> before it`;
    this.tell(stray.start, `</${stray.name}> closes nothing: ${advice}, or take it out`);
  }

  /**
   * Takes out all tags that do not make pairs.
   * @returns Whether there are any.
   */
  private takeAllUnpaired(tags: readonly WrittenTag[]): boolean {
    const before = this.text;
    const open: WrittenTag[] = [];
    for (const [index, tag] of tags.entries()) {
      if (tag.kind === 'opening') open.push(tag);
      if (tag.kind !== 'closing') continue;
      const own = open.findLastIndex(({ name }) => name === tag.name);
      if (own >= 0) {
        const { line } = this.source.at(tag.start);
        for (const one of open.splice(own).slice(1))
          this.takeUnpaired(
            one,
            `<${one.name}> is never closed: expected </${one.name}> before </${tag.name}> in line ${line}`,
          );
        continue;
      }
      const top = open.at(-1);
      const isClosed = tags
        .slice(index)
        .some((one) => one.kind === 'closing' && one.name === top?.name);
      if (!isClosed) open.pop();
      this.takeStray(tag, top, !isClosed);
    }
    for (const one of open) {
      if (this.isEndLost) this.leaveOut(one);
      else
        this.takeUnpaired(
          one,
          `<${one.name}> is never closed: expected </${one.name}>, or <${one.name} … /> where nothing is in it`,
        );
    }
    return this.text !== before;
  }

  /**
   * Tags that do not make pairs, or whose halves are not both in the same paragraph or list.
   * @param region What the parser was in.
   */
  private takePair({ start, end }: Region): void {
    const tags = writtenTags(this.text);
    if (this.takeAllUnpaired(tags)) return;
    const inside = tags.filter((tag) => tag.start >= start && tag.end <= end);
    const tag = inside.find(
      ({ name, kind }, index) =>
        kind !== 'whole' &&
        !inside.some((one, other) => one.name === name && one.kind !== 'whole' && other !== index),
    );
    if (!tag) return;
    const message = `<${tag.name}> and </${tag.name}> are not in the same paragraph, list item or quotation: expected each on a line of its own, with empty lines around it`;
    this.takeUnpaired(tag, message);
  }

  private take({ ruleId, source, place, reason }: VFileMessage): boolean {
    const before = this.text;
    const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
    const at = Math.min(start?.offset ?? this.text.length, this.text.length);
    const isEnd = ruleId === 'unexpected-eof';
    if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash')
      this.takePair({ start: at, end: end?.offset ?? at });
    else if (source === 'micromark-extension-mdxjs-esm') this.takeModule(at);
    else if (source === 'micromark-extension-mdx-jsx') this.takeTag(at, isEnd);
    else if (source === 'micromark-extension-mdx-expression') this.takeExpression(at, isEnd);
    else this.tell(at, reason);
    return this.text !== before;
  }

  read(): ReadMdx {
    const offset = unclosedFence(this.text);
    if (offset !== undefined) {
      this.tell(
        offset,
        'the code that begins here never ends: expected a line of ``` or ~~~ after it, as in its first line',
      );
      this.isEndLost = true;
      this.leaveOut({ start: offset, end: this.text.length });
    }
    for (let attempt = 0; attempt <= mostFaults; attempt += 1) {
      try {
        this.result.tree = parseMdx(this.text);
        return this.result;
      } catch (error) {
        if (!(error instanceof VFileMessage)) throw error;
        if (!this.take(error)) return this.result;
      }
    }
    return this.result;
  }
}

/**
 * Reads a file's MDX, and goes on behind what cannot be read. A mistake that may follow from another one is
 * not reported: it shows when the other is fixed.
 * @param blocks Names of the blocks.
 */
export function readMdx(source: Source, blocks: readonly string[]): ReadMdx {
  const { text } = source;
  const start = text.length - splitFrontmatter(text).body.length;
  return new Reading(blanked(text, { start: 0, end: start }), source, blocks).read();
}
