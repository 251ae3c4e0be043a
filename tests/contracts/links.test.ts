import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtPages, documentOf, fileOf, outDirectory } from '@/tests/support/built-site';

/** Where an address of this site leads: the file, and whether the anchor exists there. */
function fault(address: string, from: string): string | undefined {
  const { pathname, hash } = new URL(address, `https://site.example/${from}`);
  const file = decodeURIComponent(pathname);
  const page = fileOf(file);
  const isPage = existsSync(path.join(outDirectory, page));
  if (!isPage && !existsSync(path.join(outDirectory, file)))
    return `${from}: ${address} leads nowhere`;
  if (!hash || !isPage) return undefined;
  const target = documentOf(address.startsWith('#') ? from : page);
  const id = decodeURIComponent(hash.slice(1));
  return target.getElementById(id) ? undefined : `${from}: ${address} has no such anchor`;
}

it.each(builtPages)('%s links only to what exists', (page) => {
  const document = documentOf(page);
  const addresses = [
    ...[...document.querySelectorAll('a[href]')].map((node) => node.getAttribute('href') ?? ''),
    ...[...document.querySelectorAll('[src]')].map((node) => node.getAttribute('src') ?? ''),
    ...[...document.querySelectorAll('link[href]:not([rel="canonical"], [rel="alternate"])')].map(
      (node) => node.getAttribute('href') ?? '',
    ),
  ].filter((address) => address.startsWith('/') || address.startsWith('#'));
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.flatMap((address) => fault(address, page) ?? [])).toEqual([]);
});

it('opens pages of other sites without access to this one', () => {
  const unsafe = builtPages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('a[target="_blank"]')].filter(
      (node) => !node.getAttribute('rel')?.includes('noopener'),
    ),
  );
  expect(unsafe).toEqual([]);
});
