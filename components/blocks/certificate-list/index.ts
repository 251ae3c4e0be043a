import type { BlockGuide } from '@/lib/schema/block-folder';

export { CertificateList } from './certificate-list';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'Where readers ask what they can rely on: on the page about standards, and on services and products whose certificates decide. Name the ones that cover what the page is about.',
  avoid:
    'Not for technologies, which are a TechnologyStrip, and not for what a client’s own certification needs, which is text. Scopes, years and the PDF of each are changed in content/data/certificates.yaml and nowhere else.',
  accessibility:
    'A list of which each entry begins with a heading of level 3, so a heading of level 2 comes before it. The shields are decoration; everything is said in words.',
};
