import { distance } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { type Source, splitFrontmatter } from '@/lib/content/source';
import { parseMdx } from '@/lib/mdx/parse';
import type { Finding } from './problem';
import { expressionMessage, tagFault } from './syntax-messages';
import { unpaired, type WrittenTag, writtenTags } from './written-tags';

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

/** The first line of a frontmatter. */
const frontmatterBegins = /^---[ \t]*\r?\n/;

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

/**
 * The `{` that is open at an offset.
 * @param isEnd Whether it is the end of the text: then the last one is meant; else that of the property, or the first of the paragraph.
 */
function openBrace(text: string, offset: number, isEnd: boolean): number {
  let depth = 0;
  let found = Math.max(0, offset - 1);
  for (let at = offset - 1; at >= 0; at -= 1) {
    if (!isEnd && /\n[ \t]*\n$/.test(text.slice(Math.max(0, at - 1), at + 1))) break;
    if (text[at] === '}') depth += 1;
    if (text[at] !== '{') continue;
    if (depth > 0) {
      depth -= 1;
      continue;
    }
    found = at;
    if (isEnd || text[at - 1] === '=') break;
  }
  return found;
}

/** Names of the tags in a part that cannot be parsed whose other halves are not in it: opened ones, and closed ones. */
function unpairedNames(text: string): { open: string[]; closed: string[] } {
  const open: string[] = [];
  const closed: string[] = [];
  for (const [, slash, name = '', rest = ''] of text.matchAll(/<(\/?)([A-Za-z][\w.]*)([^<]*)/g)) {
    if (!slash && !rest.includes('/>')) open.push(name);
    if (!slash) continue;
    const at = open.lastIndexOf(name);
    if (at < 0) closed.push(name);
    else open.splice(at);
  }
  return { open, closed };
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

  constructor(
    private text: string,
    private readonly source: Source,
    private readonly blocks: readonly string[],
  ) {}

  /**
   * Takes a part out of the text.
   * @param lost Names of tags whose other halves go with it.
   */
  private leaveOut(region: Region, lost: readonly string[]): void {
    if (outline.test(this.text.slice(region.start, region.end))) this.result.isOutlineKnown = false;
    this.lost.push(...lost);
    this.text = blanked(this.text, region);
    this.result.gaps.push({ start: region.start, end: region.end });
  }

  /** Takes a part out that cannot be read, with all tags in it. */
  private leaveOutBroken(region: Region): void {
    const { open, closed } = unpairedNames(this.text.slice(region.start, region.end));
    this.leaveOut(region, [...open, ...closed]);
  }

  /** Whether a tag only lost its other half. */
  private isFollowOn({ name }: WrittenTag): boolean {
    const at = this.lost.findIndex((lost) => distance(lost.toLowerCase(), name.toLowerCase()) <= 2);
    if (at >= 0) this.lost.splice(at, 1);
    return at >= 0;
  }

  /** Code that never ends: it takes in the closing tags of all that is open before it. */
  private takeFence(offset: number): void {
    const message =
      'the code that begins here never ends: expected a line of ``` or ~~~ after it, as in its first line';
    this.result.findings.push({ offset, message });
    const { open } = unpairedNames(this.text.slice(0, offset));
    this.leaveOut({ start: offset, end: this.text.length }, open);
  }

  /** A paragraph that the parser takes for an import or export. */
  private takeModule(at: number): void {
    const starts = [...this.text.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)];
    const start = starts.at(-1)?.index ?? at;
    const behind = this.text.slice(start).search(/\n[ \t\r]*\n/);
    this.result.modules.push(start);
    this.leaveOutBroken({ start, end: behind < 0 ? this.text.length : start + behind });
  }

  /** An expression in braces, of a property or of the text, or a brace that is never closed. */
  private takeExpression(place: number, isEnd: boolean): void {
    const at = place + (/^\s*/.exec(this.text.slice(place))?.[0].length ?? 0);
    const start = openBrace(this.text, place, isEnd);
    const tag = this.text.lastIndexOf('<', start);
    const [, name] =
      /^<([A-Za-z][\w.]*)[^<]*=\s*$/.exec(this.text.slice(Math.max(0, tag), start)) ?? [];
    const begin = name ? `the tag <${name}> cannot be read: ` : '';
    const message = isEnd
      ? `${begin}the { is never closed: write } where it ends, or \\{ for the sign itself`
      : expressionMessage(this.text.slice(start, at), this.text.slice(at), name !== undefined);
    this.result.findings.push({ offset: isEnd ? start : at, message });
    if (name) this.leaveOutBroken(tagRegion(this.text, tag, isEnd ? start : at));
    else this.leaveOut({ start, end: start + 1 }, []);
  }

  /** A tag, or what begins like one. */
  private takeTag(place: number, isEnd: boolean): void {
    const start = isEnd ? this.unfinishedTag(place) : this.text.lastIndexOf('<', place);
    const at = isEnd ? start : place;
    const isTag = /[A-Za-z/!]/.test(this.text[start + 1] ?? '');
    const region = isTag ? tagRegion(this.text, start, at) : { start, end: start + 1 };
    const tag = this.text.slice(start, Math.max(region.end, at + 40));
    const fault = tagFault(tag, at - start);
    this.result.findings.push({ offset: start + fault.at, message: fault.message });
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

  private takeUnclosed(tag: WrittenTag, message: string): void {
    const isFollowOn = this.isFollowOn(tag);
    this.leaveOut(tag, isFollowOn ? [] : [tag.name]);
    if (isFollowOn) return;
    if (this.blocks.includes(tag.name)) this.result.findings.push({ offset: tag.start, message });
    else this.result.unclosedTags.push({ name: tag.name, offset: tag.start });
  }

  /**
   * A closing tag that fits no opening one.
   * @param opener The tag that is open before it, if one is.
   * @param isMissed Whether that one is closed nowhere else.
   */
  private takeStray(stray: WrittenTag, opener: WrittenTag | undefined, isMissed: boolean): void {
    const { name } = stray;
    if (this.isFollowOn(stray)) {
      this.leaveOut(stray, []);
      return;
    }
    if (opener && isMissed && !this.blocks.includes(opener.name)) {
      this.result.unclosedTags.push({ name: opener.name, offset: opener.start });
      this.leaveOut(opener, []);
      this.leaveOut(stray, []);
      return;
    }
    const line = opener && this.source.at(opener.start).line;
    const message = opener
      ? `</${name}> closes nothing: write </${opener.name}> for the <${opener.name}> in line ${line}, or take it out`
      : `</${name}> closes nothing: write <${name}> before it, or take it out`;
    this.result.findings.push({ offset: stray.start, message });
    this.leaveOut(stray, opener && isMissed ? [opener.name] : []);
  }

  /**
   * Tags that do not make pairs, or whose halves are not both in the same paragraph or list.
   * @param region What the parser was in, where it says so.
   */
  private takePair(region: Region | undefined): void {
    const tags = writtenTags(this.text);
    const { open, stray } = unpaired(tags);
    const top = open.at(-1);
    if (stray && open.some(({ name }) => name === stray.name) && top) {
      const { line } = this.source.at(stray.start);
      const message = `<${top.name}> is never closed: expected </${top.name}> before </${stray.name}> in line ${line}`;
      this.takeUnclosed(top, message);
      return;
    }
    if (stray) {
      const behind = tags.slice(tags.indexOf(stray) + 1);
      const isMissed = !behind.some(({ kind, name }) => kind === 'closing' && name === top?.name);
      this.takeStray(stray, top, isMissed);
      return;
    }
    if (top) {
      const message = `<${top.name}> is never closed: expected </${top.name}>, or <${top.name} … /> where nothing is in it`;
      this.takeUnclosed(top, message);
      return;
    }
    const inside = tags.filter(
      ({ start, end }) => region && start >= region.start && end <= region.end,
    );
    const part = unpaired(inside);
    const [tag] = part.stray ? [part.stray] : part.open;
    if (!tag) return;
    const message = `<${tag.name}> and </${tag.name}> are not in the same paragraph, list item or quotation: expected each on a line of its own, with empty lines around it`;
    this.takeUnclosed(tag, message);
  }

  private take({ ruleId, source, place, reason }: VFileMessage): boolean {
    const before = this.text;
    const point = place && ('start' in place ? place.start : place);
    const at = Math.min(point?.offset ?? this.text.length, this.text.length);
    const isEnd = ruleId === 'unexpected-eof';
    if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash')
      this.takePair(
        place && 'start' in place ? { start: at, end: place.end.offset ?? at } : undefined,
      );
    else if (source === 'micromark-extension-mdxjs-esm') this.takeModule(at);
    else if (source === 'micromark-extension-mdx-jsx') this.takeTag(at, isEnd);
    else if (source === 'micromark-extension-mdx-expression') this.takeExpression(at, isEnd);
    else this.result.findings.push({ offset: at, message: reason });
    return this.text !== before;
  }

  read(): ReadMdx {
    const offset = unclosedFence(this.text);
    if (offset !== undefined) this.takeFence(offset);
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
  const reading = new Reading(blanked(text, { start: 0, end: start }), source, blocks);
  // Where the frontmatter ends cannot be told: other rules say so.
  if (start === 0 && frontmatterBegins.test(text)) return reading.result;
  return reading.read();
}
