import type { Service } from 'schema-dts';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { absolute } from '../page-versions';
import { socialPictureOf } from '../social-picture-of';
import { publisher } from './organization';

/**
 * A service, or a product: what is sold is a service in both cases, and a `Product` would have to name a
 * price or a rating, which nobody has given.
 */
export function service(page: Page, registry: Registry): Service {
  const { title, shortTitle, description } = page.frontmatter;
  const url = absolute(page.address);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: shortTitle ?? title,
    description,
    url,
    image: socialPictureOf(page).url,
    serviceType: shortTitle ?? title,
    category: registry.trail(page)[0]?.title,
    provider: publisher,
    areaServed: { '@type': 'Country', name: 'PL' },
  };
}
