import { createHash } from 'node:crypto';
import type { Segment } from './pages/text-diff';

/** What a change is about; reviewers filter by it. */
export const changeKinds = {
  page: 'Pages',
  text: 'Text',
  title: 'Title and description',
  heading: 'Headings',
  link: 'Links and redirects',
  picture: 'Pictures',
  data: 'Structured data',
  layout: 'Layout and style',
  access: 'Accessibility',
  translation: 'Translation',
  weight: 'Bytes',
  file: 'Files',
  check: 'Check',
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** One thing that is not as it was. Those with the same signature are the same change, on whatever page. */
export type Change = {
  kind: ChangeKind;
  signature: string;
  /** What it is, in a few words. */
  title: string;
  /** Where on the page, in words of the page. */
  place?: string;
  /** Both sides in one text. */
  segments?: readonly Segment[];
  /** More to say, a line each. */
  notes?: readonly string[];
  /** What is likely a mistake. */
  isProblem?: boolean;
  /** What follows from another change of the same page, and is told with the page alone. */
  isDetail?: boolean;
};

/** Whether a page is there on both sides, and if so, whether it was edited or shows what was edited elsewhere. */
export const pageStatuses = [
  'added',
  'removed',
  'moved',
  'changed',
  'affected',
  'lagging',
] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** A hash that is short enough for names and long enough to be the only one. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);
