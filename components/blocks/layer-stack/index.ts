import type { BlockGuide } from '@/lib/schema/block-folder';

export { LayerStack } from './layer-stack';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For what lies on what: a platform, a technology stack, the line between duties of two parties.',
  avoid:
    'Not where several parties share a layer in different degrees, which Responsibility shows, and not for places, which are a SiteDiagram.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Each layer has its name, and its party stands beside it.',
};
