import { defaultLocale, isLocale, localeSettings } from '@/lib/i18n/locales';
import { type Change, type PageStatus, shortHash } from './changes';
import { type ComparedPage, comparePages } from './pages/compare-pages';
import { type FinishedPage, readPage } from './pages/finished-page';
import { normalisedPage } from './pages/normalise';
import type { SiteFolder } from './pages/site-folder';
import { diffTexts } from './pages/text-diff';
import type { ReasonFinder, Reasons } from './reasons';
import { changedRules, mayApply, type RuleChange } from './style-rules';

/** A page that is not as it was. */
export type ReviewedPage = {
  /** Where it is now; of a removed page where it was. */
  pathname: string;
  /** Where it was, if it has moved. */
  movedFrom?: string;
  language: string;
  /** The same for all languages of a page. */
  family: string;
  title: string;
  status: PageStatus;
  changes: Change[];
  reasons?: Reasons;
  before?: FinishedPage;
  after?: FinishedPage;
  blocks: ComparedPage['blocks'];
};

/** All that differs between two sites. */
export type SiteComparison = {
  pages: ReviewedPage[];
  /** What belongs to no page: redirects, files. */
  changes: Change[];
  /** Pages of the site after, all of them. */
  count: number;
};

export type Side = { site: SiteFolder };

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/';

/** The address of the page in the default language stands for all its languages; of one without others its own. */
const familyOf = (page: FinishedPage): string =>
  pathOf(
    page.metadata.get(`alternate ${defaultLocale}`) ??
      page.metadata.get('canonical') ??
      page.pathname,
  );

/** Addresses of the same page in other languages. */
const counterpartsOf = (page: FinishedPage): string[] =>
  [...page.metadata]
    .filter(([name]) => /^alternate [a-z]{2}(-[A-Za-z]+)?$/.test(name))
    .map(([, address]) => pathOf(address))
    .filter((pathname) => pathname !== page.pathname);

const mainText = (page: FinishedPage) =>
  page.blocks
    .filter(({ region }) => region === 'main')
    .map(({ text }) => text)
    .join('\n');

