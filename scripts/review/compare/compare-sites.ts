import { defaultLocale, isLocale, localeSettings } from '@/lib/i18n/locales';
import {
  type Change,
  type PageSide,
  type PageStatus,
  type ReviewedPage,
  shortHash,
} from './change';
import { comparePages } from './compare-pages';
import { type FinishedPage, readPage } from './read-page';
import { normalisedPage, type SiteFolder } from './site-folder';

/** The change of style sheets, on all pages that it may touch. */
export const styleSheetKey = 'style sheet';

/** All that differs between two sites. */
export type SiteComparison = {
  pages: ReviewedPage[];
  /** What belongs to no page: redirects, files. */
  changes: Change[];
};

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/';

/** The address of the page in the default language stands for all its languages; of one without others its own. */
const familyOf = ({ metadata, pathname }: Pick<FinishedPage, 'metadata' | 'pathname'>): string =>
  pathOf(metadata.get(`alternate ${defaultLocale}`) ?? metadata.get('canonical') ?? pathname);

/** Addresses of the same page in other languages. */
const counterpartsOf = ({ metadata, pathname }: PageSide): string[] =>
  [...metadata]
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

/** A page that came, went or moved: of all languages one change. */
function pageChange(verb: string, page: FinishedPage, notes: string[], isProblem = false): Change {
  return {
    kind: 'page',
    key: `page ${verb} ${familyOf(page)}`,
    title: `Page ${verb}: ${page.title || page.pathname}`,
    place: page.pathname,
    notes,
    isProblem,
  };
}

const sideOf = ({ pathname, file, metadata, blocks }: FinishedPage): PageSide => ({
  pathname,
  file,
  metadata,
  blockCount: blocks.filter(({ region }) => region === 'main').length,
});

function reviewedPage(
  status: PageStatus,
  changes: Change[],
  { before, after }: { before?: FinishedPage; after?: FinishedPage },
  blocks: ReviewedPage['blocks'] = [],
): ReviewedPage {
  const shown = after ?? before;
  if (!shown) throw new Error('A page that is on no side cannot be reviewed');
  return {
    pathname: shown.pathname,
    language: shown.language,
    family: familyOf(shown),
    title: shown.title,
    status,
    changes,
    blocks,
    before: before && sideOf(before),
    after: after && sideOf(after),
  };
}

const notFound = 'its old address answers “not found”';

function removedPage(before: SiteFolder, after: SiteFolder, pathname: string): ReviewedPage {
  const page = readPage(before, pathname);
  const target = after.redirects.get(pathname)?.target;
  const note = target ? `${pathname} leads to ${target}` : `${pathname}: ${notFound}`;
  const changes = [pageChange('removed', page, [note], target === undefined)];
  return reviewedPage('removed', changes, { before: page });
}

function moveChange(before: FinishedPage, after: FinishedPage, site: SiteFolder): Change {
  const leads = bareTarget(site, before.pathname) === after.pathname;
  const notes = [`${before.pathname} → ${after.pathname}${leads ? '' : `; ${notFound}`}`];
  return pageChange('moved', after, notes, !leads);
}

const isText = ({ kind, isConsequence }: Change) => kind === 'text' && !isConsequence;

/** Whether a page in another language has a change where this one has it, as far as both have the same blocks. */
function isFollowed(change: Change, page: ReviewedPage, other: ReviewedPage | undefined): boolean {
  const edits = other?.changes.filter(isText) ?? [];
  if (edits.some(({ key }) => key === change.key)) return true;
  const isAlike = change.at !== undefined && page.before?.blockCount === other?.before?.blockCount;
  return isAlike ? edits.some(({ at }) => at === change.at) : edits.length > 0;
}

/** Finds texts that changed in one language while the page in the other stayed as it was. */
function addLags(pages: ReviewedPage[], site: SiteFolder): void {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  for (const page of [...pages]) {
    const { after, status } = page;
    if (!after || status === 'added') continue;
    for (const pathname of counterpartsOf(after)) {
      const other = byPathname.get(pathname);
      if (!site.pages.has(pathname) || other?.status === 'added') continue;
      const lags = page.changes.filter((one) => isText(one) && !isFollowed(one, page, other));
      for (const change of lags) {
        change.lagging = pathname;
        change.isProblem ||= page.language === defaultLocale;
      }
      // Of a page in the default language that was edited itself, the other waits for its translation.
      const waits = lags.length > 0 && status === 'changed' && page.language === defaultLocale;
      if (!waits || other?.status === 'changed') continue;
      const lagging = other ?? reviewedPage('lagging', [], { after: readPage(site, pathname) });
      lagging.status = 'lagging';
      const name = isLocale(page.language) ? localeSettings[page.language].name : page.language;
      lagging.changes.push({
        kind: 'text',
        key: lags[0]?.key ?? '',
        title: `Changed in ${name} alone`,
        notes: [
          `${pathname} stays as it was: have it translated, or say with npm run sync that it still renders ${page.pathname}`,
        ],
        isConsequence: true,
      });
      if (!other) pages.push(lagging);
      byPathname.set(pathname, lagging);
    }
  }
}

