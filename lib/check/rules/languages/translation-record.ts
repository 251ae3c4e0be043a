import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isTag, offsetOf, type TreeNode } from '@/lib/check/extract/markdown';
import { readYaml } from '@/lib/check/extract/yaml';
import { readMdx } from '@/lib/check/read-mdx';
import { frontmatterTextsIn } from '@/lib/check/texts-in';
import { isPlainFile } from '@/lib/content/file-tree';
import { type Source, splitFrontmatter } from '@/lib/content/source';
import { isLocale, type Locale } from '@/lib/i18n/locales';

/** A stretch of a page that is translated as one: a paragraph, a heading, a tag, a text of the frontmatter. */
export type SourceBlock = {
  /** What a writer calls it, e.g. `paragraph`, `<Feature>`, `title`. */
  name: string;
  /** Its source, spaces and line ends made one space. */
  text: string;
  offset: number;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function frontmatterBlocks({ text }: Source): SourceBlock[] {
  const { yaml } = splitFrontmatter(text);
  const { raw, valueOffset } = readYaml(
    yaml,
    // What is recorded is the text as written: no fact is filled in.
    'shared',
    yaml === '' ? 0 : text.indexOf('\n') + 1,
  );
  return frontmatterTextsIn(raw).map((found) => ({
    name: found.path.join('.'),
    text: oneLine(found.text),
    offset: valueOffset(found.path) ?? 0,
  }));
}

const nameOf = (node: TreeNode) =>
  isTag(node) ? `<${node.name ?? ''}>` : node.type.replace(/([A-Z])/g, ' $1').toLowerCase();

/** The blocks of a node: of a tag around others, its opening and the blocks within. */
function blocksOf(node: TreeNode, source: string): SourceBlock[] {
  const offset = offsetOf(node);
  const end = node.position?.end.offset ?? offset;
  const [first] = node.children ?? [];
  const name = nameOf(node);
  if (node.type !== 'mdxJsxFlowElement' || !first)
    return [{ name, text: oneLine(source.slice(offset, end)), offset }];
  const opening = oneLine(source.slice(offset, offsetOf(first)));
  const within = (node.children ?? []).flatMap((child) => blocksOf(child, source));
  // A tag without properties says nothing that could change.
  return opening.includes('=') ? [{ name, text: opening, offset }, ...within] : within;
}

/**
 * A page's blocks in the order of the file.
 * @returns undefined when the page cannot be parsed.
 */
export function sourceBlocks(source: Source): SourceBlock[] | undefined {
  try {
    const { tree, gaps } = readMdx(source, []);
    if (!tree || gaps.length > 0) return undefined;
    const { children = [] } = tree as TreeNode;
    return [...frontmatterBlocks(source), ...children.flatMap((n) => blocksOf(n, source.text))];
  } catch {
    // Nested without end, or referring to itself: reported by the rules about the file.
    return undefined;
  }
}

/** Why a translation was stamped: it renders the source anew, or only the source's wording changed. */
export type StampReason = 'translation' | 'wording';

/** Which source text a translation renders. */
export type TranslationRecord = {
  stamped: StampReason;
  /** Hash of the source's file: where it has not changed, nothing has. */
  source: string;
  /** One line for each block: its hash, and its text, cut where it is long. */
  blocks: readonly string[];
};

/** Records by page id and language. */
export type TranslationRecords = Record<string, Partial<Record<Locale, TranslationRecord>>>;

/** How much of a block is kept, so that a change can be shown: a long sentence or two. */
const keptLength = 240;

/** Stands where a text is cut. */
export const cut = '…';

const hashLength = 8;

export const hashOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, hashLength);

/** A block as it is recorded: `hash text`. */
export function recordedBlock({ text }: Pick<SourceBlock, 'text'>): string {
  const kept = text.length > keptLength ? text.slice(0, keptLength) + cut : text;
  return `${hashOf(text)} ${kept}`;
}

