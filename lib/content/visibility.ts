import type { ContentDocument, PageStatus } from './document';

const warsawDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' });

/** The day of a moment in Warsaw, as `2026-11-20`. */
export const warsawDayOf = (moment: Date): string => warsawDay.format(moment);

/**
 * The status of a document at a moment.
 * A post dated later than today is scheduled whether or not it says so: a forgotten flag must not publish it.
 * @param now The moment of the build; days change at midnight in Warsaw.
 */
export function statusOf(document: ContentDocument, now: Date): PageStatus {
  const { frontmatter } = document;
  if (frontmatter.draft) return 'draft';
  const isLater = 'date' in frontmatter && frontmatter.date > warsawDayOf(now);
  return isLater ? 'scheduled' : 'live';
}
