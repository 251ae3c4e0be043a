import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { link } from './formats';

const item = z.strictObject({
  label: z.string().describe('Key of the label in messages/<language>/navigation.json.'),
  url: link().describe('Page id.'),
  query: z.string().optional().describe('Query appended to the page’s address.'),
  locales: z.array(z.enum(locales)).optional().describe('Languages the item is shown in.'),
});

/** `content/data/menu.yaml`: groups of links (specification §2.2 and §3, "Menu item"). */
export const menuSchema = z.array(z.strictObject({ label: z.string(), items: z.array(item) }));

export type MenuItem = z.output<typeof item>;
