import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
