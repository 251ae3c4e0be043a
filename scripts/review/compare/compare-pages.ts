import { type Change, plural, shortHash } from './change';
import { type Fact, type FinishedPage, notThere, socialPicture, unreadable } from './read-page';
import { type BlockChange, diffBlocks, diffTexts, type Segment } from './text-diff';

/** Longer ones are cut in lists of results, in characters (as the check has it). */
const longest = { title: 60, description: 160 };

/** So much of a text is quoted in a title, in characters. */
const longestQuote = 60;

const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line}”`;
};

const wordsOf = (segments: readonly Segment[], kind: Segment['kind']) =>
  segments
    .filter((segment) => segment.kind === kind)
    .map(({ text }) => text.trim())
    .filter(Boolean);

/** An edit in words: `“Five” → “Six”`. */
export function editInWords(segments: readonly Segment[]): string {
  const [deleted, inserted] = [wordsOf(segments, 'deleted'), wordsOf(segments, 'inserted')];
  const [from, to] = [deleted.join(' … '), inserted.join(' … ')];
  if (from === '') return `${quote(to)} added`;
  if (to === '') return `${quote(from)} removed`;
  return `${quote(from)} → ${quote(to)}`;
}

/**
 * Knows an edit by what was put for what: the same words in the text, title, description and data of many pages are one change.
 * Words that only came or went may do so for many reasons, so that the text around them counts as well.
 */
function keyOfEdit(segments: readonly Segment[]): string {
  const words = [wordsOf(segments, 'deleted'), wordsOf(segments, 'inserted')];
  const isReplaced = words.every((list) => list.length > 0);
  const isShort = words.flat().join(' ').length < 12;
  const context = !isReplaced && isShort ? segments.map(({ text }) => text).join('') : '';
  return `words ${shortHash(JSON.stringify([...words, context]))}`;
}

const isHeading = ({ tag }: { tag: string }) => /^h[1-6]$/.test(tag);

/** What happened to the blocks of a change. */
function titleOfBlocks({ before, after, segments }: BlockChange): string {
  const [first] = [...after, ...before];
  const noun = first && isHeading(first) ? 'Heading' : 'Text';
  if (before.length > 0 && after.length > 0) return `${noun}: ${editInWords(segments)}`;
  const count = before.length + after.length;
  const more = count > 1 ? ` (${plural(count, 'block')})` : '';
  return `${noun} ${before.length === 0 ? 'added' : 'removed'}: ${quote(first?.text ?? '')}${more}`;
}

/** A page with more edits than this was rewritten: they are told together. */
const mostEdits = 12;

function textChanges(blocks: readonly BlockChange[]): Change[] {
  const changes = blocks.flatMap((block): Change[] => {
    const shown = block.after[0] ?? block.before[0];
    if (!shown) return [];
    const { region, heading } = shown;
    const where = region === 'main' ? '' : `${region}, `;
    return [
      {
        kind: 'text',
        key: keyOfEdit(block.segments),
        title: titleOfBlocks(block),
        place: heading ? `${where}below “${heading}”` : `${where}at the beginning`,
        segments: block.segments,
      },
    ];
  });
  if (changes.length <= mostEdits) return changes;
  const segments = changes.flatMap((one): Segment[] => [
    ...(one.segments ?? []),
    { kind: 'same', text: '\n' },
  ]);
  const title = `Text: ${changes.length} edits, the first ${editInWords(changes[0]?.segments ?? [])}`;
  return [{ kind: 'text', key: keyOfEdit(segments), title, segments }];
}

/** Headings that are gone, or none any more. Words that changed in one are a change of text. */
function headingChanges(before: FinishedPage, after: FinishedPage, blocks: readonly BlockChange[]) {
  const kept = new Set(after.headings);
  return before.headings.flatMap((text): Change[] => {
    const change = blocks.find((one) =>
      one.before.some((block) => isHeading(block) && block.text === text),
    );
    const isReworded = change?.after.some(isHeading) ?? false;
    // A whole section that went, heading and text, was taken out on purpose.
    const isSection = change?.after.length === 0 && !change.before.every(isHeading);
    if (kept.has(text) || isReworded || isSection) return [];
    return [
      {
        kind: 'text',
        // A heading that went is the same change as its text.
        key: change ? keyOfEdit(change.segments) : `heading ${text}`,
        title: `Heading ${change ? 'lost' : 'is a heading no more'}: ${quote(text)}`,
        segments: [{ kind: change ? 'deleted' : 'same', text }],
        isProblem: true,
      },
    ];
  });
}

/** Kinds of facts that are words, by what they are called. */
const names = {
  title: 'Title',
  description: 'Description',
  label: 'Alternative text or name',
  metadata: 'Metadata',
  data: 'Structured data',
};

/** What is likely a mistake in the words of a fact, as it is now. */
function faultOf({ kind, name, value }: Fact, was = ''): string | undefined {
  if (kind === 'metadata' && name === 'robots' && /noindex/.test(value))
    return 'Hidden from search engines (noindex)';
  if (kind === 'data' && value === unreadable) return 'Structured data is not readable';
  if (kind !== 'title' && kind !== 'description') return undefined;
  const most = longest[kind];
  if (value === '') return `${names[kind]} lost: ${quote(was)}`;
  if (value.length <= most || was.length > most) return undefined;
  return `${names[kind]} too long (${value.length} characters, lists of results show ${most}): ${quote(value)}`;
}

/** A fact in words that came, went or changed. */
function wordedChange(kind: keyof typeof names, old?: Fact, now?: Fact): Change {
  const segments = diffTexts(old?.value ?? '', now?.value ?? '');
  const fault = now && faultOf(now, old?.value);
  const follows = kind === 'metadata' || kind === 'data' || !old || !now;
  return {
    kind: kind === 'label' ? 'access' : 'data',
    key: fault && follows ? fault : keyOfEdit(segments),
    title: fault ?? `${names[kind]}: ${editInWords(segments)}`,
    place: (now ?? old)?.name,
    segments,
    isProblem: fault !== undefined,
    isConsequence: fault === undefined && follows,
  };
}

function pictureChange(old: Fact | undefined, now: Fact | undefined): Change {
  const name = (now ?? old)?.name ?? '';
  const isBroken = now?.value.includes(notThere) ?? false;
  const verb = !old ? 'added' : now ? 'changed' : 'removed';
  const was = old && old.name !== name ? ` (was ${old.name})` : '';
  return {
    kind: 'picture',
    key: `picture ${name} ${old?.value} ${now?.value}`,
    title: `Picture ${isBroken ? 'broken, its file is not there' : verb}: ${name}${was}`,
    place: name,
    isProblem: isBroken,
    // It is drawn of the title.
    isConsequence: name === socialPicture,
  };
}

function linkChange(old: Fact | undefined, now: Fact | undefined): Change | undefined {
  // Other words of a link to the same address are a change of text.
  if (old?.value === now?.value) return undefined;
  const words = `Link ${quote((now ?? old)?.name ?? '')}`;
  const title =
    old && now
      ? `${words} now leads to ${now.value}`
      : `${words} to ${(now ?? old)?.value} ${old ? 'removed' : 'added'}`;
  const segments = diffTexts(old?.value ?? '', now?.value ?? '');
  return { kind: 'link', key: title, title, segments, isConsequence: !old || !now };
}

/** Items that are on one side only, as often as they are. */
function difference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  lineOf: (item: Item) => string,
) {
  const missing = (from: readonly Item[], list: readonly Item[]) => {
    const lines = from.map(lineOf);
    return list.filter((item) => {
      const at = lines.indexOf(lineOf(item));
      if (at >= 0) lines.splice(at, 1);
      return at < 0;
    });
  };
  return { added: missing(before, after), removed: missing(after, before) };
}

/** Pairs facts that one side lacks with those that took their place. */
function factChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const lineOf = ({ kind, name, value }: Fact) => [kind, name, value].join('\0');
  const { added, removed } = difference(before.facts, after.facts, lineOf);
  const isPair = (a: Fact, b: Fact) =>
    a.kind === b.kind && (a.name === b.name || (a.kind === 'link' && a.value === b.value));
  // Another file in its place is the same picture as well.
  const isFile = ({ kind, name }: Fact) => kind === 'picture' && name !== socialPicture;
  const pairs: [Fact | undefined, Fact | undefined][] = [];
  for (const old of removed) {
    const same = added.findIndex((now) => isPair(old, now));
    const at = same < 0 && isFile(old) ? added.findIndex(isFile) : same;
    pairs.push([old, at < 0 ? undefined : added.splice(at, 1)[0]]);
  }
  pairs.push(...added.map((now): [undefined, Fact] => [undefined, now]));
  const changes = pairs.flatMap(([old, now]): Change[] => {
    const kind = (now ?? old)?.kind;
    if (kind === undefined) return [];
    if (kind === 'picture') return [pictureChange(old, now)];
    if (kind === 'link') return [linkChange(old, now)].filter((one) => one !== undefined);
    return [wordedChange(kind, old, now)];
  });
  return [...new Map(changes.map((change) => [`${change.key} ${change.title}`, change])).values()];
}

/** Compares both sides of a page in all that can be read from its files. */
export function comparePages(
  before: FinishedPage,
  after: FinishedPage,
): { blocks: readonly BlockChange[]; changes: Change[] } {
  const blocks = diffBlocks(before.blocks, after.blocks);
  const changes = [
    ...headingChanges(before, after, blocks),
    ...textChanges(blocks),
    ...factChanges(before, after),
  ];
  return { blocks, changes };
}
