import type { ImageObject, Organization } from 'schema-dts';
import { site } from '@/site.config';
import { absolute } from '../page-versions';

const organizationId = `${site.origin}/#organization`;

/** The provider's mark, made by `scripts/art/render-icons.ts`. */
const logo: ImageObject = {
  '@type': 'ImageObject',
  url: absolute('/icon-512.png'),
  width: '512',
  height: '512',
};

/** The provider in a few words, for pages that are about something else. */
export const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.company,
  url: site.origin,
  logo,
} as const satisfies Organization;

/** The provider with its registered data, for the home page. */
export function organization(): Organization {
  const { legal, contact, social } = site;
  return {
    ...publisher,
    legalName: legal.name,
    email: contact.email,
    telephone: contact.phone,
    taxID: legal.nip,
    address: {
      '@type': 'PostalAddress',
      streetAddress: legal.street,
      postalCode: legal.postalCode,
      addressLocality: legal.city,
      addressCountry: legal.country,
    },
    sameAs: Object.values(social),
  };
}
