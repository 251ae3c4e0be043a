import type { BlockGuide } from '@/lib/schema/block-guide';

export const guide: BlockGuide = {
  use: 'On Polish pages that people come back to read: the blog, below a post, the newsletter’s own page. Say what is in it and how often it comes; the newsletter is written in Polish.',
  avoid:
    'Not on English pages, where the check refuses it, and not beside a ContactModal: two requests in one place weaken both.',
  accessibility:
    'The button is a link to the mail program with the message filled in, and the note below says so beforehand. It needs no script; the heading has level 3, so put one of level 2 before it.',
};
