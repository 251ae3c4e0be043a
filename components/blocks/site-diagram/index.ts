import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { SiteDiagram } from './site-diagram';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For what runs where, and what travels between two places: two data centres, a client and a cloud, two regions.',
  avoid:
    'Not for the place of a city in the country, which Map shows, and not for layers that lie on one another, which are a LayerStack.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Colours are never the only sign: each part has its name, and the table says in which site it is.',
};