/** The address that a redirect leads to from another one. */
const targetOf = (site: SiteFolder, pathname: string): string | undefined =>
  site.redirects
    .get(pathname)
    ?.split(' ')[1]
    ?.replace(/[?#].*$/, '');

/** Pairs pages that went with pages that came: by redirect, or because they say the same. */
function findMoves(before: SiteFolder, after: SiteFolder, gone: string[], come: string[]) {
  const moves = new Map<string, string>();
  const left = new Set(come);
  for (const from of gone) {
    const target = targetOf(after, from);
    if (target === undefined || !left.delete(target)) continue;
    moves.set(from, target);
  }
  const texts = new Map([...left].map((to) => [mainText(readPage(after, to)), to]));
  for (const from of gone) {
    if (moves.has(from)) continue;
    const to = texts.get(mainText(readPage(before, from)));
    if (to !== undefined && left.delete(to)) moves.set(from, to);
  }
  return moves;
}

const nameOf = (language: string) =>
  isLocale(language) ? localeSettings[language].name : language;

function styleChange({ selector, before, after }: RuleChange): Change {
  return {
    kind: 'layout',
    signature: `style ${shortHash(`${selector}\0${before}\0${after}`)}`,
    title: 'Style sheet changed',
    place: selector,
    segments: diffTexts(before, after),
  };
}

/** What a file holds, by its hash. Hashes that a policy names follow from scripts, which are compared by themselves. */
const hashOf = (site: SiteFolder, file: string): string | undefined =>
  file === '_headers' && site.files.has(file)
    ? shortHash(site.read(file).replace(/ 'sha256-[^']*'/g, ''))
    : site.hash(file);

/** The changes of redirects and of files that belong to no page. */
function siteChanges(before: SiteFolder, after: SiteFolder): Change[] {
  const changes: Change[] = [];
  for (const from of new Set([...before.redirects.keys(), ...after.redirects.keys()])) {
    const [old, now] = [before.redirects.get(from), after.redirects.get(from)];
    if (old === now) continue;
    const verb = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    changes.push({
      kind: 'link',
      signature: `redirect ${from} ${old} ${now}`,
      title: `Redirect ${from} ${verb}`,
      place: from,
      segments: diffTexts(old ?? '', now ?? ''),
      isProblem: now === undefined && !after.pages.has(from),
    });
  }
  for (const file of [...new Set([...before.files, ...after.files])].sort()) {
    if (!isOwnFile(file)) continue;
    const [old, now] = [hashOf(before, file), hashOf(after, file)];
    if (old === now) continue;
    const verb = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    changes.push({
      kind: 'file',
      signature: `file ${file} ${old} ${now}`,
      title: `File /${file} ${verb}`,
      place: `/${file}`,
      isProblem: now === undefined && !after.redirects.has(`/${file}`),
    });
  }
  return changes;
}

/** Names in scripts that follow from what files hold: of chunks and of the build. */
const namesInScripts = /static\/chunks\/[\w.-]+|\b[0-9a-f]{16,}\b|\b[\w-]{13,}(?=\.js)/g;

/**
 * Fonts and scripts by what they hold, since their names follow from it. What scripts do is not compared, only that there
 * are some that hold other code.
 */
function codeChanges(before: SiteFolder, after: SiteFolder): Change[] {
  const filesOf = (site: SiteFolder, wanted: RegExp) =>
    [...site.files].filter((file) => wanted.test(file));
  const fontsOf = (site: SiteFolder) =>
    filesOf(site, /^_next\/static\/media\/.*\.woff2?$/).map((file) => site.hash(file) ?? '');
  const scriptsOf = (site: SiteFolder) =>
    filesOf(site, /^_next\/static\/chunks\/.*\.js$/).map((file) =>
      site.read(file).replace(namesInScripts, ''),
    );
  const countOnlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((text) => !other.has(text)).length;
  const [oldFonts, newFonts] = [new Set(fontsOf(before)), new Set(fontsOf(after))];
  const [oldScripts, newScripts] = [new Set(scriptsOf(before)), new Set(scriptsOf(after))];
  const fonts = countOnlyIn(newFonts, oldFonts) + countOnlyIn(oldFonts, newFonts);
  const scripts = countOnlyIn(newScripts, oldScripts);
  const changeOf = (title: string, count: number, note: string): Change[] =>
    count === 0
      ? []
      : [{ kind: 'file', signature: `${title} ${count} ${note}`, title, notes: [note] }];
  return [
    ...changeOf('Fonts changed', fonts, `${fonts} files differ`),
    ...changeOf(
      'Scripts changed',
      scripts,
      `${scripts} of the files that browsers load hold other code; what it does is not compared, so try what can be clicked`,
    ),
  ];
}

/** Files that somebody wrote or that visitors ask for; all others follow from pages, or are pictures of them. */
const isOwnFile = (file: string) =>
  !/\.(br|gz|zst)$/.test(file) &&
  (/^(downloads\/|\.well-known\/|robots\.txt$|manifest\.webmanifest$|_headers$)/.test(file) ||
    /\.(pdf|docx?|xlsx?|zip|csv)$/.test(file));

const pageChange = (title: string, pathname: string, isProblem = false, notes: string[] = []) => ({
  kind: 'page' as const,
  signature: `${title} ${pathname}`,
  title,
  place: pathname,
  isProblem,
  notes,
});

function newPage(side: Side, pathname: string): ReviewedPage {
  const after = readPage(side.site, pathname);
  const notes = [after.title, after.description].filter(Boolean);
  return {
    pathname,
    language: after.language,
    family: familyOf(after),
    title: after.title,
    status: 'added',
    changes: [pageChange('Page added', pathname, false, notes)],
    after,
    blocks: [],
  };
}

function lostPage(before: SiteFolder, after: SiteFolder, pathname: string): ReviewedPage {
  const page = readPage(before, pathname);
  const redirect = after.redirects.get(pathname);
  const change = redirect
    ? pageChange('Page removed; its address redirects', pathname, false, [redirect])
    : pageChange('Page removed; its address answers “not found”', pathname, true);
  return {
    pathname,
    language: page.language,
    family: familyOf(page),
    title: page.title,
    status: 'removed',
    changes: [change],
    before: page,
    blocks: [],
  };
}

/** Style sheets of pages are the same few: each pair of sets is compared once. */
function createRuleFinder(before: SiteFolder, after: SiteFolder) {
  const known = new Map<string, RuleChange[]>();
  return (old: FinishedPage, now: FinishedPage): RuleChange[] => {
    const key = [old.styleSheets, now.styleSheets].join(' | ');
    const found =
      known.get(key) ??
      changedRules(
        { site: before, sheets: old.styleSheets },
        { site: after, sheets: now.styleSheets },
      );
    known.set(key, found);
    return found.filter((rule) => mayApply(rule, now.classes) || mayApply(rule, old.classes));
  };
}

/** Tells pages that were edited from those that show what was edited elsewhere, where no reasons are known. */
function guessStatuses(pages: readonly ReviewedPage[]): void {
  const pagesOf = new Map<string, number>();
  for (const { changes } of pages)
    for (const { signature } of changes) pagesOf.set(signature, (pagesOf.get(signature) ?? 0) + 1);
  for (const page of pages) {
    if (page.status !== 'affected' || page.reasons) continue;
    const own = page.changes.filter(
      ({ kind, signature }) =>
        /^(text|title|heading|picture|data|link)$/.test(kind) && pagesOf.get(signature) === 1,
    );
    if (own.length > 0) page.status = 'changed';
  }
}

/** Words of the page itself, rather than what it shows of others. */
const saysSomethingElse = ({ changes }: ReviewedPage) =>
  changes.some(({ kind }) => kind === 'text' || kind === 'title');

/** Finds pages whose text in another language stayed as it was. */
function addLags(pages: ReviewedPage[], after: Side): void {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  for (const page of [...pages]) {
    if (page.status !== 'changed' || !page.after || !saysSomethingElse(page)) continue;
    for (const pathname of counterpartsOf(page.after)) {
      const other = byPathname.get(pathname);
      if (!after.site.pages.has(pathname) || other?.status === 'added') continue;
      if (other?.status === 'changed' && saysSomethingElse(other)) continue;
      const isSource = page.language === defaultLocale;
      const target = other ?? (isSource ? unchangedPage(after, pathname) : undefined);
      const language = target?.language ?? readPage(after.site, pathname).language;
      const change: Change = {
        kind: 'translation',
        signature: `lag ${page.pathname} ${pathname} ${page.changes.map((one) => one.signature).join()}`,
        title: `Changed in ${nameOf(page.language)} alone`,
        place: page.pathname,
        notes: [
          isSource
            ? `The ${nameOf(language)} page ${pathname} stays as it was: have it translated, or say with \`npm run sync\` that it still renders the ${nameOf(page.language)} text`
            : `The ${nameOf(language)} page ${pathname} stays as it was`,
        ],
        isProblem: isSource,
      };
      if (!isSource || !target) page.changes.push(change);
      else {
        target.changes.push(change);
        if (!other) {
          target.status = 'lagging';
          pages.push(target);
          byPathname.set(pathname, target);
        }
      }
    }
  }
}

function unchangedPage({ site }: Side, pathname: string): ReviewedPage {
  const page = readPage(site, pathname);
  return {
    pathname,
    language: page.language,
    family: familyOf(page),
    title: page.title,
    status: 'affected',
    changes: [],
    before: page,
    after: page,
    blocks: [],
  };
}

/**
 * Compares two finished sites, file by file and page by page.
 * @param findReasons Why a page may differ; nothing where nobody knows which files changed.
 * @returns What differs; nothing for two builds that show the same.
 */
export function compareSites(
  before: Side,
  after: Side,
  findReasons?: ReasonFinder,
): SiteComparison {
  const gone = [...before.site.pages.keys()].filter((one) => !after.site.pages.has(one));
  const come = [...after.site.pages.keys()].filter((one) => !before.site.pages.has(one));
  const moves = findMoves(before.site, after.site, gone, come);
  const arrived = new Set(moves.values());
  const pages: ReviewedPage[] = [
    ...come.filter((pathname) => !arrived.has(pathname)).map((one) => newPage(after, one)),
    ...gone
      .filter((pathname) => !moves.has(pathname))
      .map((one) => lostPage(before.site, after.site, one)),
  ];
  const rulesFor = createRuleFinder(before.site, after.site);
  const shared = [...after.site.pages.keys()].filter((one) => before.site.pages.has(one));
  const sheetsOf = (site: SiteFolder, file: string) =>
    [...site.read(file).matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"?]+)/g)]
      .map(([, name = '']) => site.hash(name))
      .join();
  for (const [from, to] of [...shared.map((one): [string, string] => [one, one]), ...moves]) {
    const [oldFile, newFile] = [before.site.pages.get(from) ?? '', after.site.pages.get(to) ?? ''];
    const isMoved = from !== to;
    const isSame =
      !isMoved &&
      sheetsOf(before.site, oldFile) === sheetsOf(after.site, newFile) &&
      normalisedPage(before.site, oldFile) === normalisedPage(after.site, newFile);
    if (isSame) continue;
    const [old, now] = [readPage(before.site, from), readPage(after.site, to)];
    const compared = comparePages(old, now);
    const changes = [...compared.changes, ...rulesFor(old, now).map(styleChange)];
    if (isMoved) {
      const leads = targetOf(after.site, from) === to;
      changes.unshift(
        pageChange(
          leads ? 'Page moved' : 'Page moved; its old address answers “not found”',
          to,
          !leads,
          [`${from} → ${to}`],
        ),
      );
    }
    if (changes.length === 0) continue;
    const reasons = findReasons?.({ pathname: to, language: now.language });
    pages.push({
      pathname: to,
      ...(isMoved ? { movedFrom: from } : {}),
      language: now.language,
      family: familyOf(now),
      title: now.title,
      status: isMoved ? 'moved' : reasons?.isOwn ? 'changed' : 'affected',
      changes,
      reasons,
      before: old,
      after: now,
      blocks: compared.blocks,
    });
  }
  guessStatuses(pages);
  addLags(pages, after);
  return {
    pages: pages.sort((a, b) => (a.pathname < b.pathname ? -1 : 1)),
    changes: [...siteChanges(before.site, after.site), ...codeChanges(before.site, after.site)],
    count: after.site.pages.size,
  };
}
