import type { ArtName } from '@/components/ui/strata-art/art-names';

/** The motif's composition of each area, by the label of its group. */
const compositions: Readonly<Record<string, ArtName>> = {
  'groups.discover': 'horizon',
  'groups.services': 'layers',
  'groups.products': 'slabs',
  'groups.partnership': 'waves',
};

/** The composition for a group; one without its own has that of the home page. */
export const panelArt = (label: string): ArtName =>
  (Object.hasOwn(compositions, label) && compositions[label]) || 'strata';
