import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { link, messageKey } from '../formats';

/** An entry of the top navigation (specification §3). */
export const menuItem = z.strictObject({
  label: messageKey().describe('Key of the label in messages/<language>/navigation.json.'),
  url: link().describe('Page id.'),
  locales: z
    .array(z.enum(locales))
    .min(1)
    .optional()
    .describe('Languages the item is shown in; all of them by default.'),
});
