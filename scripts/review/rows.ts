import { isLocale, localeSettings } from '@/lib/i18n/locales';
import type { CauseFinder } from './causes';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  plural,
  type ReviewedPage,
  shortHash,
} from './compare/change';
import { editInWords } from './compare/compare-pages';
import { type SiteComparison, styleSheetKey } from './compare/compare-sites';

/** What one edit did, with all pages that show it. */
export type Row = {
  /** Hash of what changed, by which a browser remembers what its reviewer has seen; its anchor as well. */
  id: string;
  title: string;
  kind: ChangeKind;
  isProblem: boolean;
  changes: Change[];
  /** What follows from it on the same pages. */
  consequences: Change[];
  pages: ReviewedPage[];
  /** What was edited, as git knows it; none where it is not known. */
  causes: string[];
};

/** Changes with the pages that have them, before they are a row. */
type Draft = { changes: Change[]; consequences: Change[]; pages: Set<ReviewedPage> };

/** On so many pages texts of one region are of what pages share, and one row. */
const sharedPages = 20;

/** A page with more edits than this was rewritten: they are told together. */
const mostEdits = 12;

/** More differences of HTML than this on single pages are told together. */
const mostOfHtml = 8;

/** Said once, however many pages say it. */
const distinct = (changes: readonly Change[]): Change[] => [
  ...new Map(
    changes.map((one) => [`${one.title} ${JSON.stringify(one.segments ?? one.place)}`, one]),
  ).values(),
];

const joined = (drafts: readonly Draft[]): Draft => ({
  changes: distinct(drafts.flatMap(({ changes }) => changes)),
  consequences: distinct(drafts.flatMap(({ consequences }) => consequences)),
  pages: new Set(drafts.flatMap(({ pages }) => [...pages])),
});

const isLook = ({ kind }: Change) => kind === 'style' || kind === 'access';

/** Puts changes with the same key together. */
function draftsByKey(
  pages: readonly ReviewedPage[],
  isWanted: (change: Change) => boolean,
  keyOf = ({ key }: Change) => key,
): Map<string, Draft> {
  const found = new Map<string, Draft[]>();
  for (const page of pages)
    for (const change of page.changes.filter(isWanted)) {
      const draft = { changes: [change], consequences: [], pages: new Set([page]) };
      found.set(keyOf(change), [...(found.get(keyOf(change)) ?? []), draft]);
    }
  return new Map([...found].map(([key, drafts]) => [key, joined(drafts)]));
}

const namesOf = ({ pages }: Draft) => [...pages].map(({ pathname }) => pathname).join('\n');

function groupedBy(drafts: readonly Draft[], keyOf: (draft: Draft) => string): Draft[][] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts)
    groups.set(keyOf(draft), [...(groups.get(keyOf(draft)) ?? []), draft]);
  return [...groups.values()];
}

const smallestFirst = (drafts: readonly Draft[]) =>
  drafts.toSorted((a, b) => a.pages.size - b.pages.size);

const regionOf = ({ changes }: Draft) => changes[0]?.block?.region ?? '';

/** Texts that all pages share are one row for each region; many edits of a page are one row as well. */
function withTextsTogether(drafts: readonly Draft[]): Draft[] {
  const isWords = ({ changes }: Draft) => changes[0]?.kind === 'text';
  const isShared = (draft: Draft) => isWords(draft) && draft.pages.size >= sharedPages;
  const shared = groupedBy(
    drafts.filter(isShared),
    (draft) => `${regionOf(draft)} ${namesOf(draft)}`,
  );
  const rest = groupedBy(
    drafts.filter((draft) => !isShared(draft)),
    (draft) =>
      `${isWords(draft) && !draft.changes.some(({ isProblem }) => isProblem)} ${namesOf(draft)}`,
  );
  return [
    ...shared.map(joined),
    ...rest.flatMap((group) =>
      group.length > mostEdits && group[0] && isWords(group[0]) ? [joined(group)] : group,
    ),
  ];
}

/** Whether differences of HTML are of one edit of what pages share: in the same region, and on much the same pages. */
function isOfOneEdit(a: Draft, b: Draft): boolean {
  const [few = a, many = b] = a.pages.size < b.pages.size ? [a, b] : [b, a];
  if (namesOf(a) === namesOf(b)) return true;
  const region = ({ changes }: Draft) => changes[0]?.place?.split(',')[0];
  const both = [...few.pages].filter((page) => many.pages.has(page)).length;
  return few.pages.size > 1 && region(a) === region(b) && both >= few.pages.size / 2;
}

