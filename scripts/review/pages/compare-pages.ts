import { diffArrays } from 'diff';
import { isLocale, localeSettings } from '@/lib/i18n/locales';
import { foreignSentences, languageCounts, languageOf } from '@/lib/text/language-of';
import { type Change, type ChangeKind, shortHash } from '@/scripts/review/changes';
import type { FinishedPage, PagePicture } from './finished-page';
import { type BlockChange, diffBlocks, diffTexts, type Segment } from './text-diff';

/** Both sides of a page, and what differs. */
export type ComparedPage = {
  before: FinishedPage;
  after: FinishedPage;
  /** Blocks of text, for marking them in the page. */
  blocks: readonly BlockChange[];
  changes: readonly Change[];
};

/** Titles longer than this are cut in lists of results (as the check has it). */
const longestTitle = 60;
/** Descriptions longer than this are cut there, too. */
const longestDescription = 160;
/** From here on a page that has grown is worth a look: ten per cent. */
const growth = 1.1;
/** Less than this is no growth worth a look, in bytes. */
const leastGrowth = 2048;

const list = (items: readonly string[], most = 6): string[] =>
  items.length > most ? [...items.slice(0, most), `… and ${items.length - most} more`] : [...items];

/** Items of two lists that are in one of them only, as often as they are. */
function difference(before: readonly string[], after: readonly string[]) {
  const counts = new Map<string, number>();
  for (const item of before) counts.set(item, (counts.get(item) ?? 0) + 1);
  const added = after.filter((item) => {
    const left = counts.get(item) ?? 0;
    counts.set(item, left - 1);
    return left <= 0;
  });
  const removed = [...counts].flatMap(([item, count]) =>
    Array<string>(Math.max(0, count)).fill(item),
  );
  return { added, removed };
}

/**
 * Knows an edit by what was put for what: the same words in many sentences, descriptions and data are one change, such as
 * of a number that many pages show.
 * @param segments Both sides of the text.
 * @param isAdditionTelling Whether words that only came are known by themselves, as what titles end with.
 */
function signatureOfWords(segments: readonly Segment[], isAdditionTelling = false): string {
  const of = (wanted: Segment['kind']) =>
    segments.filter((segment) => segment.kind === wanted).map(({ text }) => text.trim());
  const [deleted, inserted] = [of('deleted'), of('inserted')];
  // A word or two may change in many places for as many reasons; a number or a phrase seldom does.
  const changed = [...deleted, ...inserted].join(' ');
  const isReplaced = deleted.length > 0 || isAdditionTelling;
  const isTelling = isReplaced && (/\d/.test(changed) || changed.length >= 12);
  const isWhole = segments.every(({ kind }) => kind !== 'same');
  const context = isTelling || isWhole ? '' : segments.map(({ text }) => text).join('');
  return `words ${shortHash(`${JSON.stringify([deleted, inserted])} ${context}`)}`;
}

const signatureOfText = ({ kind, segments }: BlockChange): string =>
  kind === 'moved'
    ? `moved ${shortHash(segments.map(({ text }) => text).join(''))}`
    : signatureOfWords(segments);

const blockTitles = {
  changed: 'Text changed',
  added: 'Text added',
  removed: 'Text removed',
  moved: 'Text moved',
} as const;

const placeOf = ({ before, after }: BlockChange): string => {
  const block = after ?? before;
  if (!block) return '';
  const where = block.region === 'main' ? '' : `${block.region}, `;
  return block.heading ? `${where}below “${block.heading}”` : `${where}at the beginning`;
};

/** A new text, or a new sentence of it, that is in another language than its page; and what that language is called. */
function foreignText({ before, after, kind }: BlockChange, language: string) {
  if (!after || kind === 'moved' || /^(code|pre)$/.test(after.tag)) return undefined;
  const { text } = after;
  const whole = languageOf(languageCounts(text));
  if (whole && whole !== language) return { text, name: localeSettings[whole].name };
  if (!isLocale(language)) return undefined;
  const added = foreignSentences(text, language).find(
    ({ sentence }) => !before?.text.includes(sentence),
  );
  return added && { text: added.sentence, name: localeSettings[added.locale].name };
}

