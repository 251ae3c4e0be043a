import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'For a document that readers will keep, print or hand on: a checklist, a template, a description of services. Its texts and files stand once in content/data/downloads.yaml, for all pages that offer it. With isGated it asks for an address first; whoever sends it gets the link on the spot.',
  avoid:
    'Not for what could as well be read on the page: text here is found by search, adapts to phones and is always current. A document of a migration service goes on its MigrationServiceCard. No gate before what the law wants to be public, nor before what readers need to judge an offer.',
  accessibility:
    'The name is a heading of level 3; the button tells type, size and name. The check lets only PDFs pass that have tags, a title and a language; whoever makes one sees to reading order and alternative texts.',
};
