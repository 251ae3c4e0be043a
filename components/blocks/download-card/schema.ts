import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { entryOf } from '@/lib/schema/formats';

export const downloadCardSchema = defineBlock({
  name: 'DownloadCard',
  description: 'A card that offers a file to take home, with its type and size.',
  props: z.strictObject({
    download: entryOf('downloads').describe('The file, by its id in data/downloads.yaml.'),
    isGated: z
      .boolean()
      .default(false)
      .describe(
        'Asks for an address first. The file itself stays public, for whoever has its link.',
      ),
  }),
});
