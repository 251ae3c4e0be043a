import type { RuleText } from './rule';

/** Rules about a file as a whole, held before anything in it is looked at. */
export const fileRules = {
  name: {
    name: 'file-name',
    severity: 'error',
    summary:
      'A page’s file is named after its language, in the folder of the page; data has its names too.',
    remedy:
      'Name it `content/<page id>/en.mdx` or `content/<page id>/pl.mdx`, or as the message says.',
  },
  unreadable: {
    name: 'unreadable',
    severity: 'error',
    summary:
      'A file is a text in UTF-8 that can be read to its end; it is neither empty nor a link to another.',
    remedy: 'Save the file as UTF-8, or take the part out that the message names.',
  },
} satisfies Record<string, RuleText>;
