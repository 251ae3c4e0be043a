import type { RuleText } from './rule';

/** Rules about a file as a whole, held before anything in it is looked at. */
export const fileRules = {
  name: {
    name: 'file-name',
    severity: 'error',
    summary: 'A page’s file is named after its language, in the folder of the page.',
    remedy: 'Name it `content/<page id>/en.mdx` or `content/<page id>/pl.mdx`.',
  },
  unreadable: {
    name: 'unreadable',
    severity: 'error',
    summary: 'A file can be read to its end.',
    remedy: 'Take the part out that the message names: nothing on a page has to refer to itself.',
  },
} satisfies Record<string, RuleText>;