/** Differences of HTML, those of one edit together. */
function htmlDrafts(pages: readonly ReviewedPage[]): Draft[] {
  const all = draftsByKey(pages, ({ key }) => key.startsWith('element '));
  const found: Draft[] = [];
  for (const draft of [...all.values()].sort((a, b) => b.pages.size - a.pages.size)) {
    const at = found.findIndex((other) => isOfOneEdit(other, draft));
    const known = found[at];
    if (known) found[at] = joined([known, draft]);
    else found.push(draft);
  }
  return found.length > mostOfHtml
    ? [...found.slice(0, mostOfHtml - 1), joined(found.slice(mostOfHtml - 1))]
    : found;
}

/**
 * What differs in HTML and style sheets, with the problems that follow. A style sheet may hold several edits: where it made
 * several problems, each is a row of its own.
 * @param drafts Those of words and pictures, which explain problems that no style does.
 */
function lookDrafts(
  pages: readonly ReviewedPage[],
  drafts: readonly Draft[],
  isStyleEdited: boolean,
) {
  const html = htmlDrafts(pages);
  const explained = new Set(html.flatMap((draft) => [...draft.pages]));
  const sheet = draftsByKey(pages, ({ key }) => key === styleSheetKey).get(styleSheetKey);
  const others = [...(sheet?.pages ?? [])].filter((page) => !explained.has(page));
  // Where only pages with other HTML are touched, the sheet has what that needs.
  const isOwnEdit = isStyleEdited || others.length > 0;
  const isAlone = html.length === 0 && drafts.length === 0;
  const style = isOwnEdit || isAlone ? sheet : undefined;
  const looks = smallestFirst(style ? [...html, style] : html);
  const explaining = [...looks, ...smallestFirst(drafts)];
  const alone: Draft[] = [];
  const ofStyle: Draft[] = [];
  const explain = (problem: Draft): boolean => {
    const draft = explaining.find((one) => [...problem.pages].every((page) => one.pages.has(page)));
    if (draft === style && draft) ofStyle.push(problem);
    else draft?.consequences.push(...problem.changes);
    return draft !== undefined;
  };
  const isProblem = (change: Change) => isLook(change) && change.isProblem === true;
  const ruleOf = ({ kind, key }: Change) => (kind === 'access' ? key : kind);
  for (const [rule, problem] of draftsByKey(pages, isProblem, ruleOf)) {
    if (explain(problem)) continue;
    const isOfRule = (change: Change) => isProblem(change) && ruleOf(change) === rule;
    const single = [...draftsByKey(pages, isOfRule, ({ title }) => title).values()];
    const left = single.filter((one) => !explain(one));
    if (left.length > 0) alone.push(joined(left));
  }
  if (!style) return [...html, ...alone];
  const byRule = groupedBy(ofStyle, ({ changes }) => (changes[0] ? ruleOf(changes[0]) : '')).map(
    joined,
  );
  if (byRule.length < 2) {
    style.consequences.push(...byRule.flatMap(({ changes }) => changes));
    return [...html, style, ...alone];
  }
  const told = new Set(byRule.flatMap((one) => [...one.pages]));
  const left = [...style.pages].filter((page) => !told.has(page));
  return [...html, ...byRule, ...(hasLook(left) ? [style] : []), ...alone];
}

const hasLook = (pages: readonly ReviewedPage[]) =>
  pages.some(({ changes }) => changes.some(({ key }) => key === 'looks'));

