import type { BlockGuide } from '@/lib/schema/block-folder';

export { ExpertList, ExpertProfile } from './expert-profile';
export * from './schema';

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'On a service or product page, to show who does the work and whom a reader will talk to: one to four people. Give a description of your own where the sentence in people.yaml does not speak to the subject.',
  avoid:
    'Not for an address or a number, which a ContactCard has, not for the members of a body, which are an AuthorityGroup, and not below a post, which shows its authors by itself.',
  accessibility:
    'Each profile is an article with a heading of level 3, so put a heading of level 2 before it. The portrait decorates, since the name stands beside it; where it fails to load, the initials show.',
};
