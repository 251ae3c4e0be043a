export { type ArtName, artNames } from '@/lib/art/art-names';