const textChanges = (blocks: readonly BlockChange[], language: string): Change[] =>
  blocks.flatMap((block): Change[] => {
    const signature = signatureOfText(block);
    const change: Change = {
      kind: 'text',
      signature,
      title: blockTitles[block.kind],
      place: placeOf(block),
      segments: block.segments,
    };
    const foreign = foreignText(block, language);
    if (!foreign) return [change];
    const own = isLocale(language) ? localeSettings[language].name : language;
    return [
      change,
      {
        kind: 'translation',
        signature: `foreign ${signature}`,
        title: `${foreign.name} text on a page in ${own}`,
        place: placeOf(block),
        segments: [{ kind: 'inserted', text: foreign.text }],
        isProblem: true,
      },
    ];
  });

function titleChanges({ before, after }: Pick<ComparedPage, 'before' | 'after'>): Change[] {
  const changes: Change[] = [];
  for (const [name, from, to, longest] of [
    ['Title', before.title, after.title, longestTitle],
    ['Description', before.description, after.description, longestDescription],
  ] as const) {
    if (from === to) continue;
    const isLong = to.length > longest && from.length <= longest;
    const isProblem = isLong || to === '';
    const segments = diffTexts(from, to);
    changes.push({
      kind: 'title',
      // What one edit makes of the titles of many pages is one change, also where it makes them too long.
      signature: `${isProblem ? `${name} ${to === '' ? 'lost' : 'long'} ` : ''}${signatureOfWords(segments, true)}`,
      title: to === '' ? `${name} lost` : isLong ? `${name} too long` : `${name} changed`,
      segments,
      notes: isProblem
        ? [`${to.length} characters; at most ${longest} are shown by search engines`]
        : [],
      isProblem,
    });
  }
  return changes;
}

/** A change for each entry that two tables do not share. */
function tableChanges(
  kind: ChangeKind,
  noun: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [from, to] = [before.get(name), after.get(name)];
    if (from === to) return [];
    const verb = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
    const segments = diffTexts(from ?? '', to ?? '');
    const isRobots = name === 'robots' && /noindex/.test(to ?? '') !== /noindex/.test(from ?? '');
    return [
      {
        kind,
        signature: from && to ? signatureOfWords(segments) : `${noun} ${name} ${from} ${to}`,
        title: `${noun} ${verb}`,
        place: name,
        segments,
        isProblem: isRobots || to?.startsWith('not readable') === true,
      },
    ];
  });
}

const textOfHeading = (heading: string) => heading.slice(heading.indexOf(' ') + 1);

function headingChanges(
  before: FinishedPage,
  after: FinishedPage,
  edited: ReadonlySet<string>,
): Change[] {
  const { added, removed } = difference(before.headings, after.headings);
  const changes: Change[] = [];
  const levels = new Map(added.map((heading) => [textOfHeading(heading), heading.slice(0, 2)]));
  for (const heading of removed) {
    const [text, level] = [textOfHeading(heading), heading.slice(0, 2)];
    const now = levels.get(text);
    if (now) levels.delete(text);
    // Words that changed in a heading are a change of text.
    else if (edited.has(text)) continue;
    const title = now
      ? `Heading is ${now} and was ${level}`
      : after.blocks.some((block) => block.text === text)
        ? `No heading any more (was ${level})`
        : `Heading lost (was ${level})`;
    changes.push({
      kind: 'heading',
      signature: `heading ${title} ${text}`,
      title,
      segments: [{ kind: now ? 'same' : 'deleted', text }],
      isProblem: !now,
    });
  }
  const wasEdited = (text: string) => edited.has(text);
  for (const [text, level] of levels) {
    if (wasEdited(text)) continue;
    changes.push({
      kind: 'heading',
      signature: `heading added ${level} ${text}`,
      title: `Heading added (${level})`,
      segments: [{ kind: 'inserted', text }],
    });
  }
  return changes;
}

