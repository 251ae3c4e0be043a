import { site } from '@/site.config';
import { contentRedirects } from './redirects';
import type { Registry } from './registry';

/** Addresses that the site answers to, with `{product}` for the name in them, and the pages they lead to. */
export type AddressSnapshot = Readonly<Record<string, string>>;

const product = new RegExp(`\\b${site.product.replace(/[^\w]/g, '\\$&')}\\b`, 'g');

/** An address as content writes it, so that the provider's name stands in one file only. */
const asWritten = (address: string) => address.replace(product, '{product}');

/**
 * All addresses that visitors may have kept: those of pages, and old ones that lead to a page for good.
 * @returns Page ids by address, sorted, so that the same content gives the same text.
 */
export function addressSnapshot(registry: Registry): AddressSnapshot {
  const lasting = contentRedirects(registry).filter(({ status }) => status === 301);
  const addresses = [
    ...registry
      .pages()
      // Lists come and go with the posts in them: no writer could redirect them.
      .filter(({ generated }) => !generated)
      .map(({ address, id }) => [asWritten(address), id] as const),
    ...lasting.map(({ from, to }) => [asWritten(from), registry.byAddress(to)?.id ?? ''] as const),
  ];
  return Object.fromEntries(addresses.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
