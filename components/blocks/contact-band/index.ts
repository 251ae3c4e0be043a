import type { BlockGuide } from '@/lib/schema/block-folder';

export { ContactBand } from './contact-band';
export * from './schema';

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'Once, as the last thing of a page that offers something. Put a ContactModal between its tags, or a ButtonLink where the next step is another page; phone and e-mail of the company stand beside it by themselves. On a service or product, say in `notFor` what it does not suit.',
  avoid:
    'Not in the middle of a page, where a ContactModal in its Section is enough, not on the contact page, and not on pages that already end with a night Section.',
  accessibility:
    'A region named by its heading of level 2. Phone and e-mail are links of 44 px that say what they are; text and links take the colours that are legible on night.',
};
