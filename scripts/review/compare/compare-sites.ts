import { defaultLocale } from '@/lib/i18n/locales';
import { type Change, groupedBy, languageName, type PageStatus, type ReviewedPage } from './change';
import { comparePages } from './compare-pages';
import { type FinishedPage, readPage } from './read-page';
import { normalisedPage, normalisedStyles, type SiteFolder } from './site-folder';

/** All that differs between two sites. */
export type SiteComparison = {
  /** Pages that differ, and those without a change so far that may look otherwise. */
  pages: ReviewedPage[];
  /** Those of them that a browser has to look at, whatever else is known of them. */
  toLookAt: ReviewedPage[];
  /** What belongs to no page: redirects, files. */
  changes: Change[];
};

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/';

/** Addresses of the same page in other languages. */
const counterpartsOf = ({ after, pathname }: ReviewedPage): string[] =>
  [...(after?.metadata ?? [])]
    .filter(([name]) => /^alternate [a-z]{2}(-[A-Za-z]+)?$/.test(name))
    .map(([, address]) => pathOf(address))
    .filter((other) => other !== pathname);

const mainText = ({ blocks }: FinishedPage) =>
  blocks.map(({ region, text }) => (region === 'main' ? text : '')).join('\n');

const bareTarget = (site: SiteFolder, pathname: string) =>
  site.redirects.get(pathname)?.target.replace(/[?#].*$/, '');

/** Pairs pages that went with pages that came: by redirect, or because they say the same. */
function findMoves(before: SiteFolder, after: SiteFolder) {
  const gone = [...before.pages.keys()].filter((one) => !after.pages.has(one));
  const come = new Set([...after.pages.keys()].filter((one) => !before.pages.has(one)));
  const moves = new Map<string, string>();
  const texts = new Map([...come].map((to) => [mainText(readPage(after, to)), to]));
  for (const from of gone) {
    const to = [bareTarget(after, from), texts.get(mainText(readPage(before, from)))].find(
      (one) => one !== undefined && come.has(one),
    );
    if (to === undefined) continue;
    come.delete(to);
    moves.set(from, to);
  }
  return { moves, come, gone: gone.filter((one) => !moves.has(one)) };
}

/** That a page came, went or moved: of all languages one change. */
function pageChange(
  status: PageStatus,
  { before, after }: Sides,
  shown: FinishedPage,
  site: SiteFolder,
): Change {
  const leads = before && bareTarget(site, before.pathname);
  const isLost = before !== undefined && (after ? leads !== after.pathname : !leads);
  const note = before
    ? `${before.pathname} ${isLost ? 'answers “not found”' : `leads to ${leads}`}`
    : shown.description;
  return {
    kind: 'page',
    key: `page ${status} ${pathOf(shown.metadata.get(`alternate ${defaultLocale}`) ?? shown.pathname)}`,
    title: `Page ${status}: ${shown.title || shown.pathname}`,
    place: shown.pathname,
    notes: [note],
    isProblem: isLost,
  };
}

type Sides = Pick<ReviewedPage, 'before' | 'after'>;

/** Compares both sides of a page in all that its files say; one of them may be missing. */
function reviewedPage(
  sides: Sides,
  site: SiteFolder,
  isOwn: (pathname: string) => boolean,
): ReviewedPage {
  const { before, after } = sides;
  const shown = after ?? before;
  if (!shown) throw new Error('A page that is on no side cannot be reviewed');
  const { pathname, language, title } = shown;
  const page = { pathname, language, title, before, after };
  const { blocks, changes } =
    before && after ? comparePages(before, after) : { blocks: [], changes: [] };
  const status = !before
    ? 'added'
    : !after
      ? 'removed'
      : before.pathname !== pathname
        ? 'moved'
        : undefined;
  if (status)
    return {
      ...page,
      blocks,
      status,
      changes: [pageChange(status, sides, shown, site), ...changes],
    };
  return { ...page, blocks, changes, status: isOwn(pathname) ? 'changed' : 'affected' };
}

const textsOf = (page: ReviewedPage | undefined) =>
  page?.changes.filter(({ kind, isConsequence }) => kind === 'text' && !isConsequence) ?? [];

/** Texts of a page that the page in the other language does not follow: it has neither the same edit nor one of its own. */
function unfollowed(page: ReviewedPage, other: ReviewedPage | undefined): Change[] {
  const keys = new Set(textsOf(page).map(({ key }) => key));
  const others = textsOf(other).map(({ key }) => key);
  if (others.some((key) => !keys.has(key))) return [];
  return textsOf(page).filter(({ key }) => !others.includes(key));
}

const laggingPage = (after: FinishedPage): ReviewedPage => {
  const { pathname, language, title } = after;
  return { pathname, language, title, status: 'lagging', changes: [], blocks: [], after };
};

/** Finds texts that changed in one language while the page in the other stayed as it was. */
function addLags(pages: ReviewedPage[], site: SiteFolder): void {
  const isEdited = (page?: ReviewedPage) => page?.status === 'changed' && textsOf(page).length > 0;
  for (const page of pages.filter(({ status, after }) => after && status !== 'added')) {
    const isDefault = page.language === defaultLocale;
    for (const pathname of counterpartsOf(page)) {
      const known = pages.find((one) => one.pathname === pathname);
      const lags = unfollowed(page, known);
      if (lags.length === 0 || !site.pages.has(pathname) || known?.status === 'added') continue;
      for (const change of lags) {
        change.isInOneLanguage = true;
        change.isProblem ||= isDefault;
      }
      // Of a page in the default language that was edited itself, the other waits for its translation.
      if (!isDefault || !isEdited(page) || isEdited(known)) continue;
      const other = known ?? laggingPage(readPage(site, pathname));
      if (!known) pages.push(other);
      other.status = 'lagging';
      other.changes.push({
        kind: 'text',
        key: lags[0]?.key ?? '',
        title: `Changed in ${languageName(page.language)} alone`,
        notes: [
          `${pathname} stays as it was: have it translated, or say with npm run sync that it still renders ${page.pathname}`,
        ],
        isConsequence: true,
      });
    }
  }
}

/** Has lists, menus and redirects that show a page which came, went or moved tell so with that page. */
function explainByPages(pages: readonly ReviewedPage[], changes: readonly Change[]): void {
  const events = pages.flatMap((page) =>
    page.changes
      .filter(({ kind }) => kind === 'page')
      .map(({ key }) => ({
        key,
        pathnames: [page.before?.pathname, page.after?.pathname].filter((one) => one !== undefined),
        // Lists show a page by its title, without the name of the site that may end it.
        name: page.title.replace(/\s[|–—-]\s[^|–—-]*$/, ''),
      })),
  );
  for (const change of [...pages.flatMap((page) => page.changes), ...changes]) {
    const { kind, title, place = '', segments = [] } = change;
    if (kind === 'page') continue;
    const sideWithout = (side: 'deleted' | 'inserted') =>
      segments.map((one) => (one.kind === side ? '' : one.text)).join('');
    const [old, now] = [sideWithout('inserted'), sideWithout('deleted')];
    const words = `${title} ${place} ${old} ${now}`.split(/[\s,#]+/).map(pathOf);
    const event = events.find(
      ({ pathnames, name }) =>
        pathnames.some((one) => words.includes(one)) ||
        (name !== '' && old.includes(name) !== now.includes(name)),
    );
    if (event) Object.assign(change, { key: event.key, isConsequence: true, isProblem: false });
  }
}

/**
 * Has lists that closed up or moved on, because a page went or came, tell so with that page: what differs only on pages that
 * show it, and that nobody edited, follows from it.
 */
function explainByLists(pages: readonly ReviewedPage[]): void {
  const found = pages.flatMap((page) =>
    page.changes
      .filter(({ kind, isConsequence }) => /^(text|picture|link)$/.test(kind) && !isConsequence)
      .map((change) => ({ page, change })),
  );
  const eventsOf = (page: ReviewedPage) =>
    page.status === 'affected'
      ? page.changes.filter(({ key }) => key.startsWith('page ')).map(({ key }) => key)
      : [];
  for (const group of groupedBy(found, ({ change }) => change.key)) {
    const [first = [], ...others] = group.map(({ page }) => eventsOf(page));
    const key = first.find((event) => others.every((events) => events.includes(event)));
    if (!key) continue;
    for (const { change } of group) Object.assign(change, { key, isConsequence: true });
  }
}

function redirectChanges(before: SiteFolder, after: SiteFolder): Change[] {
  return [...new Set([...before.redirects.keys(), ...after.redirects.keys()])].flatMap((from) => {
    const [old, now] = [before.redirects.get(from), after.redirects.get(from)];
    if (old?.target === now?.target && old?.status === now?.status) return [];
    const lost = now === undefined && !after.pages.has(from);
    const broken = now?.target.startsWith('/') && !after.pages.has(bareTarget(after, from) ?? '');
    const title = !now
      ? `Redirect ${from} removed${lost ? ', it answers “not found”' : ''}`
      : `Redirect ${from} now leads to ${now.target}${old?.target === now.target ? ` with ${now.status}` : ''}`;
    return {
      kind: 'link' as const,
      key: `redirect ${old?.target} ${now?.target}`,
      title,
      place: `${old?.target ?? 'not there'} → ${now?.target ?? 'not there'}`,
      notes: broken ? [`There is no page ${now?.target}`] : [],
      isProblem: lost || broken === true,
    };
  });
}

/** Files that somebody wrote or that visitors ask for; all others follow from pages, or are pictures of them. */
const isOwnFile = (file: string) =>
  /^(downloads\/|\.well-known\/|robots\.txt$|manifest\.webmanifest$|_headers$)|\.(pdf|docx?|xlsx?|zip|csv)$/.test(
    file,
  ) && !/\.(br|gz|zst)$/.test(file);

/** What a file holds. Hashes that a policy names follow from scripts. */
const contentOf = (site: SiteFolder, file: string) =>
  file === '_headers' && site.files.has(file)
    ? site.read(file).replace(/ 'sha256-[^']*'/g, '')
    : site.hash(file);

function fileChanges(before: SiteFolder, after: SiteFolder): Change[] {
  return [...new Set([...before.files, ...after.files])]
    .filter((file) => isOwnFile(file) && contentOf(before, file) !== contentOf(after, file))
    .sort()
    .map((file) => {
      const isGone = !after.files.has(file);
      const verb = !before.files.has(file) ? 'added' : isGone ? 'removed' : 'changed';
      return {
        kind: 'file',
        key: `file ${file}`,
        title: `File ${verb}: /${file}`,
        isProblem: isGone && !after.redirects.has(`/${file}`),
      };
    });
}

/** So many pages are looked at that may look otherwise. */
const mostLookedAt = 30;

/** The values of all `class` attributes of a page. */
const classLists = (site: SiteFolder, pathname: string) =>
  new Set(
    [...site.read(site.pages.get(pathname) ?? '').matchAll(/ class="([^"]*)"/g)].map(
      ([, list = '']) => list,
    ),
  );

/**
 * Some pages that may look otherwise: first those that have, between them, all that is styled otherwise. Of a new style sheet
 * that is each class; else what has other classes than before.
 * @param quiet Pages whose files differ in nothing that can be told.
 */
function pagesToLookAt(
  { before, after, isStyled }: { before: SiteFolder; after: SiteFolder; isStyled: boolean },
  pages: readonly string[],
  quiet: ReadonlySet<string>,
): string[] {
  const known = new Set<string>();
  const found = pages
    .map((pathname) => {
      const old = classLists(before, pathname);
      const lists = [...classLists(after, pathname)];
      const styled = lists.filter((list) => !old.has(list));
      const classes = isStyled ? lists.flatMap((list) => list.split(' ')) : [];
      return { pathname, own: new Set([...styled, ...classes]) };
    })
    .sort((a, b) => b.own.size - a.own.size)
    .map(({ pathname, own }) => {
      const isNew = [...own].some((name) => !known.has(name));
      for (const name of own) known.add(name);
      return { pathname, isNew };
    });
  const rest = found.filter(({ pathname, isNew }) => !isNew && quiet.has(pathname));
  return [...found.filter(({ isNew }) => isNew), ...rest]
    .slice(0, mostLookedAt)
    .map(({ pathname }) => pathname);
}

/**
 * Compares two finished sites, file by file and page by page.
 * @param isOwn Whether a page’s own files were edited; where nobody knows, all that differ count as edited.
 * @returns What differs. Two builds that show the same may have pages that have to be looked at, and no change.
 */
export function compareSites(
  before: SiteFolder,
  after: SiteFolder,
  isOwn: (pathname: string) => boolean = () => true,
): SiteComparison {
  const pageOf = (from: string | undefined, to: string | undefined) =>
    reviewedPage(
      {
        before: from ? readPage(before, from) : undefined,
        after: to ? readPage(after, to) : undefined,
      },
      after,
      isOwn,
    );
  const { moves, come, gone } = findMoves(before, after);
  const isStyled = normalisedStyles(before) !== normalisedStyles(after);
  const pages = [
    ...[...come].map((to) => pageOf(undefined, to)),
    ...gone.map((from) => pageOf(from, undefined)),
    ...[...moves].map(([from, to]) => pageOf(from, to)),
  ];
  const onBothSides = new Map<string, ReviewedPage>();
  const mayLookOtherwise: string[] = [];
  const quiet = new Set<string>();
  for (const pathname of after.pages.keys()) {
    if (!before.pages.has(pathname)) continue;
    const isSame = normalisedPage(before, pathname) === normalisedPage(after, pathname);
    if (isSame && !isStyled) continue;
    mayLookOtherwise.push(pathname);
    const page = isSame ? undefined : pageOf(pathname, pathname);
    if (page && page.changes.length > 0) onBothSides.set(pathname, page);
    else quiet.add(pathname);
  }
  const toLookAt = pagesToLookAt({ before, after, isStyled }, mayLookOtherwise, quiet).map(
    (pathname) => onBothSides.get(pathname) ?? pageOf(pathname, pathname),
  );
  pages.push(...new Set([...onBothSides.values(), ...toLookAt]));
  const changes = [...redirectChanges(before, after), ...fileChanges(before, after)];
  explainByPages(pages, changes);
  explainByLists(pages);
  addLags(pages, after);
  const inOrder = pages.sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  return { pages: inOrder, toLookAt, changes };
}
