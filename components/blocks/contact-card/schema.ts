import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { contactCard } from '@/lib/schema/entities/cards';

export const contactListSchema = defineBlock({
  name: 'ContactList',
  description: 'Contact cards side by side.',
  props: z.strictObject({}),
  children: ['ContactCard'],
});

export const contactCardSchema = defineBlock({
  name: 'ContactCard',
  description: 'A person or a team to write to or to call; on its own or in a ContactList.',
  props: contactCard,
  children: 'none',
  heading: { prop: 'name', level: 3 },
});

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'Where a reader has to choose whom to turn to: on the contact page, or below a service with a team of its own. Say what the person or team helps with, so that the choice is easy; put several into a ContactList.',
  avoid:
    'Not to introduce an expert, which an ExpertProfile does, and not to end a page: a ContactBand or a ContactModal asks for one step instead of several.',
  accessibility:
    'Each card is an article with a heading of level 3, so put a heading of level 2 before it. E-mail and phone are links of 44 px, announced with what they are; a picture needs imgAlt unless it only decorates.',
};
