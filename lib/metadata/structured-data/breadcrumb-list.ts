import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { absolute } from '../page-versions';

/**
 * The way from the home page to a page below a section. Folders without a page are left out: a step that
 * leads nowhere is none to a search engine.
 */
export function breadcrumbList(page: Page, registry: Registry): BreadcrumbList | undefined {
  const trail = registry.trail(page);
  const home = registry.page('home', page.locale);
  if (trail.length < 2 || !home) return undefined;
  const { shortTitle, title } = home.frontmatter;
  const steps = [{ title: shortTitle ?? title, address: home.address }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .flatMap(({ title: name, address }) => (address === undefined ? [] : [{ name, address }]))
      .map(({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(address),
      })),
  };
}
