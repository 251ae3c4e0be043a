import type { Redirect } from '@/lib/content/redirects';

/** Languages that visitors of a European provider are likely to try, the likeliest first. */
const likelyLanguages =
  'de uk cs sk fr es it nl sv da no fi pt lt lv et hu ro bg ru be el tr hr sl sr ga mt is nb nn ja zh ko ar he hi vi th id ca eu gl cy sq mk bs ka hy az kk fa ur bn ta te ms af lb'.split(
    ' ',
  );

/**
 * The place of a redirect where a host cannot hold all of them, the lowest for what is worth the most: addresses that pages
 * had, folders that have moved, likely languages, pages that are guessed at, further languages.
 */
function rankOf({ from, status }: Redirect): number {
  if (status === 301) return from.endsWith('/*') ? 1 : 0;
  const [, language] = /^\/([a-z]{2})(?:\/\*)?$/.exec(from) ?? [];
  if (language === undefined) return 3 + likelyLanguages.length;
  const place = likelyLanguages.indexOf(language);
  return place === -1 ? 4 + likelyLanguages.length : 2 + place;
}

/** How many redirects a host reads: of single addresses, of all that is below a folder (`/en/*`), and of both together. */
export type RedirectLimits = { single: number; folders: number; all: number };

/** Hears one line where a host cannot hold all that a site has. */
export type Tell = (line: string) => void;

/** Whether a rule is for more than one address; hosts take a name behind a colon for any part of a path. */
const isPattern = ({ from }: Redirect) => /\*|:[a-z]/i.test(from);

/**
 * The redirects that a host can hold. What it cannot is left out by worth, guesses first: the limit of one host never keeps
 * the site from being built.
 * @param host Its name and file, e.g. `_redirects (Cloudflare Pages)`.
 * @param tell Hears how many are left out, if any are.
 * @returns Those of single addresses before those of folders, each in the order in which they were given.
 */
export function keptRedirects(
  redirects: readonly Redirect[],
  limits: RedirectLimits,
  host: string,
  tell: Tell,
): Redirect[] {
  const ranked = redirects.toSorted((one, other) => rankOf(one) - rankOf(other));
  const within = new Set([
    ...ranked.filter((rule) => !isPattern(rule)).slice(0, limits.single),
    ...ranked.filter(isPattern).slice(0, limits.folders),
  ]);
  const kept = new Set(ranked.filter((rule) => within.has(rule)).slice(0, limits.all));
  const leftOut = redirects.length - kept.size;
  const folders = redirects.filter(isPattern).length;
  if (leftOut > 0)
    tell(
      `${host} is without ${leftOut} redirects, those of guessed addresses first: expected ${limits.all} at most, ${limits.folders} of them of folders, found ${redirects.length}, ${folders} of them of folders`,
    );
  const inOrder = redirects.filter((rule) => kept.has(rule));
  return [...inOrder.filter((rule) => !isPattern(rule)), ...inOrder.filter(isPattern)];
}
