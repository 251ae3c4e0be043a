import { diffArrays } from 'diff';
import { type Change, difference, plural, shortHash } from './change';
import type { FinishedPage, PageElement } from './read-page';
import { type BlockChange, diffBlocks, diffTexts, type Segment } from './text-diff';

/** Longer ones are cut in lists of results, in characters (as the check has it). */
const longest = { Title: 60, Description: 160 } as const;

/** From here on a page that has grown is worth a look: by a tenth, and by 2 KB. */
const growth = { factor: 1.1, bytes: 2048 };

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

function titleChanges(before: FinishedPage, after: FinishedPage): Change[] {
  return (['Title', 'Description'] as const).flatMap((name): Change[] => {
    const of = (page: FinishedPage) => (name === 'Title' ? page.title : page.description);
    const [from, to] = [of(before), of(after)];
    if (from === to) return [];
    const isLong = to.length > longest[name];
    const segments = diffTexts(from, to);
    const said = isLong ? `${name} too long (${to.length} characters)` : name;
    return [
      {
        kind: 'text',
        key: keyOfEdit(segments),
        title: to === '' ? `${name} lost: ${quote(from)}` : `${said}: ${editInWords(segments)}`,
        place:
          name === 'Title'
            ? 'title of the page in lists of results'
            : 'description for lists of results',
        segments,
        notes: isLong ? [`Lists of results show at most ${longest[name]} characters`] : [],
        isProblem: to === '' || (isLong && from.length <= longest[name]),
      },
    ];
  });
}

/** Names and alternatives: a picture or a button by another name. */
function labelChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const { added, removed } = difference(before.labels, after.labels);
  const pairs = Array.from({ length: Math.max(added.length, removed.length) }, (_, index) =>
    diffTexts(removed[index] ?? '', added[index] ?? ''),
  );
  return pairs.map((segments) => ({
    kind: 'text',
    key: keyOfEdit(segments),
    title: `Alternative text or name: ${editInWords(segments)}`,
    place: 'heard, not seen',
    segments,
    isConsequence: segments.every(({ kind }) => kind !== 'same') && segments.length === 1,
  }));
}

/** Links by where they lead; words of links are a change of text. */
function linkChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const lineOf = ({ text, address }: FinishedPage['links'][number]) => `${text} → ${address}`;
  const cut = (line: string) => ({
    text: line.slice(0, line.lastIndexOf(' → ')),
    address: line.slice(line.lastIndexOf(' → ') + 3),
  });
  const { added, removed } = difference(before.links.map(lineOf), after.links.map(lineOf));
  const moved = difference(
    removed.map((line) => cut(line).address),
    added.map((line) => cut(line).address),
  );
  const come = added.map(cut).filter(({ address }) => moved.added.includes(address));
  const gone = removed.map(cut).filter(({ address }) => moved.removed.includes(address));
  const changes = new Map<string, Change>();
  const say = (title: string, from = '', to = '', isConsequence = false) => {
    const segments = diffTexts(from, to);
    changes.set(title, { kind: 'link', key: title, title, segments, isConsequence });
  };
  for (const { text, address } of gone) {
    const at = come.findIndex((other) => other.text === text);
    const [now] = at >= 0 ? come.splice(at, 1) : [];
    if (now) say(`Link ${quote(text)} now leads to ${now.address}`, address, now.address);
    else say(`Link ${quote(text)} to ${address} removed`, address, '', true);
  }
  for (const { text, address } of come)
    say(`Link ${quote(text)} to ${address} added`, '', address, true);
  return [...changes.values()];
}

function pictureChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const lineOf = ({ name, content }: FinishedPage['pictures'][number]) => `${name}\0${content}`;
  const { added, removed } = difference(before.pictures.map(lineOf), after.pictures.map(lineOf));
  const cut = (line: string) => line.split('\0') as [string, string];
  const gone = removed.map(cut);
  const change = (
    from: readonly string[] | undefined,
    to: readonly string[] | undefined,
  ): Change => {
    const [name = '', content = ''] = to ?? from ?? [];
    const isBroken = after.pictures.some(
      (picture) => to && picture.isBroken && picture.content === content,
    );
    const isDrawing = name.startsWith('drawing');
    const noun = isDrawing || name.startsWith('picture') ? '' : 'Picture ';
    const verb = !from ? 'added' : !to ? 'removed' : 'changed';
    const swapped = from && from[0] !== name && !isDrawing ? ` (was ${from[0]})` : '';
    const title = `${noun}${isBroken ? 'broken, its file is not there' : verb}: ${name}${swapped}`;
    return {
      kind: 'picture',
      key: `picture ${isDrawing ? '' : name} ${from?.[1]} ${to?.[1]}`,
      title: noun ? title : `Drawing or social picture ${verb}: ${name}`,
      place: name,
      isProblem: isBroken,
      // The social picture is drawn of the title.
      isConsequence: name === 'picture for social networks',
    };
  };
  const changed = added.map(cut).map((to) => {
    const same = gone.findIndex(([name]) => name === to[0]);
    // Another file in the same place: one picture that went and one that came.
    const isKind = ([name = '']: readonly string[]) =>
      name.startsWith('drawing') === to[0].startsWith('drawing');
    const at = same >= 0 ? same : gone.findIndex(isKind);
    return change(at >= 0 ? gone.splice(at, 1)[0] : undefined, to);
  });
  return [...changed, ...gone.map((from) => change(from, undefined))];
}

