import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readVariantAddress,
  type Variant,
  variantAddressesIn,
} from '@/lib/pictures/variant-address';

/** Files in which a built site names pictures: pages, what the router loads of them, feeds, manifests, styles. */
const texts = /\.(html|txt|xml|json|rss|atom|webmanifest|css)$/;

/** A variant, and the first file that names it. */
export type WantedVariant = { variant: Variant; namedIn: string };

/**
 * The variants that the files of a built site name, each once, by address.
 * @param directory The built site.
 */
export function collectVariants(directory: string): Map<string, WantedVariant> {
  const wanted = new Map<string, WantedVariant>();
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const namedIn of files.filter((file) => texts.test(file)).sort()) {
    const text = readFileSync(path.join(directory, namedIn), 'utf8');
    for (const address of variantAddressesIn(text)) {
      const variant = readVariantAddress(address);
      if (variant && !wanted.has(address)) wanted.set(address, { variant, namedIn });
    }
  }
  return wanted;
}