/** Has lists and menus that show a page which came, went or moved tell so with that page. */
function explainByPages(pages: readonly ReviewedPage[], changes: readonly Change[]): void {
  const events = pages.flatMap((page) =>
    page.changes
      .filter(({ kind }) => kind === 'page')
      .map(({ key }) => ({
        key,
        pathnames: [page.before?.pathname, page.after?.pathname, page.pathname],
        // Lists show a page by its title, without the name of the site that may end it.
        texts: [page.title, page.title.replace(/\s[|–—-]\s[^|–—-]*$/, '')].filter(Boolean),
      })),
  );
  const isAbout = ({ title, place = '', kind, segments = [] }: Change) => {
    const words = `${title} ${place}`.split(/[\s,#]+/).map(pathOf);
    const sideOf = (side: 'deleted' | 'inserted') =>
      segments.map((one) => (one.kind === side || one.kind === 'same' ? one.text : '')).join('');
    const [old, now] = [sideOf('deleted'), sideOf('inserted')];
    return events.find(
      ({ pathnames, texts }) =>
        pathnames.some((one) => one && words.includes(one)) ||
        (kind === 'data' && pathnames.some((one) => one && now.endsWith(one))) ||
        (kind === 'text' && texts.some((one) => old.includes(one) !== now.includes(one))),
    );
  };
  const all = [...pages.flatMap((page) => page.changes), ...changes];
  for (const change of all) {
    const event = change.kind === 'page' || change.kind === 'style' ? undefined : isAbout(change);
    if (!event) continue;
    Object.assign(change, { key: event.key, isConsequence: true, isProblem: false });
  }
}

/** Tells pages that were edited from those that show what was edited elsewhere, where git is not asked. */
function guessStatuses(pages: readonly ReviewedPage[]): void {
  const families = new Map<string, Set<string>>();
  for (const { changes, family } of pages)
    for (const { key } of changes) families.set(key, (families.get(key) ?? new Set()).add(family));
  for (const page of pages) {
    const own = page.changes.some(
      ({ kind, key, isConsequence }) =>
        /^(text|picture|link)$/.test(kind) && !isConsequence && families.get(key)?.size === 1,
    );
    if (page.status === 'affected' && own) page.status = 'changed';
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
      key: `redirect ${from} ${now?.target}`,
      title,
      place: `${old?.target ?? 'not there'} → ${now?.target ?? 'not there'}`,
      notes: broken ? [`There is no page ${now?.target}`] : [],
      isProblem: lost || broken === true,
    };
  });
}

/** Files that somebody wrote or that visitors ask for; all others follow from pages, or are pictures of them. */
const isOwnFile = (file: string) =>
  !/\.(br|gz|zst)$/.test(file) &&
  (/^(downloads\/|\.well-known\/|robots\.txt$|manifest\.webmanifest$|_headers$)/.test(file) ||
    /\.(pdf|docx?|xlsx?|zip|csv)$/.test(file));

/** What a file holds, by its hash. Hashes that a policy names follow from scripts, which are compared by themselves. */
const hashOf = (site: SiteFolder, file: string) =>
  file === '_headers' && site.files.has(file)
    ? shortHash(site.read(file).replace(/ 'sha256-[^']*'/g, ''))
    : site.hash(file);

function fileChanges(before: SiteFolder, after: SiteFolder): Change[] {
  return [...new Set([...before.files, ...after.files])]
    .filter((file) => isOwnFile(file) && hashOf(before, file) !== hashOf(after, file))
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

/** Names in scripts that follow from what files hold: of chunks and of the build. */
const namesInScripts = /static\/chunks\/[\w.~-]+|\b[0-9a-f]{16,}\b|\b[\w~-]{13,}(?=\.js)/g;

/** Scripts by what they hold, since their names follow from it. */
function scriptChanges(before: SiteFolder, after: SiteFolder): Change[] {
  const contents = (site: SiteFolder) =>
    [...site.files]
      .filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))
      .map((file) => site.read(file).replace(namesInScripts, ''));
  const old = new Set(contents(before));
  if (contents(after).every((text) => old.has(text))) return [];
  return [
    {
      kind: 'file',
      key: 'scripts',
      title: 'Scripts hold other code',
      notes: ['What scripts do is not compared: try what can be clicked'],
    },
  ];
}

