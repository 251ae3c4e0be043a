import { z } from 'zod';
import { menuItem } from '@/lib/schema/entities/page';
import { link, messageKey, text } from '@/lib/schema/formats';

const item = menuItem.extend({
  query: text().optional().describe('Query appended to the page’s address.'),
  topic: messageKey()
    .optional()
    .describe(
      'Key of the heading in navigation.json below which the item stands: a column from xl on.',
    ),
  below: z
    .array(link())
    .min(1)
    .optional()
    .describe(
      'Ids of pages of the second level, called by their `shortTitle`; each shows where it exists.',
    ),
});

/** `content/data/menu.yaml`: groups of links (docs/behaviour.md §2.2 and §3, "Menu item"). */
export const menuSchema = z.array(
  z.strictObject({
    label: text().describe('Key of the group’s label in navigation.json.'),
    items: z.array(item).describe('Links of the group, in the order in which they are shown.'),
  }),
);

export type MenuItem = z.output<typeof item>;
