import type { BlockGuide } from '@/lib/schema/block-folder';

export { DownloadCard } from './download-card';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'For a document that readers will keep, print or hand on: a checklist, a template, a description of services. Its texts and files stand once in content/data/downloads.yaml, for all pages that offer it. With isGated it asks for an address first; whoever sends it gets the link on the spot.',
  avoid:
    'Not for what could as well be read on the page: text here is found by search, adapts to phones and is always current. A document of a migration service goes on its MigrationServiceCard. No gate before what the law wants to be public, nor before what readers need to judge an offer.',
  accessibility:
    'The name is a heading of level 3; the button tells type, size and name. The check lets only PDFs pass that have tags, a title and a language; whoever makes one sees to reading order and alternative texts.',
};
