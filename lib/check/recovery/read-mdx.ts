import type { Root } from 'mdast';
import { offsetOf, type TreeNode } from '@/lib/check/extract/markdown';
import { maskCode } from '@/lib/check/mask-code';
import { bodyStart, parseMdx } from '@/lib/check/mdx-tree';
import { isRisky } from '@/lib/check/nesting';
import type { Finding } from '@/lib/check/problem';
import { treeLimit } from '@/lib/content/limits';
import type { Source } from '@/lib/content/source';
import { brokenRegion, type Region } from './broken-region';
import { type Damage, Draft } from './draft';
import { characterMessage } from './fault-messages';
import { propertyFault } from './property-fault';
import { takeTags } from './tag-faults';
import { unbalancedTags } from './written-tags';

/** A line that begins or ends fenced code; in quotations and lists it ends with them. */
const fence = /^(`{3,}|~{3,})(.*)$/gm;

/**
 * Where fenced code begins that never ends: everything behind it would be shown as code.
 * @param first Where the text below the frontmatter begins.
 */
function unclosedFence(text: string, first: number): number | undefined {
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

/** Code that never ends, with all that it takes in: the tags that are open before it are closed in there. */
function damageByFence(text: string, first: number): Damage[] {
  const offset = unclosedFence(text, first);
  if (offset === undefined) return [];
  const message =
    'the code that begins here never ends: expected a line of ``` or ~~~ after it, as in its first line';
  const before = unbalancedTags(maskCode(text.slice(0, offset)).slice(first));
  const ends = before.map(({ name }) => ({ name, isClosing: true }));
  return [{ region: { start: offset, end: text.length }, finding: { offset, message }, ends }];
}

/**
 * What a character makes unreadable that cannot be where it is.
 * @param reason What the parser says.
 */
function damageByCharacter(
  text: string,
  first: number,
  { offset, reason }: { offset: number; reason: string },
): Damage {
  const masked = maskCode(text);
  const region = brokenRegion(masked, offset, first);
  const found = masked.slice(offset, Math.max(region.end, offset + 2));
  const before = text.slice(Math.min(region.start, offset), offset);
  const message = characterMessage(reason, found, before);
  const [begin] = /^the tag <[^>]+> cannot be read: /.exec(message) ?? [];
  const own = begin === undefined ? undefined : propertyFault(text.slice(0, region.end), offset);
  // In a tag of many lines, its first one says nothing of where to look.
  const isBelow = own !== undefined && text.slice(offset, own.offset).includes('\n');
  const finding = isBelow
    ? { offset: own.offset, message: `${begin}${own.message}` }
    : { offset, message };
  return { region, finding };
}

/** As much of a text's syntax tree as can be had, and what is wrong with the rest. */
export type ReadMdx = {
  /** None where too much is broken. */
  tree?: Root;
  findings: readonly Finding[];
  /** Imports and exports that take in the text behind them. */
  modules: readonly number[];
  /** Tags that are no blocks and never closed: most likely misspelt, or HTML. */
  unclosedTags: readonly { name: string; offset: number }[];
  /** Stretches that are left out of the tree; none when the text is sound. */
  gaps: readonly Region[];
  /** Whether tags and headings outside the gaps are in the tree as they were meant. */
  isOutlineKnown: boolean;
};

/** Most characters that are parsed again for one document: some 20 ms for real text. */
const budget = 400_000;

/** Most mistakes that are looked for behind one another. */
const mostAttempts = 40;

/** Most times that the parser is waited for in vain: 0.8 s each. */
const mostCostly = 2;

/** Most times that a text is tried before it is parsed: 0.1 s each. */
const mostTried = 4;

/** Where an import or export is that the parser takes for more than its own lines. */
function unendedModule({ children }: Root): number | undefined {
  const found = (children as TreeNode[]).find(
    ({ type, value = '' }) => type === 'mdxjsEsm' && /\n[ \t\r]*\n/.test(value),
  );
  return found && offsetOf(found);
}

/** Where that many tags lack their other halves, each parsing finds one more of them, and takes long. */
const isHopeless = ({ text, first }: Draft) =>
  unbalancedTags(maskCode(text).slice(first)).length > treeLimit;

/**
 * Reads a file's MDX, and goes on behind what cannot be read. A mistake that may follow from another one is
 * not reported: it shows when the other is fixed.
 * @param blocks Names of the blocks.
 */
export function readMdx(source: Source, blocks: readonly string[]): ReadMdx {
  const { text } = source;
  const first = bodyStart(text);
  const damages: Damage[] = damageByFence(text, first);
  const modules: number[] = [];
  let draft = new Draft(text, first, damages);
  let tree: Root | undefined;
  let costly = 0;
  let tried = 0;
  const attempts = Math.min(mostAttempts, Math.max(3, budget / (text.length + 1)));
  for (let attempt = 0; attempt < attempts && !tree; attempt += 1) {
    if (isRisky(draft.text, first)) tried += 1;
    if (tried > mostTried) break;
    const parsed = parseMdx(source, draft.text, first);
    const before = draft.text;
    if ('tree' in parsed) {
      const module = unendedModule(parsed.tree);
      if (module === undefined) tree = parsed.tree;
      else {
        modules.push(module);
        damages.push({ region: brokenRegion(maskCode(draft.text), module, first) });
        draft = new Draft(text, first, damages);
      }
      continue;
    }
    const { fault } = parsed;
    if (fault.kind === 'frontmatter') break;
    if (fault.kind === 'limit')
      draft.findings.push({ offset: fault.offset, message: fault.reason });
    else if (fault.kind === 'character') {
      if (fault.isCostly) costly += 1;
      damages.push(damageByCharacter(draft.text, first, fault));
      // Tags reported before may have seemed to be without their other halves because of it: they are looked at anew.
      draft = new Draft(text, first, damages);
    } else takeTags(draft, fault, { source, blocks });
    if (draft.text === before || costly >= mostCostly || isHopeless(draft)) break;
  }
  const { findings, unclosedTags, held, gaps, isOutlineKnown } = draft;
  const isReported = findings.length + unclosedTags.length > 0;
  return {
    tree,
    findings: isReported ? findings : held,
    modules,
    unclosedTags,
    gaps,
    isOutlineKnown,
  };
}
