import type { BlockGuide } from '@/lib/schema/block-folder';

export { ButtonLink } from './button-link';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'At the end of a Section, when there is one obvious next step. The label says what the reader gets by following it: “How we run FinOps”, not “Read more”.',
  avoid:
    'Not for a mention within a sentence, which is a Markdown link, and not several in a row: RelatedPages shows a choice of pages. To open the contact form take a ContactModal.',
  accessibility:
    'It is a link and is announced as one, with a target of 48 px. Uppercase is style only, so the label is read as written; a link that opens a new tab says so.',
};
