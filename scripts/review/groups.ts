import { type Change, type ChangeKind, changeKinds, shortHash } from './changes';
import type { ReviewedPage, SiteComparison } from './compare-sites';
import { commonReasons } from './reasons';

/** Equal changes, with the pages that have them: what a reviewer looks at once. */
export type Group = {
  /** Hash of what changed and where, by which a browser remembers what its reviewer has seen. */
  id: string;
  title: string;
  changes: readonly Change[];
  pages: readonly ReviewedPage[];
  kinds: readonly ChangeKind[];
  /** Why, in words; none where it is not known. */
  reasons: readonly string[];
  isProblem: boolean;
};

const order = Object.keys(changeKinds) as ChangeKind[];

const byImportance = (a: Group, b: Group) =>
  Number(b.isProblem) - Number(a.isProblem) ||
  order.indexOf(a.kinds[0] ?? 'file') - order.indexOf(b.kinds[0] ?? 'file') ||
  b.pages.length - a.pages.length ||
  (a.title < b.title ? -1 : 1);

function titleOf(changes: readonly Change[]): string {
  const [first, ...others] = changes.toSorted(
    (a, b) =>
      Number(b.isProblem ?? false) - Number(a.isProblem ?? false) ||
      order.indexOf(a.kind) - order.indexOf(b.kind),
  );
  return others.length === 0 ? (first?.title ?? '') : `${first?.title} and ${others.length} more`;
}

function groupOf(changes: readonly Change[], pages: readonly ReviewedPage[]): Group {
  const kinds = order.filter((kind) => changes.some((change) => change.kind === kind));
  const contents = [
    ...changes.map(({ signature }) => signature),
    ...pages.map((one) => one.pathname),
  ];
  return {
    id: shortHash(contents.sort().join('\n')),
    title: titleOf(changes),
    changes,
    pages,
    kinds,
    reasons: commonReasons(pages.map(({ reasons }) => reasons)),
    isProblem: changes.some(({ isProblem }) => isProblem),
  };
}

/**
 * Puts equal changes together: those with the same signature are one, and those that the same pages have are told
 * together.
 * @returns Groups, those with likely mistakes first.
 */
export function groupChanges({
  pages,
  changes,
}: Pick<SiteComparison, 'pages' | 'changes'>): Group[] {
  const bySignature = new Map<string, { changes: Map<string, Change>; pages: Set<ReviewedPage> }>();
  for (const page of pages)
    for (const change of page.changes.filter(({ isDetail }) => !isDetail)) {
      const known = bySignature.get(change.signature) ?? { changes: new Map(), pages: new Set() };
      const key = `${change.kind} ${change.title}`;
      if (!known.changes.has(key)) known.changes.set(key, change);
      known.pages.add(page);
      bySignature.set(change.signature, known);
    }
  const byPages = new Map<string, { changes: Change[]; pages: ReviewedPage[] }>();
  for (const { changes: equal, pages: having } of bySignature.values()) {
    const key = [...having].map(({ pathname }) => pathname).join('\n');
    const known = byPages.get(key) ?? { changes: [], pages: [...having] };
    known.changes.push(...equal.values());
    byPages.set(key, known);
  }
  return [
    ...[...byPages.values()].map((group) => groupOf(group.changes, group.pages)),
    ...changes.map((change) => groupOf([change], [])),
  ].sort(byImportance);
}
