import type { BlockGuide } from '@/lib/schema/block-folder';

export { MigrationServiceCard } from './migration-service-card';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'On the pages about onboarding and migration, for a service with a document to take along and a page to read on. Name and description are interface texts, so that a service is called the same wherever its card stands.',
  avoid:
    'Not for services outside migration: take a ServiceCard or RelatedPages. A document by itself is a DownloadCard.',
  accessibility:
    'The name is a heading of level 3. Both buttons say which service they belong to, and the one with the document says that it opens a new tab. Heights are the least heights: enlarged text is never cut.',
};
