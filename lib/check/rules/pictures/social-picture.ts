import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheckedSite, placeOf } from '@/lib/check/extract/site';
import { faultsIn } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { isPlainFile } from '@/lib/files/file-tree';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { extensionOf, pictureSize } from '@/lib/pictures/picture-size';
import { site as provider } from '@/site.config';

/** The size that networks show without cutting (docs/behaviour.md §9, large-image card), in pixels. */
const expected = { width: 1200, height: 630 } as const;

/** What is wrong with a picture of our own that a page names for networks; of pictures elsewhere nothing is known. */
function faultOf(
  address: string,
  { publicFiles = publicDirectory }: CheckedSite,
): string | undefined {
  if (!address.startsWith(`${provider.origin}/`)) return undefined;
  const { pathname } = new URL(address);
  // An address with escapes in it names no file of ours: their names are lower-case words.
  const file = path.join(publicFiles, pathname);
  const extension = extensionOf(pathname);
  if (!isPlainFile(file) || !extension)
    return `there is no picture "public${pathname}": networks would show none; put it there, or take the line out, and one is drawn`;
  const size = pictureSize(readFileSync(file), extension);
  if (size?.width === expected.width && size.height === expected.height) return undefined;
  const found = size ? `${size.width} × ${size.height}` : 'no picture';
  return `"public${pathname}": expected ${expected.width} × ${expected.height} pixels, found ${found}`;
}

/** Rules about pictures for social networks. */
export const socialPicture: SiteRule = {
  name: 'social-picture',
  severity: 'error',
  summary: 'A picture of our own that a page names for social networks is there, in their size.',
  remedy:
    'Put a picture of 1200 × 630 pixels into public/, or remove the line `ogImage` below `meta`: one is drawn then.',
  checkSite: (site) =>
    faultsIn(
      site.documents,
      (document) => placeOf(document, 'meta.ogImage'),
      ({ data }) => {
        const meta = data['meta'] as { ogImage?: unknown } | null | undefined;
        return typeof meta?.ogImage === 'string' ? faultOf(meta.ogImage, site) : undefined;
      },
    ),
};
