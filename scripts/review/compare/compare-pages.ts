import { type Change, difference, plural, shortHash } from './change';
import {
  drawing,
  type Fact,
  type FactKind,
  type FinishedPage,
  notThere,
  socialPicture,
  unreadable,
} from './read-page';
import { type BlockChange, diffBlocks, diffTexts, type Segment } from './text-diff';

/** Longer ones are cut in lists of results, in characters (as the check has it). */
const longest = { Title: 60, Description: 160 } as const;

/** So much of a text is quoted in a title, in characters. */
const longestQuote = 60;

const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line}”`;
};

const wordsOf = (segments: readonly Segment[], kind: Segment['kind']) =>
  segments.filter((segment) => segment.kind === kind).map(({ text }) => text.trim());

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

/** What happened to the blocks of a change. */
function titleOfBlocks({ before, after, isEdit, segments }: BlockChange, isMoved: boolean): string {
  const [first] = [...after, ...before];
  const noun = /^h[1-6]$/.test(first?.tag ?? '') ? 'Heading' : 'Text';
  if (isEdit) return `${noun}: ${editInWords(segments)}`;
  if (isMoved) return `${noun} moved: ${quote(first?.text ?? '')}`;
  const verb = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'rewritten';
  const count = Math.max(before.length, after.length);
  const noted = count > 1 ? ` (${plural(count, 'block')})` : '';
  return `${noun} ${verb}: ${quote(first?.text ?? '')}${noted}`;
}

function textChanges(before: FinishedPage, blocks: readonly BlockChange[]): Change[] {
  const textOf = (list: BlockChange['before']) => list.map(({ text }) => text).join('\n');
  const added = new Set(
    blocks.filter((one) => one.before.length === 0).map((one) => textOf(one.after)),
  );
  const removed = new Set(
    blocks.filter((one) => one.after.length === 0).map((one) => textOf(one.before)),
  );
  const isMoved = (text: string) => added.has(text) && removed.has(text);
  const firstOfMain = before.blocks.findIndex(({ region }) => region === 'main');
  return blocks.flatMap((block): Change[] => {
    const shown = block.after[0] ?? block.before[0];
    const text = textOf(block.after) || textOf(block.before);
    const isMove = !block.isEdit && isMoved(text);
    // Where it went to is told once, not where it came from.
    if (!shown || (isMove && block.after.length === 0)) return [];
    const where = shown.region === 'main' ? '' : `${shown.region}, `;
    return [
      {
        kind: 'text',
        key: isMove ? `moved ${shortHash(text)}` : keyOfEdit(block.segments),
        title: titleOfBlocks(block, isMove),
        place: shown.heading ? `${where}below “${shown.heading}”` : `${where}at the beginning`,
        segments: isMove ? [{ kind: 'same', text }] : block.segments,
        block: { ...shown, text },
        at: shown.region === 'main' ? block.at - firstOfMain : undefined,
      },
    ];
  });
}

/** Headings that went, or are none any more, and those of another level. Words that changed in one are a change of text. */
function headingChanges(before: FinishedPage, after: FinishedPage, blocks: readonly BlockChange[]) {
  const lineOf = ({ tag, text }: { tag: string; text: string }) => `${tag} ${text}`;
  const { added, removed } = difference(before.headings.map(lineOf), after.headings.map(lineOf));
  const cut = (line: string) => [line.slice(0, 2), line.slice(3)] as const;
  return removed.flatMap((line): Change[] => {
    const [level, text] = cut(line);
    const now = added.map(cut).find(([, other]) => other === text)?.[0];
    const isHeading = (block: { tag: string }) => /^h[1-6]$/.test(block.tag);
    const change = blocks.find((one) =>
      one.before.some((block) => isHeading(block) && block.text === text),
    );
    const isReworded = change?.after.some(isHeading) ?? false;
    // A whole section that went, heading and text, was taken out on purpose.
    const isSection = change ? !change.before.every(isHeading) && change.after.length === 0 : false;
    if (!now && (isReworded || isSection)) return [];
    const countIn = (page: FinishedPage) => page.blocks.filter((one) => one.text === text).length;
    const isPlain = !now && countIn(after) === countIn(before);
    const verb = now ? `is ${now}, was ${level}` : isPlain ? 'is a heading no more' : 'lost';
    return [
      {
        kind: 'text',
        // A heading that went is the same change as its text.
        key: change && !now ? keyOfEdit(change.segments) : `heading ${line} ${now}`,
        title: `Heading ${verb}: ${quote(text)}`,
        segments: [{ kind: now || isPlain ? 'same' : 'deleted', text }],
        block: before.blocks.find((block) => block.text === text),
        notes: [`It was ${level}`],
        isProblem: !now,
      },
    ];
  });
}

/** Words before and after, where they were changed, and what changed them is known by. */
const edited = (old: Fact | undefined, now: Fact | undefined) => {
  const segments = diffTexts(old?.value ?? '', now?.value ?? '');
  return { segments, key: keyOfEdit(segments) };
};

const verbOf = (old: Fact | undefined, now: Fact | undefined) =>
  old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';

type Describe = (old: Fact | undefined, now: Fact | undefined) => Change | undefined;

/** The title or the description, as lists of results show it. */
const describeTitle =
  (name: keyof typeof longest): Describe =>
  (old, now) => {
    const length = now?.value.length ?? 0;
    const isLong = length > longest[name];
    const edit = edited(old, now);
    const said = isLong ? `${name} too long (${length} characters)` : name;
    const isLost = length === 0;
    return {
      kind: 'text',
      ...edit,
      title: isLost
        ? `${name} lost: ${quote(old?.value ?? '')}`
        : `${said}: ${editInWords(edit.segments)}`,
      place: `${name.toLowerCase()} of the page in lists of results`,
      notes: isLong ? [`Lists of results show at most ${longest[name]} characters`] : [],
      isProblem: isLost || (isLong && (old?.value.length ?? 0) <= longest[name]),
    };
  };

/** How each kind of fact is told; of what nothing is to be told where it came or went nothing is. */
const describe: Record<FactKind, Describe> = {
  title: describeTitle('Title'),
  description: describeTitle('Description'),
  picture: (old, now) => {
    const name = (now ?? old)?.name ?? '';
    const isBroken = now?.value.includes(notThere) ?? false;
    const verb = isBroken ? 'broken, its file is not there' : verbOf(old, now);
    return {
      kind: 'picture',
      key: `picture ${name} ${old?.value} ${now?.value}`,
      title:
        name === drawing
          ? `Drawing ${verb}: ${(now ?? old)?.place}`
          : `Picture ${verb}: ${name}${old && old.name !== name ? ` (was ${old.name})` : ''}`,
      place: name,
      isProblem: isBroken,
      // They are drawn of the title, of texts and by the code of blocks.
      isConsequence: name === socialPicture || name === drawing,
    };
  },
  label: (old, now) => {
    const edit = edited(old, now);
    return {
      kind: 'text',
      ...edit,
      title: `Alternative text or name: ${editInWords(edit.segments)}`,
      place: 'heard, not seen',
      isConsequence: !old || !now,
    };
  },
  link: (old, now) => {
    // Other words of a link to the same address are a change of text.
    if (old?.value === now?.value) return undefined;
    const { segments } = edited(old, now);
    const words = quote((now ?? old)?.name ?? '');
    const title =
      old && now
        ? `Link ${words} now leads to ${now.value}`
        : `Link ${words} to ${(now ?? old)?.value} ${verbOf(old, now)}`;
    return { kind: 'link', key: title, title, segments, isConsequence: !old || !now };
  },
  metadata: (old, now) => {
    const name = (now ?? old)?.name ?? '';
    const isHidden = name === 'robots' && /noindex/.test(now?.value ?? '');
    const edit = edited(old, now);
    return {
      kind: 'data',
      ...edit,
      ...(isHidden && { key: 'noindex' }),
      title: isHidden
        ? 'Hidden from search engines (noindex)'
        : `Metadata ${name}: ${editInWords(edit.segments)}`,
      isProblem: isHidden,
      isConsequence: !isHidden,
    };
  },
  data: (old, now) => {
    const isUnreadable = now?.value === unreadable;
    const edit = edited(old, now);
    return {
      kind: 'data',
      ...edit,
      ...(isUnreadable && { key: unreadable }),
      title: isUnreadable ? 'Structured data is not readable' : 'Structured data differs',
      notes: [`${(now ?? old)?.name}: ${editInWords(edit.segments)}`],
      isProblem: isUnreadable,
      isConsequence: !isUnreadable,
    };
  },
  element: (old, now) => {
    // One that came or went is told by its text, its picture or its name.
    if (!old || !now) return undefined;
    const { added, removed } = difference(old.value.split(' '), now.value.split(' '));
    const [gone, come] = [removed.join(' '), added.join(' ')];
    return {
      kind: 'style',
      key: `element ${now.name} ${gone} → ${come}`,
      title: `HTML of <${now.name.split(' ')[1]}> changed`,
      place: now.place,
      segments: [
        { kind: 'deleted', text: gone },
        { kind: 'inserted', text: ` ${come}` },
      ],
    };
  },
};

/** Elements less alike than this are two of them and not one that was edited. */
const leastLikeness = 0.3;

/** The share of words that two values have in common. */
function likeness(a: Fact, b: Fact): number {
  const [words, others] = [a.value.split(' '), b.value.split(' ')];
  const shared = words.filter((word) => others.includes(word)).length;
  return (2 * shared + 1) / (words.length + others.length + 1);
}

/** Pairs facts that one side lacks with those that took their place: of the same name, and an element by its attributes. */
function factChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const lineOf = ({ kind, name, value }: Fact) => [kind, name, value].join('\0');
  const { added, removed } = difference(before.facts.map(lineOf), after.facts.map(lineOf));
  const factsOf = (lines: readonly string[], { facts }: FinishedPage) => {
    const byLine = new Map(facts.map((fact) => [lineOf(fact), fact]));
    return lines.flatMap((line) => byLine.get(line) ?? []);
  };
  const come = factsOf(added, after);
  const isPair = (a: Fact, b: Fact) =>
    a.kind === b.kind &&
    (a.name === b.name || (a.kind === 'link' && a.value === b.value)) &&
    (a.kind !== 'element' || likeness(a, b) > leastLikeness);
  const changes: (Change | undefined)[] = [];
  for (const old of factsOf(removed, before)) {
    const same = come.findIndex((now) => isPair(old, now));
    // Another file in its place is the same picture as well.
    const isFile = ({ kind, name }: Fact) =>
      kind === 'picture' && name !== socialPicture && name !== drawing;
    const at = same < 0 && isFile(old) ? come.findIndex(isFile) : same;
    const [now] = at < 0 ? [] : come.splice(at, 1);
    changes.push(describe[old.kind](old, now));
  }
  changes.push(...come.map((now) => describe[now.kind](undefined, now)));
  const found = changes.filter((change) => change !== undefined);
  return [...new Map(found.map((change) => [`${change.key} ${change.title}`, change])).values()];
}

/** Compares both sides of a page in all that can be read from its files. */
export function comparePages(
  before: FinishedPage,
  after: FinishedPage,
): { blocks: readonly BlockChange[]; changes: Change[] } {
  const blocks = diffBlocks(before.blocks, after.blocks);
  const changes = [
    ...headingChanges(before, after, blocks),
    ...textChanges(before, blocks),
    ...factChanges(before, after),
  ];
  return { blocks, changes };
}
