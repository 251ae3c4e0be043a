import type { BlockGuide } from '@/lib/schema/block-folder';

export { DataSheet } from './data-sheet';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Where readers check the provider: its data centres, board, subcontractors, the versions of Kubernetes with their days, sizes of machines and kinds of disks. Everything comes from content/data.',
  avoid:
    'Not for what differs by service, which are ServiceLevels, and not for certificates, which are a CertificateList.',
  accessibility:
    'A table with a caption, heads of columns and of rows, which scrolls in its place.',
};