/** Links by where they lead; words of links are a change of text. */
function linkChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const { added, removed } = difference(before.links, after.links);
  const [addressOf, wordsOf] = [1, 0].map(
    (part) => (link: string) => link.split(' → ')[part] ?? '',
  ) as [(link: string) => string, (link: string) => string];
  const rest = difference(removed.map(addressOf), added.map(addressOf));
  const changes: Change[] = [];
  const gone = removed.filter((link) => rest.removed.includes(addressOf(link)));
  const come = added.filter((link) => rest.added.includes(addressOf(link)));
  const used = new Set<string>();
  for (const link of [...new Set(gone)]) {
    const now = come.find((other) => wordsOf(other) === wordsOf(link) && !used.has(other));
    if (now) used.add(now);
    changes.push({
      kind: 'link',
      signature: `link ${link} ${now ?? ''}`,
      title: now ? 'Link leads elsewhere' : 'Link removed',
      place: `“${wordsOf(link)}”`,
      segments: now
        ? [
            { kind: 'deleted', text: addressOf(link) },
            { kind: 'inserted', text: ` ${addressOf(now)}` },
          ]
        : [{ kind: 'deleted', text: addressOf(link) }],
    });
  }
  for (const link of new Set(come))
    if (!used.has(link))
      changes.push({
        kind: 'link',
        signature: `link added ${link}`,
        title: 'Link added',
        place: `“${wordsOf(link)}”`,
        segments: [{ kind: 'inserted', text: addressOf(link) }],
      });
  return changes;
}

/** Pictures that only one side has; what is the same under another name is the same picture. */
function unmatched(pictures: readonly PagePicture[], others: readonly PagePicture[]) {
  const counts = new Map<string, number>();
  const keyOf = ({ name, content }: PagePicture) =>
    name.startsWith('drawing') ? content : `${name} ${content}`;
  for (const other of others)
    counts.set(keyOf(other) ?? '', (counts.get(keyOf(other) ?? '') ?? 0) + 1);
  return pictures.filter((picture) => {
    const left = counts.get(keyOf(picture) ?? '') ?? 0;
    counts.set(keyOf(picture) ?? '', left - 1);
    return left <= 0;
  });
}

function pictureChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const gone = unmatched(before.pictures, after.pictures);
  const come = unmatched(after.pictures, before.pictures);
  const isDrawing = ({ name }: PagePicture) => name.startsWith('drawing');
  const take = (wanted: (picture: PagePicture) => boolean) => {
    const at = gone.findIndex(wanted);
    return at < 0 ? undefined : gone.splice(at, 1)[0];
  };
  const change = (from: PagePicture | undefined, to: PagePicture | undefined): Change => {
    const isBroken = to?.isBroken === true && from?.isBroken !== true;
    const verb = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
    const name = (to ?? from)?.name ?? '';
    return {
      kind: 'picture',
      signature: `picture ${name.startsWith('drawing') ? '' : name} ${from?.content} ${to?.content}`,
      title: isBroken ? 'Picture is broken: its file is not there' : `Picture ${verb}`,
      place: name,
      isProblem: isBroken,
    };
  };
  const changed = come.map((picture) => {
    const from =
      take(({ name }) => name === picture.name) ??
      (isDrawing(picture) ? take(isDrawing) : undefined);
    return change(from, picture);
  });
  return [...changed, ...gone.map((picture) => change(picture, undefined))];
}

function labelChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const { added, removed } = difference(before.labels, after.labels);
  const count = Math.max(added.length, removed.length);
  return Array.from({ length: count }, (_, index): Change => {
    const [from = '', to = ''] = [removed[index], added[index]];
    return {
      kind: 'access',
      signature: `label ${shortHash(`${from}\0${to}`)}`,
      title: 'Name or alternative text changed',
      segments: diffTexts(from, to),
    };
  });
}

function anchorChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const lost = [...before.anchors].filter((id) => !after.anchors.has(id));
  return lost.length === 0
    ? []
    : [
        {
          kind: 'link',
          signature: `anchors ${lost.join()}`,
          title: lost.length === 1 ? 'Anchor lost' : `${lost.length} anchors lost`,
          notes: list(lost.map((id) => `#${id}`)),
        },
      ];
}