/** What all style sheets declare, each with its selector, without names of files that follow from their content. */
function declarationsOf(site: SiteFolder): string[] {
  const sheets = [...site.files].filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap((file) =>
    site
      .read(file)
      .replace(/url\([^)]*\)/g, 'url()')
      .split('}'),
  );
  return rules.flatMap((rule) => {
    const start = rule.lastIndexOf('{') + 1;
    const declarations = rule.slice(start).split(';').filter(Boolean);
    return declarations.map((declaration) => `${rule.slice(0, start)}${declaration}`);
  });
}

/** Knows the classes of a page whose style differs between both sides; undefined for pages that no difference touches. */
function findTouched(before: SiteFolder, after: SiteFolder) {
  const [old, now] = [declarationsOf(before), declarationsOf(after)];
  const [isOld, isNow] = [new Set(old), new Set(now)];
  const changed = [
    ...old.filter((one) => !isNow.has(one)),
    ...now.filter((one) => !isOld.has(one)),
  ];
  if (changed.length === 0) return undefined;
  const variable = /[{ ](--[\w-]+)[:{][^{}]*$/;
  const variables = changed.flatMap((one) => variable.exec(one)?.[1] ?? []);
  const using = now.filter((one) => variables.some((name) => one.includes(`var(${name}`)));
  const styled = [...changed.filter((one) => !variable.test(one)), ...using];
  const isGeneral = styled.some((one) => !/\.[^{}]*\{/.test(one));
  const classes = new Set(
    styled.flatMap((one) =>
      [...one.matchAll(/\.((?:\\.|[\w-])+)(?=[^{}]*\{)/g)].map(([, name = '']) =>
        name.replaceAll('\\', ''),
      ),
    ),
  );
  return (page: string): string[] | undefined => {
    const names = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.replaceAll('&amp;', '&').split(' '),
    );
    const own = [...new Set(names)].filter((name) => classes.has(name));
    return isGeneral || own.length > 0 ? own : undefined;
  };
}

/** Tells of style sheets on the pages that have a class whose rules differ. */
function addStyles(pages: ReviewedPage[], before: SiteFolder, after: SiteFolder): void {
  const classesOf = findTouched(before, after);
  if (!classesOf) return;
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  for (const [pathname, file] of after.pages) {
    const classes = before.pages.has(pathname) ? classesOf(after.read(file)) : undefined;
    if (!classes) continue;
    const title = 'Style sheet changed';
    const change: Change = { kind: 'style', key: styleSheetKey, title, classes };
    const known = byPathname.get(pathname);
    if (known) known.changes.push(change);
    else {
      const page = readPage(after, pathname);
      pages.push(reviewedPage('affected', [change], { before: page, after: page }));
    }
  }
}

/**
 * Compares two finished sites, file by file and page by page.
 * @param isOwn Whether a page’s own files were edited; nothing where nobody knows.
 * @returns What differs; nothing for two builds that show the same.
 */
export function compareSites(
  before: SiteFolder,
  after: SiteFolder,
  isOwn?: (pathname: string) => boolean,
): SiteComparison {
  const { moves, come, gone } = findMoves(before, after);
  const pages: ReviewedPage[] = [...come].map((pathname) => {
    const page = readPage(after, pathname);
    const changes = [pageChange('added', page, [page.pathname, page.description])];
    return reviewedPage('added', changes, { after: page });
  });
  pages.push(...gone.map((pathname) => removedPage(before, after, pathname)));
  const stayed = [...after.pages.keys()].filter((one) => before.pages.has(one));
  for (const [from, to] of [...stayed.map((one) => [one, one] as const), ...moves]) {
    const isMoved = from !== to;
    const [oldFile = '', newFile = ''] = [before.pages.get(from), after.pages.get(to)];
    if (!isMoved && normalisedPage(before, oldFile) === normalisedPage(after, newFile)) continue;
    const [old, now] = [readPage(before, from), readPage(after, to)];
    const { blocks, changes } = comparePages(old, now);
    if (isMoved) changes.unshift(moveChange(old, now, after));
    if (changes.length === 0) continue;
    const status = isMoved ? 'moved' : isOwn?.(to) ? 'changed' : 'affected';
    pages.push(reviewedPage(status, changes, { before: old, after: now }, blocks));
  }
  const changes = [
    ...redirectChanges(before, after),
    ...fileChanges(before, after),
    ...scriptChanges(before, after),
  ];
  addStyles(pages, before, after);
  explainByPages(pages, changes);
  if (!isOwn) guessStatuses(pages);
  addLags(pages, after);
  return { pages: pages.sort((a, b) => (a.pathname < b.pathname ? -1 : 1)), changes };
}
