import { menuTargets, readMenuFile } from '@/lib/check/extract/menu';
import { type Move, movedId, movesOf } from '@/lib/check/extract/moved-pages';
import type { CheckedSite } from '@/lib/check/extract/site';
import type { Place, SiteFinding, SiteRule } from '@/lib/check/rule';
import { vanishedAddresses } from '@/lib/check/rules/addresses/vanished-address';
import { parseInternalLink } from '@/lib/content/links';

/** The most places that a message names. */
const mostNamed = 4;

/** Places of links that name a page below a folder. */
function linksTo({ from }: Move, site: CheckedSite): Place[] {
  const isBelow = (href: string) => {
    const id = parseInternalLink(href)?.id;
    return id === from || id?.startsWith(`${from}/`);
  };
  const inPages = site.documents.flatMap(({ file, links }) =>
    links
      .filter(({ href }) => isBelow(href))
      .map(({ line, column }): Place => ({ file, line, column })),
  );
  const menu = readMenuFile(site);
  const inMenu = menu
    ? menuTargets(menu)
        .filter(({ url }) => isBelow(url))
        .map(({ path }) => menu.placeOf(path))
    : [];
  return [...inPages, ...inMenu];
}

/** What is left to do after a folder was moved by hand; nothing where everything follows it already. */
function leftToDo(move: Move, site: CheckedSite): SiteFinding[] {
  const links = linksTo(move, site);
  const addresses = vanishedAddresses(site).filter(({ id }) => {
    const now = movedId(id, site);
    return now !== undefined && (id === move.from || id.startsWith(`${move.from}/`));
  });
  if (links.length + addresses.length === 0) return [];
  const first =
    site.documents.find(({ id }) => id === move.to) ??
    site.documents.find(({ id }) => id.startsWith(`${move.to}/`));
  if (!first) return [];
  const named = links.slice(0, mostNamed).map(({ file, line }) => `${file}:${line}`);
  const more = links.length - named.length;
  const files = new Set(links.map(({ file }) => file)).size;
  const parts = [
    ...(links.length > 0
      ? [
          `${links.length} ${links.length === 1 ? 'link names' : 'links name'} the old id, in ${files} ${files === 1 ? 'file' : 'files'}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
        ]
      : []),
    ...(addresses.length > 0
      ? [
          `${addresses.length} ${addresses.length === 1 ? 'address leads' : 'addresses lead'} nowhere: ${addresses
            .slice(0, mostNamed)
            .map(({ address }) => address)
            .join(', ')}`,
        ]
      : []),
  ];
  const message = `this page was "${move.from}" and is "${move.to}" now: its text is the same, its folder is another. ${parts.join('; ')}. Run \`npm run move ${move.from} ${move.to}\`, which corrects links, menu and records and redirects the old addresses; or give the folder its old name`;
  return [{ file: first.file, line: 1, column: 1, message }];
}

/** The rule about folders that were renamed by hand. */
export const movedPage: SiteRule = {
  name: 'moved-page',
  severity: 'error',
  summary: 'Where the folder of a page is renamed or moved, its links and addresses follow.',
  remedy: 'Move it with `npm run move <old id> <new id>`, which may also be run afterwards.',
  checkSite: (site) => movesOf(site).flatMap((move) => leftToDo(move, site)),
};