function weightChanges(before: FinishedPage, after: FinishedPage): Change[] {
  return (Object.keys(after.bytes) as (keyof FinishedPage['bytes'])[]).flatMap((part): Change[] => {
    const [from, to] = [before.bytes[part], after.bytes[part]];
    if (to < from * growth || to - from < leastGrowth) return [];
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    return [
      {
        kind: 'weight',
        signature: `weight ${part} ${shortHash(part === 'scripts' || part === 'styles' ? `${from} ${to}` : after.pathname)}`,
        title: `${part}: more than a tenth heavier`,
        notes: [`${kilobytes(from)} → ${kilobytes(to)}`],
        isProblem: true,
      },
    ];
  });
}

/** Attributes and classes: what a change of a block leaves in the HTML, whether it is seen or not. */
function markupChanges(before: FinishedPage, after: FinishedPage): Change[] {
  const runs = diffArrays([...before.markup], [...after.markup]);
  const gone: string[] = [];
  const come: string[] = [];
  for (const run of runs) {
    if (run.removed) gone.push(...run.value);
    else if (run.added) come.push(...run.value);
  }
  const rest = difference(gone, come);
  const [removed, added] = [[...new Set(rest.removed)], [...new Set(rest.added)]];
  const tagOf = (line: string) => /^<([\w-]+)/.exec(line)?.[1] ?? '';
  const changes: Change[] = [];
  for (const line of removed) {
    const now = added.find((other) => tagOf(other) === tagOf(line) && likeness(other, line) > 0.5);
    // An element that came or went is told by its text, picture or label.
    if (!now) continue;
    added.splice(added.indexOf(now), 1);
    const segments = diffTexts(line, now);
    changes.push({
      kind: 'layout',
      signature: `markup ${shortHash(JSON.stringify(segments.filter(({ kind }) => kind !== 'same')))} ${tagOf(line)}`,
      title: `HTML of <${tagOf(line)}> changed`,
      segments,
    });
  }
  return changes;
}

/** The share of words that two lines of HTML have in common. */
function likeness(a: string, b: string): number {
  const [first, second] = [a, b].map((line) => new Set(line.split(/[\s"=<>]+/))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / (first.size + second.size);
}

/** Metadata of both sides; of a page that has moved without its own address, which is told as the move. */
function metadataOf(before: FinishedPage, after: FinishedPage) {
  const isMoved = before.pathname !== after.pathname;
  const own = new Set(['canonical', `alternate ${after.language}`]);
  const of = ({ metadata }: FinishedPage) =>
    new Map([...metadata].filter(([name]) => !isMoved || !own.has(name)));
  return [of(before), of(after)] as const;
}

/**
 * Compares both sides of a page in all that can be read from its files.
 * @returns Its changes, in the order in which a reviewer looks at them.
 */
export function comparePages(before: FinishedPage, after: FinishedPage): ComparedPage {
  const blocks = diffBlocks(before.blocks, after.blocks);
  const edited = new Set(
    blocks
      .filter(({ kind }) => kind === 'changed')
      .flatMap((block) => [block.before, block.after])
      .filter((block) => /^h[1-6]$/.test(block?.tag ?? ''))
      .map((block) => block?.text ?? ''),
  );
  const isLevelKept = (block: BlockChange) => block.before?.tag === block.after?.tag;
  const kept = new Set(
    blocks.filter(isLevelKept).flatMap(({ before: a, after: b }) => [a?.text ?? '', b?.text ?? '']),
  );
  return {
    before,
    after,
    blocks,
    changes: [
      ...titleChanges({ before, after }),
      ...textChanges(blocks, after.language),
      ...headingChanges(before, after, new Set([...edited].filter((text) => kept.has(text)))),
      ...pictureChanges(before, after),
      ...linkChanges(before, after),
      ...anchorChanges(before, after),
      ...labelChanges(before, after),
      ...tableChanges('title', 'Metadata', ...metadataOf(before, after)),
      ...tableChanges('data', 'Structured data', before.data, after.data),
      ...markupChanges(before, after),
      ...weightChanges(before, after),
    ],
  };
}
