import { createHash } from 'node:crypto';
import type { FinishedPage, TextBlock } from './read-page';
import type { BlockChange, Segment } from './text-diff';

/** What a change is about, in the order in which reviewers look at them; they filter by it. */
export const changeKinds = {
  text: 'Text',
  picture: 'Pictures',
  page: 'Pages',
  link: 'Links and redirects',
  style: 'Layout and style',
  access: 'Accessibility',
  data: 'Metadata',
  file: 'Files',
  check: 'Check',
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** One thing that is not as it was. Those with the same key are the same change, on whatever page. */
export type Change = {
  kind: ChangeKind;
  key: string;
  /** What it is, in a few words. */
  title: string;
  /** Where on the page, in words of the page. */
  place?: string;
  /** Both sides in one text. */
  segments?: readonly Segment[];
  notes?: readonly string[];
  isProblem?: boolean;
  /** Follows from another change of the same page, as far as there is one that can explain it. */
  isConsequence?: boolean;
  /** The block of text that changed. */
  block?: TextBlock;
  /** Its place among the blocks of `main`, by which it is looked for in the other language. */
  at?: number;
  /** Of a style sheet: classes that the page has and whose style is another one. */
  classes?: readonly string[];
  /** The page in the other language that stayed as it was. */
  lagging?: string;
};

/** Whether a page is on both sides, and if so, whether it was edited or shows what was edited elsewhere. */
export const pageStatuses = [
  'changed',
  'affected',
  'added',
  'removed',
  'moved',
  'lagging',
] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** What is kept of one side of a page when it has been compared. */
export type PageSide = Pick<FinishedPage, 'pathname' | 'file' | 'metadata'> & {
  /** How many blocks of text its `main` has. */
  blockCount: number;
};

/** A page that is not as it was. */
export type ReviewedPage = {
  /** Where it is now; of a removed page where it was. */
  pathname: string;
  language: string;
  /** The same for all languages of a page. */
  family: string;
  title: string;
  status: PageStatus;
  changes: Change[];
  before?: PageSide;
  after?: PageSide;
  /** Blocks of text that differ, for marking their words. */
  blocks: readonly BlockChange[];
};

/** A hash that is short enough for names and long enough to be the only one. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

export const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** Items of two lists that are in one of them only, as often as they are. */
export function difference(before: readonly string[], after: readonly string[]) {
  const missing = (from: readonly string[], list: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const item of from) counts.set(item, (counts.get(item) ?? 0) + 1);
    return list.filter((item) => {
      const left = counts.get(item) ?? 0;
      counts.set(item, left - 1);
      return left <= 0;
    });
  };
  return { added: missing(before, after), removed: missing(after, before) };
}
