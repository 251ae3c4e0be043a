import { createHash } from 'node:crypto';
import { isLocale, localeSettings } from '@/lib/i18n/locales';
import type { FinishedPage } from './read-page';
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
  /** The page in the other language stayed as it was. */
  isInOneLanguage?: boolean;
};

/** The key of the change that a page looks different in a browser. */
export const looksKey = 'looks';

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

/** A page that is not as it was, or may look otherwise. */
export type ReviewedPage = {
  /** Where it is now; of a removed page where it was. */
  pathname: string;
  language: string;
  title: string;
  status: PageStatus;
  changes: Change[];
  before?: FinishedPage;
  after?: FinishedPage;
  /** Blocks of text that differ, for marking their words. */
  blocks: readonly BlockChange[];
};

/** A hash that is short enough for names and long enough to be the only one. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

export const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** A language by its name in English. */
export const languageName = (code: string): string =>
  isLocale(code) ? localeSettings[code].name : code;

/** Items by what they have in common, in the order in which they come. */
export function groupedBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
