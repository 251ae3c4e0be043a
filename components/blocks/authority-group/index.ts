import type { BlockGuide } from '@/lib/schema/block-folder';

export { Authority, AuthorityGroup } from './authority-group';
export * from './schema';

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'For a body with members, such as a board, a council or a team on duty: its name, and each member with name and position. Give a member a description and a url where there is a page on what the person answers for.',
  avoid:
    'Not for experts who speak about their subject, which are ExpertProfiles, nor for people to write to, which are ContactCards.',
  accessibility:
    'The list is named by its heading of level 3. The card over a name opens on keyboard focus as well as under the pointer and closes with Escape; by touch the name simply leads to its page, so the card must not say anything that stands nowhere else.',
};
