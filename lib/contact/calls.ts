import { footerPages } from '@/lib/content/known-pages';

/**
 * What a page may ask its reader to do: three families, and the few tasks that have a page of their own. Their labels stand
 * in the messages (`contact.calls`) and nowhere else, so that the same step has the same name on every page.
 */
export const calls = [
  'talk',
  'price',
  'evidence',
  'partner',
  'event',
  'apply',
  'incident',
  'notice',
  'data',
] as const;

export type Call = (typeof calls)[number];

/** The families: whoever takes one is told when a person answers. */
const promised: ReadonlySet<Call> = new Set<Call>(['talk', 'price', 'evidence', 'partner']);

/** Whether the promise of an answer stands beside the call. */
export const isPromised = (call: Call): boolean => promised.has(call);

/** The page to which a call leads, by its id. */
export const pageOfCall = (call: Call) =>
  call === 'evidence' ? footerPages.certificates : 'contact-us';
