import { type CauseFinder, namesOfCauses } from './causes';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  groupedBy,
  languageName,
  looksKey,
  type ReviewedPage,
  shortHash,
} from './compare/change';
import type { SiteComparison } from './compare/compare-sites';

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

const namesOf = ({ pages }: Draft) => [...pages].map(({ pathname }) => pathname).join('\n');

/** What is seen on a page explains that it looks different. */
const explainsLooks = ({ kind, key, isConsequence, isProblem }: Change) =>
  key !== looksKey &&
  (/^(text|picture|page)$/.test(kind) ? !isConsequence : kind !== 'data' && isProblem === true);

/** A change, and a page that has it. */
type Found = { change: Change; page: ReviewedPage };

/** Splits what a browser found on pages by what may have made it, that of most pages first. */
function splitByCause(found: readonly Found[], causes: CauseFinder | undefined): Found[][] {
  const causesOf = ({ change, page }: Found) =>
    causes?.possibleCauses(change.kind, page.pathname) ??
    (change.key === looksKey ? [change.place ?? ''] : []);
  const groups: Found[][] = [];
  let rest = [...found];
  while (rest.length > 0) {
    const byCause = groupedBy(rest.flatMap(causesOf), (cause) => cause);
    const [most] = byCause.toSorted((a, b) => b.length - a.length)[0] ?? [];
    const isOfMost = (one: Found) => most === undefined || causesOf(one).includes(most);
    groups.push(rest.filter(isOfMost));
    rest = rest.filter((one) => !isOfMost(one));
  }
  return groups;
}

/** Puts the changes together that one edit made. */
function draftsOf({ pages, changes }: SiteComparison, causes: CauseFinder | undefined): Draft[] {
  const own = pages.flatMap((page) =>
    page.changes
      .filter(({ isConsequence }) => !isConsequence)
      .filter(({ key }) => key !== looksKey || !page.changes.some(explainsLooks))
      .map((change): Found => ({ change, page })),
  );
  const groups = groupedBy(own, ({ change }) => change.key).flatMap((group) =>
    group[0]?.change.kind === 'style' || group[0]?.change.kind === 'access'
      ? splitByCause(group, causes)
      : [group],
  );
  return [
    ...groups.map((group) => ({
      changes: distinct(group.map(({ change }) => change)),
      consequences: [],
      pages: new Set(group.map(({ page }) => page)),
    })),
    ...groupedBy(
      changes.filter(({ isConsequence }) => !isConsequence),
      ({ key }) => key,
    ).map((group) => ({ changes: group, consequences: [], pages: new Set<ReviewedPage>() })),
  ];
}

/** Gives each consequence to the edit that it follows from; those that nothing explains are rows. */
function withConsequences(drafts: Draft[], { pages, changes }: SiteComparison): Draft[] {
  // Rather an edit of few pages than one that all pages show.
  const smallestFirst = drafts.toSorted((a, b) => a.pages.size - b.pages.size);
  const left: Draft[] = [];
  const explain = (change: Change, page?: ReviewedPage) => {
    if (!change.isConsequence) return;
    const draft =
      smallestFirst.find((one) => one.changes.some(({ key }) => key === change.key)) ??
      smallestFirst.find((one) => page && one.pages.has(page));
    draft?.consequences.push(change);
    if (page) draft?.pages.add(page);
    if (!draft) left.push({ changes: [change], consequences: [], pages: new Set(page && [page]) });
  };
  for (const page of pages) for (const change of page.changes) explain(change, page);
  for (const change of changes) explain(change);
  const alone = groupedBy(left, ({ changes: [first] }) => first?.title ?? '').map(joined);
  return [...drafts, ...alone];
}

function titleOf(draft: Draft, causes: readonly string[]): string {
  const { changes, pages } = draft;
  const first = changes.find(({ isProblem }) => isProblem) ?? changes[0];
  if (!first) return '';
  if (first.key === looksKey)
    return `${first.title}: ${namesOfCauses(causes, 2).join(', ') || first.place}`;
  const lagging = [...pages].find(({ changes: own }) =>
    own.some((one) => changes.includes(one) && one.isInOneLanguage),
  );
  const isAlone =
    lagging &&
    [...pages].every(
      ({ status, language }) => status === 'lagging' || language === lagging.language,
    );
  const suffix = isAlone ? `, in ${languageName(lagging.language)} alone` : '';
  const more = first.kind === 'text' ? 0 : changes.length - 1;
  return `${first.title}${more > 0 ? ` and ${more} more` : ''}${suffix}`;
}

const order = Object.keys(changeKinds);

/**
 * Puts what differs into rows: one for each edit, with all pages that show it and all that follows from it.
 * @param causes What git knows; nothing where two folders are compared.
 * @returns Likely mistakes first, then words, pictures and the rest.
 */
export function rowsOf(comparison: SiteComparison, causes?: CauseFinder): Row[] {
  return withConsequences(draftsOf(comparison, causes), comparison)
    .map((draft): Row => {
      const kind = draft.changes[0]?.kind ?? 'file';
      const edited = [...draft.pages].filter(({ status }) => status !== 'lagging');
      const made = causes?.causesOf(
        kind,
        edited.map(({ pathname }) => pathname),
      );
      const told = draft.changes.map(({ key, segments }) => `${key} ${JSON.stringify(segments)}`);
      return {
        ...draft,
        id: shortHash([...told, namesOf(draft)].join('\n')),
        title: titleOf(draft, made ?? []),
        kind,
        isProblem: draft.changes.some(({ isProblem }) => isProblem),
        consequences: distinct(draft.consequences),
        pages: [...draft.pages],
        causes: namesOfCauses(made ?? []),
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
