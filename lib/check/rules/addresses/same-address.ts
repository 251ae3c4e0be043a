import type { CheckedSite } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import type { Place, SiteRule } from '@/lib/check/rule';
import type { Page } from '@/lib/content/document';
import { parentId } from '@/lib/content/pathnames';

/** Where a page's address is given; the beginning of its file where it follows from the folder. */
export function addressPlace({ id, locale, file }: Page, { find }: CheckedSite): Place {
  const places = find(id, locale)?.places ?? {};
  return { file, ...(places['path'] ?? places['slug'] ?? { line: 1, column: 1 }) };
}

/** What to write where a page cannot have its address. */
export const otherAddress =
  'expected another `slug`, which is the last part of the address, or `path`, which is the whole of it';

/** The most files that one message names. */
const mostNamed = 3;

/** Pages that share their address with others, drafts among them: the next build may show both. */
function sharedAddresses(site: CheckedSite): [string, Page[]][] {
  const byAddress = new Map<string, Page[]>();
  for (const page of registryOf(site).all) {
    // Addresses of lists are kept by reserved-address.
    if (page.generated) continue;
    const pages = byAddress.get(page.pathname);
    if (pages) pages.push(page);
    else byAddress.set(page.pathname, [page]);
  }
  return [...byAddress].filter(([, pages]) => pages.length > 1);
}

/** The nearest page above whose slug is in the address of a page and that visitors do not see yet. */
function hiddenAbove(page: Page, registry: ReturnType<typeof registryOf>): Page | undefined {
  let below = page;
  // A `path` begins anew: nothing above it is part of the address.
  while (!below.frontmatter.path) {
    const id = parentId(below.id);
    if (id === undefined) return undefined;
    const above = registry.written(id, page.locale);
    if (above && above.status !== 'live') return above;
    below = above ?? { ...below, id };
  }
  return undefined;
}

/** Rules about addresses that pages have. */
export const sameAddressRules: SiteRule[] = [
  {
    name: 'same-address',
    severity: 'error',
    summary: 'Every page has an address of its own.',
    remedy:
      'Give one of the pages another `slug`, the last part of its address, or `path`, the whole of it.',
    checkSite: (site) =>
      sharedAddresses(site).flatMap(([address, pages]) =>
        pages.map((page) => {
          const others = pages.filter((other) => other !== page).map(({ file }) => file);
          const shown = others.slice(0, mostNamed);
          const more = others.length - shown.length;
          const names = `${shown.join(' and ')}${more > 0 ? ` and ${more} more` : ''}`;
          const message = `the address ${address} belongs to ${names} as well: ${otherAddress}`;
          return { ...addressPlace(page, site), message };
        }),
      ),
  },
  {
    name: 'draft-above',
    severity: 'error',
    summary:
      'The address of a page that visitors see holds no slug of a page that they do not see yet.',
    remedy:
      'Publish the page above as well, make this one a draft too, or give it a `path` of its own.',
    checkSite: (site) => {
      const registry = registryOf(site);
      return registry.pages().flatMap((page) => {
        const above = page.generated ? undefined : hiddenAbove(page, registry);
        if (!above) return [];
        const what = above.status === 'draft' ? 'a draft' : 'scheduled';
        const message = `the address ${page.pathname} gives part of the address of ${above.file} away, which is ${what}: publish that page as well, make this one a draft (\`draft: true\`), or give it an address of its own (\`path: /…\`)`;
        return [{ ...addressPlace(page, site), message }];
      });
    },
  },
];