/** Hash and kept text of a recorded block. */
export const readBlock = (recorded: string) => ({
  hash: recorded.slice(0, hashLength),
  text: recorded.slice(hashLength + 1),
});

/**
 * Records a source text for a translation.
 * @returns undefined when the source cannot be parsed.
 */
export function recordOf(source: Source, stamped: StampReason): TranslationRecord | undefined {
  const blocks = sourceBlocks(source)?.map(recordedBlock);
  return blocks && { stamped, source: hashOf(source.text), blocks };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A record as it is in the file; undefined when something else is there. */
function readRecord(value: unknown): TranslationRecord | undefined {
  if (!isRecord(value) || typeof value['source'] !== 'string') return undefined;
  const { blocks, source, stamped } = value;
  if (!Array.isArray(blocks) || !blocks.every((block) => typeof block === 'string'))
    return undefined;
  return { stamped: stamped === 'wording' ? 'wording' : 'translation', source, blocks };
}

/**
 * Reads the file of records.
 * @returns Its records; none when there is no file. What is no record is left out.
 * @throws SyntaxError when the file is not JSON.
 */
export function readRecords(file: string): TranslationRecords {
  if (!isPlainFile(file)) return {};
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(data)) return {};
  const pages = Object.entries(data).map(([id, byLocale]) => {
    const entries = Object.entries(isRecord(byLocale) ? byLocale : {})
      .filter(([locale]) => isLocale(locale))
      .map(([locale, value]) => [locale, readRecord(value)] as const)
      .filter(([, record]) => record !== undefined);
    return [id, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(pages);
}

/** A block that was added to a source, removed from it, or changed in it. */
type BlockChange = {
  /** Number of the block before; of one that was added, of the block before which it is. */
  before: number;
  /** Number of the block now, unless it was removed. */
  now?: number;
  isNew: boolean;
};

/** Texts of more blocks than these are compared as a whole (the table below grows with their product). */
const largestTable = 1_000_000;

/** For each pair of positions, how many blocks the rest of both texts have in common, in order. */
function commonRest(before: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      const below = table[i + 1];
      if (!row || !below) continue;
      row[j] =
        before[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Stretches that differ: from and to, before and now. */
type Stretch = { from: number; to: number; nowFrom: number; nowTo: number };

function stretches(before: readonly string[], now: readonly string[]): Stretch[] {
  if (before.length * now.length > largestTable)
    return [{ from: 0, to: before.length, nowFrom: 0, nowTo: now.length }];
  const rest = commonRest(before, now);
  const found: Stretch[] = [];
  let open: Stretch | undefined;
  for (let i = 0, j = 0; i < before.length || j < now.length; ) {
    if (i < before.length && j < now.length && before[i] === now[j]) {
      i += 1;
      j += 1;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { from: i, to: i, nowFrom: j, nowTo: j };
      found.push(open);
    }
    const isRemoved =
      j >= now.length || (i < before.length && (rest[i + 1]?.[j] ?? 0) >= (rest[i]?.[j + 1] ?? 0));
    if (isRemoved) i += 1;
    else j += 1;
    open.to = i;
    open.nowTo = j;
  }
  return found;
}

/**
 * Compares a text with what it was.
 * @param before Hashes of its blocks before.
 * @param now Hashes of its blocks now.
 * @returns Changes in the order of the text.
 */
export function compareBlocks(before: readonly string[], now: readonly string[]): BlockChange[] {
  let head = 0;
  while (head < before.length && head < now.length && before[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, now.length) - head;
  while (tail < most && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const inner = stretches(
    before.slice(head, before.length - tail),
    now.slice(head, now.length - tail),
  );
  return inner.flatMap(({ from, to, nowFrom, nowTo }) =>
    Array.from({ length: Math.max(to - from, nowTo - nowFrom) }, (_, index): BlockChange => {
      const isNew = from + index >= to;
      return {
        before: head + Math.min(from + index, to),
        now: nowFrom + index < nowTo ? head + nowFrom + index : undefined,
        isNew,
      };
    }),
  );
}
