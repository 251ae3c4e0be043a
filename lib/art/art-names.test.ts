import { expect, it } from 'vitest';
import { artOfPage } from './art-names';

it('gives every area its own composition, and pages that belong to none the one of contact', () => {
  const ids = ['home', 'services/finops', 'products', 'discover/who-we-are', 'discover/legal/dsa'];
  expect(ids.map(artOfPage)).toEqual(['strata', 'layers', 'slabs', 'sphere', 'quiet']);
  expect(['thank-you', 'servicesx'].map(artOfPage)).toEqual(['waves', 'waves']);
});
