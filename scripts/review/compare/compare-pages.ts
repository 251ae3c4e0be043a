import { type Change, plural, shortHash } from './change';
import { type FinishedPage, isHeading, notThere, socialPicture, unreadable } from './read-page';
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
function editInWords(segments: readonly Segment[]): string {
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

/** A heading that is gone or none any more; a whole section that went, heading and text, was taken out on purpose. */
function lostHeading({ before, after }: BlockChange) {
  const isSection = after.length === 0 && !before.every(isHeading);
  return isSection || after.some(isHeading) ? undefined : before.find(isHeading);
}

/** What happened to the blocks of a change. */
function titleOfBlocks(change: BlockChange): string {
  const { before, after, segments } = change;
  const [first] = [...after, ...before];
  const lost = lostHeading(change);
  const isPlain = segments.every(({ kind }) => kind === 'same');
  if (lost) return `Heading ${isPlain ? 'is a heading no more' : 'lost'}: ${quote(lost.text)}`;
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
        isProblem: lostHeading(block) !== undefined,
      },
    ];
  });
  if (changes.length <= mostEdits) return changes;
  const isProblem = changes.some((one) => one.isProblem);
  const segments = changes.flatMap((one): Segment[] => [
    ...(one.segments ?? []),
    { kind: 'same', text: '\n' },
  ]);
  const title = `Text: ${changes.length} edits, the first ${editInWords(changes[0]?.segments ?? [])}`;
  return [{ kind: 'text', key: keyOfEdit(segments), title, segments, isProblem }];
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
function faultOf(kind: keyof typeof names, name: string, now: string, old: string) {
  if (kind === 'metadata' && name === 'robots' && /noindex/.test(now))
    return 'Hidden from search engines (noindex)';
  if (kind === 'data' && now.includes(unreadable)) return 'Structured data is not readable';
  if (kind !== 'title' && kind !== 'description') return undefined;
  const most = longest[kind];
  if (now === '') return `${names[kind]} lost: ${quote(old)}`;
  if (now.length <= most || old.length > most) return undefined;
  return `${names[kind]} too long (${now.length} characters, lists of results show ${most}): ${quote(now)}`;
}

/** A fact in words that came, went or changed. */
function wordedChange(kind: keyof typeof names, name: string, old = '', now = ''): Change {
  const segments = diffTexts(old, now);
  const fault = faultOf(kind, name, now, old);
  const isReplaced = ['deleted', 'inserted'].every((side) =>
    segments.some((one) => one.kind === side),
  );
  const follows = kind === 'metadata' || kind === 'data' || (kind === 'label' && !isReplaced);
  return {
    kind: kind === 'label' ? 'access' : 'data',
    key: fault && follows ? fault : keyOfEdit(segments),
    title: fault ?? `${names[kind]}: ${editInWords(segments)}`,
    place: name,
    segments,
    isProblem: fault !== undefined,
    isConsequence: fault === undefined && follows,
  };
}

/** The pictures of a fact that another one lacks. */
const hashesWithout = (fact = '', other = '') =>
  fact.split(' | ').filter((hash) => !other.split(' | ').includes(hash));

function pictureChange(name: string, old: string | undefined, now: string | undefined): Change {
  const isBroken = now?.includes(notThere) ?? false;
  const verb = !old ? 'added' : now ? 'changed' : 'removed';
  // Pages may show other pictures of the same name besides.
  const [gone, come] = [hashesWithout(old, now), hashesWithout(now, old)];
  return {
    kind: 'picture',
    key: `picture ${name} ${gone} ${come}`,
    title: `Picture ${isBroken ? 'broken, its file is not there' : verb}: ${name}`,
    place: name,
    isProblem: isBroken,
    // One is drawn of the title, and one that went made room for another, or went with its text.
    isConsequence: name === socialPicture || !now,
  };
}

function linkChange(name: string, old: string | undefined, now: string | undefined): Change {
  const title = now
    ? `Link ${quote(name)} now leads to ${now}`
    : `Link ${quote(name)} to ${old} removed`;
  const segments = diffTexts(old ?? '', now ?? '');
  // One that came or went did so with its text, and one to a picture in large changed with the picture.
  const isOfPicture = [old, now].every((address) => address?.startsWith('/pictures/'));
  return {
    kind: 'link',
    key: title,
    title,
    segments,
    isConsequence: !old || !now || isOfPicture,
  };
}

/** Compares what a page says besides its text. */
function factChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const all = new Map([...before.facts, ...after.facts]);
  return [...all].flatMap(([key, { kind, name }]): Change[] => {
    const [old, now] = [before.facts.get(key)?.value, after.facts.get(key)?.value];
    if (old === now) return [];
    if (kind === 'picture') return [pictureChange(name, old, now)];
    if (kind === 'link') return [linkChange(name, old, now)];
    return [wordedChange(kind, name, old, now)];
  });
}

/** Compares both sides of a page in all that can be read from its files. */
export function comparePages(
  before: FinishedPage,
  after: FinishedPage,
): { blocks: readonly BlockChange[]; changes: Change[] } {
  const blocks = diffBlocks(before.blocks, after.blocks);
  const changes = [...textChanges(blocks), ...factChanges(before, after)];
  return { blocks, changes };
}