/** Gives each consequence to the change that it follows from; those that nothing explains are rows. */
function explainConsequences(
  pages: readonly ReviewedPage[],
  byKey: ReadonlyMap<string, Draft>,
  drafts: readonly Draft[],
) {
  const isLookDraft = ({ changes }: Draft) => changes.some(isLook);
  const left = new Map<string, Draft[]>();
  for (const page of pages) {
    // Rather an edit of few pages than one that all pages show.
    const own = smallestFirst(drafts.filter((draft) => draft.pages.has(page)));
    const looks = own.filter(isLookDraft);
    for (const change of page.changes.filter(({ isConsequence }) => isConsequence)) {
      const same = byKey.get(change.key);
      const saying =
        same &&
        drafts.find(
          (draft) => draft === same || same.changes.every((one) => draft.changes.includes(one)),
        );
      const [explaining] = change.key === 'looks' ? [...looks, ...own] : own;
      const draft = saying ?? explaining;
      if (draft) {
        draft.consequences.push(change);
        draft.pages.add(page);
      } else {
        const alone = { changes: [change], consequences: [], pages: new Set([page]) };
        left.set(change.title, [...(left.get(change.title) ?? []), alone]);
      }
    }
  }
  return [...left.values()].map(joined);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a row of HTML or style sheets is called: what was edited, and what came of it. */
function titleOfLook({ changes, consequences, pages }: Draft, causes: readonly string[]): string {
  const [first] = changes;
  const problem = [...changes, ...consequences].find((one) => isLook(one) && one.isProblem);
  const isSheet = first?.key === styleSheetKey;
  const subject =
    causes.length > 0 && causes.length < 3
      ? capital(causes.join(', '))
      : isSheet
        ? 'Style sheet'
        : `HTML of ${pages.size > 1 ? first?.place?.split(',')[0] : first?.place}`;
  const looks = consequences.find(({ key }) => key === 'looks');
  if (first?.isProblem) return first.title;
  const seen = looks?.notes?.[0] ?? looks?.title;
  const effect = problem?.title ?? (isSheet ? seen : editInWords(first?.segments ?? []));
  if (effect === undefined) return `${subject} changed`;
  return `${subject}: ${effect}`;
}

function titleOf(draft: Draft, causes: readonly string[]): string {
  const { changes, pages } = draft;
  const [first] = changes.toSorted(
    (a, b) => Number(b.isProblem ?? false) - Number(a.isProblem ?? false),
  );
  if (!first) return '';
  if (isLook(first)) return titleOfLook(draft, causes);
  const lagging = [...pages].find(({ changes: own }) =>
    own.some((one) => changes.includes(one) && one.lagging),
  );
  const language =
    lagging &&
    (isLocale(lagging.language) ? localeSettings[lagging.language].name : lagging.language);
  const isAlone =
    language &&
    [...pages].every((page) => page.status === 'lagging' || page.language === lagging.language);
  const suffix = isAlone ? `, in ${language} alone` : '';
  const edits = changes.filter(({ block }) => block);
  if (edits.length > 1 && pages.size >= sharedPages) {
    const words = [...new Set(edits.map((one) => editInWords(one.segments ?? [])))];
    const named = words.slice(0, 3).join(', ');
    return `${capital(regionOf(draft) || 'text')} on ${plural(pages.size, 'page')}: ${named}${suffix}`;
  }
  return edits.length > mostEdits
    ? `Text: ${edits.length} edits, the first ${editInWords(edits[0]?.segments ?? [])}${suffix}`
    : `${first.title}${suffix}`;
}

const order = Object.keys(changeKinds);

/**
 * Puts what differs into rows: one for each edit, with all pages that show it and all that follows from it.
 * @param causes What git knows; nothing where two folders are compared.
 * @returns Likely mistakes first, then words, pictures and the rest.
 */
export function rowsOf(
  { pages, changes }: SiteComparison,
  causes?: CauseFinder,
  isStyleEdited = false,
): Row[] {
  const byKey = draftsByKey(pages, (change) => !change.isConsequence && !isLook(change));
  for (const change of changes) {
    const known = byKey.get(change.key);
    if (known) known.consequences.push(change);
    else byKey.set(change.key, { changes: [change], consequences: [], pages: new Set() });
  }
  const words = withTextsTogether([...byKey.values()]);
  const looks = lookDrafts(pages, words, isStyleEdited);
  const drafts = [...words, ...looks];
  const rest = explainConsequences(pages, byKey, drafts);
  return [...drafts, ...rest]
    .map((draft): Row => {
      const consequences = distinct(draft.consequences);
      const reasons = causes?.causesOf(draft.changes, [...draft.pages]) ?? [];
      const told = draft.changes.map(({ key, segments }) => `${key} ${JSON.stringify(segments)}`);
      return {
        ...draft,
        id: shortHash([...told, namesOf(draft)].join('\n')),
        title: titleOf(draft, reasons),
        kind: draft.changes[0]?.kind ?? 'file',
        isProblem:
          draft.changes.some(({ isProblem }) => isProblem) ||
          consequences.some((one) => isLook(one) && one.isProblem),
        consequences,
        pages: [...draft.pages],
        causes: reasons,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isProblem) - Number(a.isProblem) ||
        order.indexOf(a.kind) - order.indexOf(b.kind) ||
        b.pages.length - a.pages.length ||
        (a.title < b.title ? -1 : 1),
    );
}