/** What only repeats or follows: metadata, structured data, anchors, bytes. */
function dataChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const changes: Change[] = [];
  const isMoved = before.pathname !== after.pathname;
  for (const name of new Set([...before.metadata.keys(), ...after.metadata.keys()])) {
    const [from = '', to = ''] = [before.metadata.get(name), after.metadata.get(name)];
    if (from === to || (isMoved && /^(canonical|alternate)/.test(name))) continue;
    const isHidden = name === 'robots' && /noindex/.test(to) && !/noindex/.test(from);
    const segments = diffTexts(from, to);
    changes.push({
      kind: 'data',
      key: isHidden
        ? 'noindex'
        : from && to
          ? keyOfEdit(segments)
          : `metadata ${name} ${from} ${to}`,
      title: isHidden
        ? 'Hidden from search engines (noindex)'
        : `Metadata ${name}: ${editInWords(segments)}`,
      segments,
      isProblem: isHidden,
      isConsequence: !isHidden,
    });
  }
  const { added, removed } = difference(before.data, after.data);
  const isUnreadable = added.includes('not readable');
  if (added.length + removed.length > 0)
    changes.push({
      kind: 'data',
      key: `data ${shortHash([...removed, '', ...added].join('\n'))}`,
      title: isUnreadable ? 'Structured data is not readable' : 'Structured data differs',
      notes: [...removed.map((line) => `− ${line}`), ...added.map((line) => `+ ${line}`)].slice(
        0,
        6,
      ),
      isProblem: isUnreadable,
      isConsequence: !isUnreadable,
    });
  const lost = difference(before.anchors, after.anchors).removed;
  if (lost.length > 0)
    changes.push({
      kind: 'link',
      key: `anchors ${lost}`,
      title: `${plural(lost.length, 'anchor')} lost: ${lost
        .slice(0, 6)
        .map((id) => `#${id}`)
        .join(', ')}`,
      isConsequence: true,
    });
  for (const part of ['HTML', 'scripts', 'pictures'] as const) {
    const [from, to] = [before.bytes[part], after.bytes[part]];
    if (to < from * growth.factor || to - from < growth.bytes) continue;
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    changes.push({
      kind: 'file',
      key: `heavier ${part}`,
      title: `Heavier by more than a tenth: ${part}`,
      notes: [`${kilobytes(from)} → ${kilobytes(to)}`],
      isProblem: true,
      isConsequence: true,
    });
  }
  return changes;
}

const lineOfElement = ({ tag, attributes }: PageElement) => [tag, ...attributes].join(' ');

/** The most elements of each side that are compared one by one in a stretch that differs. */
const mostCompared = 200;

/** Attributes and classes: what a change of a block's code leaves in the HTML, whether it is seen or not. */
function elementChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const changes = new Map<string, Change>();
  let gone: PageElement[] = [];
  let come: PageElement[] = [];
  const close = () => {
    const others = come.slice(0, mostCompared);
    for (const element of gone.slice(0, mostCompared)) {
      const isSame = (other: PageElement) => other.tag === element.tag;
      // One that came or went is told by its text, its picture or its name.
      const at =
        gone.length === come.length
          ? 0
          : others.findIndex((other) => isSame(other) && likeness(other, element) > 0.5);
      const [now] = others.splice(Math.max(at, 0), at < 0 ? 0 : 1);
      if (!now || !isSame(now)) continue;
      const { added, removed } = difference(element.attributes, now.attributes);
      if (added.length + removed.length === 0) continue;
      const key = `element ${now.region} ${now.tag} ${removed.join(' ')} → ${added.join(' ')}`;
      changes.set(key, {
        kind: 'style',
        key,
        title: `HTML of <${now.tag}> changed`,
        place: now.heading ? `${now.region}, below “${now.heading}”` : now.region,
        segments: [
          { kind: 'deleted', text: removed.join(' ') },
          { kind: 'inserted', text: ` ${added.join(' ')}` },
        ],
      });
    }
    [gone, come] = [[], []];
  };
  const runs = diffArrays([...before.elements], [...after.elements], {
    comparator: (a, b) => lineOfElement(a) === lineOfElement(b),
  });
  for (const { added, removed, value } of runs) {
    if (added) come.push(...value);
    else if (removed) gone.push(...value);
    else close();
  }
  close();
  return [...changes.values()];
}

/** The share of attributes and classes that two elements have in common. */
function likeness(a: PageElement, b: PageElement): number {
  const shared = a.attributes.filter((attribute) => b.attributes.includes(attribute)).length;
  return (2 * shared + 1) / (a.attributes.length + b.attributes.length + 1);
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
    ...titleChanges(before, after),
    ...pictureChanges(before, after),
    ...labelChanges(before, after),
    ...linkChanges(before, after),
    ...dataChanges(before, after),
    ...elementChanges(before, after),
  ];
  return { blocks, changes };
}
