import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { readCompiledContent } from '@/lib/content/compiled-content';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import { keepData } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import { filesBelow } from '@/lib/content/reader';
import { createRegistry, type Registry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { isText } from '@/lib/hosting/content-types';
import type { PolicyHashes } from '@/lib/hosting/policy';
import { hostFiles } from '@/lib/hosting/request-path';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { pruneSocialCache, writeWhole } from '@/lib/pictures/variants/picture-cache';
import { isSearchable } from '@/lib/search/page-record';
import { UsageError } from '@/scripts/command';
import {
  allOf,
  type Beside,
  endOnSignals,
  run,
  runBeside,
  runSteps,
  type Step,
  scriptCommand,
  withRoom,
} from '@/scripts/run';
import { hostingDirectory, hostingFile } from '@/scripts/serve/opened-site';
import { lockBuilds } from './build-lock';
import {
  type BuiltPage,
  type Choice,
  choosePages,
  everything,
  type KeptState,
  listedPages,
  namedInputs,
  type PageState,
  type RecordedInputs,
  readInputs,
  readState,
  type SiteState,
  stateToKeep,
  writeState,
} from './changed-pages';
import { formScriptFile, writeFormScript } from './client-scripts';
import { compressTexts, placeCompressed, pruneCompressed } from './compressed-files';
import {
  areUntouched,
  fullDiskSentence,
  letAllRead,
  linkOrCopy,
  removeHalves,
  statesIn,
  writingFault,
} from './disk';
import {
  codeFingerprint,
  finalNote,
  isFresh,
  nameInCache,
  newNote,
  outDirectory,
  removeNote,
  writeNote,
} from './fingerprint';
import { writeFolderLists } from './folder-lists';
import { openHashes, type SiteHashes, withoutCopies, writeHealth } from './health';
import { hostingOf, policyHashes, writeHostFiles, writeHosting } from './hosting-files';
import {
  beginCompiling,
  beginNext,
  compileCode,
  endNext,
  exportDirectory,
  forgetCompiled,
  type RenderedPage,
  renderPages,
  sayContentIsRead,
  stopNext,
} from './next';
import { outDirectoryFault } from './out-directory';
import { findPages, type PagesToSeparate, separatePages } from './page-data/page-data';
import { writePageIds } from './page-ids';
import { newPictures, placeKnownVariants } from './pictures';
import { readWithContentlayer } from './read-content';
import { findChanges, unsureDaysSentence, writeChangedDays } from './records';
import { isOfReplacing, replaceFolder, restoreFolder } from './replace-folder';
import { outdatedIndexes, writeSearchIndex } from './search-index';
import type { FilesBefore, WrittenFiles } from './site-files';
import { createStage } from './stage';

/** The pool that sharp works in has four threads unless a variable says otherwise before the process begins. */
const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) };

/** React renders as it does for pages. */
const production = { NODE_ENV: 'production' };

/** Whether it does so here too, as in `npm run build` (scripts/bundled.mjs): a process of its own takes a second to begin. */
const isProduction = process.env.NODE_ENV === production.NODE_ENV;

const picturesCommand = (...command: string[]) =>
  scriptCommand('build/pictures-command', ...command);

/** Puts the variants of pictures that pages name into the new site, by a process of their own if some are to be made. */
async function completePictures(code: string, names: Iterable<string>): Promise<void> {
  const ofBuild = { file: work.variants, code, names, known: stage.known };
  const count = placeKnownVariants(work.stage, { ofBuild });
  if (count === undefined)
    await run(picturesCommand('make-variants', work.stage, work.variants, code), threads);
  else console.log(`  ${count} variants, 0 of them new`);
}

/** `npm run check`, without npm, which takes a third of a second to begin. */
const checkCommand = withRoom(scriptCommand('check'));

/** Fewer documents are checked by one process on one core (`leastDocuments` in scripts/check/check-in-parallel.ts). */
const fewDocuments = 400;

/** How many texts are compressed here, at most, rather than by processes, which take half a second to begin. */
const fewTexts = 40;

/** The same of files whose data are separated. */
const fewPages = 20;

/** Of how many files one process separates the data before a second one has begun. */
const fewFiles = 80;

const base = `.cache/site-${nameInCache(outDirectory)}`;

/** The folders and files of a build, one set for each folder that a site goes to. */
const work = {
  /** What the last build knew of the site it made. */
  state: `${base}.json`,
  /** The same of the site that is being built. */
  newState: `${base}.new.json`,
  /** What was found in the files of that site (file-notes.ts). */
  hashes: `${base}.hashes.json`,
  variants: `${base}.variants.json`,
  inline: `${base}.inline.json`,
  records: `${base}.records.json`,
  /** Where the new site is put together. */
  stage: `${base}.new`,
  /** What is no page, until it is put there too. */
  files: `${base}.files`,
  /** By which the processes that write them are told what stays, and say what they are made of. */
  filesExchange: `${base}.files-exchange`,
  /** What hosts are told of it. */
  hosting: `${base}.hosting`,
  /** The old one, while the new one takes its place. */
  replaced: `${base}.old`,
  /** What Next.js is told to render, and where its processes write down what pages asked for. */
  plan: `${base}.plan.json`,
  inputs: `${base}.inputs`,
  /** By which the processes that separate data are told what to do, and say what they found. */
  exchange: `${base}.exchange`,
};

const stage = createStage(work.stage, outDirectory);

/** The file in `work.filesExchange` with what is known of the last site; the others are named by numbers. */
const filesBefore = 'before.json';

/** The site's pages, as they are in the content that Contentlayer has read. */
const readRegistry = (): Registry =>
  createRegistry({ ...readCompiledContent(), now: currentMoment(), isPreview });

/**
 * Runs a script in one process for each core, each of which does its share.
 * @param script Path below `scripts/`, without its ending.
 * @param most How many processes are of use.
 */
const inShares = (script: string, args: readonly string[], most = Infinity): Promise<void> => {
  const length = Math.min(availableParallelism(), most);
  const parts = Array.from({ length }, (_, part) => part);
  return allOf(
    parts.map((part) =>
      run(scriptCommand(script, ...args, String(part), String(length)), production),
    ),
  );
};

/** Pages whose data are in files of their own: which were written, by the file that Next.js rendered. */
type Separated = PagesToSeparate & { written: Readonly<Record<string, readonly string[]>> };

/** Takes the data out of the pages that were rendered, which are in the new site by now beside those that stay. */
async function separateData(
  rendered: readonly RenderedPage[],
  kept: readonly PageState[],
): Promise<Separated> {
  const names = rendered.flatMap(({ files }) => [...files.keys()]);
  const pages = findPages(
    work.stage,
    names,
    kept.map(({ chunks }) => chunks),
  );
  if (pages.files.length <= fewPages && isProduction)
    return { ...pages, written: await separatePages(work.stage, pages.files, pages.joined) };
  mkdirSync(work.exchange, { recursive: true });
  const file = path.join(work.exchange, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  const processes = Math.ceil(pages.files.length / fewFiles);
  await inShares('build/page-data/command', [work.stage, file], processes);
  const found = readdirSync(work.exchange)
    .filter((name) => /\.\d+$/.test(name))
    .map((name) => JSON.parse(readFileSync(path.join(work.exchange, name), 'utf8')));
  rmSync(work.exchange, { recursive: true });
  return { ...pages, written: Object.assign({}, ...found) };
}

/** What the next build has to know of files that are no pages. */
type KnownSiteFiles = Pick<Parameters<typeof writeState>[1], 'keys' | 'groups'>;

/**
 * Writes the files that are no pages beside the site that is being put together.
 * @param state Of the last build, of which most stay: they are written here then, or by one process.
 * @param choice Says which of them stay.
 * @returns What is known of those that may stay in the next site.
 */
async function writeSiteFiles(
  state: SiteState | undefined,
  choice: Promise<Choice>,
): Promise<KnownSiteFiles> {
  for (const one of [work.files, work.filesExchange]) rmSync(one, { recursive: true, force: true });
  const before: FilesBefore = { keys: state?.keys ?? {}, groups: (await choice).groups };
  const write = async (): Promise<WrittenFiles[]> => {
    if (state && isProduction && !isPreview) {
      const { writeFilesOfSite } = await import('./site-files');
      return [await writeFilesOfSite(work.files, before)];
    }
    const folder = work.filesExchange;
    writeWhole(path.join(folder, filesBefore), JSON.stringify(before));
    await inShares('build/site-files-command', [work.files, folder], state ? 1 : undefined);
    const found = readdirSync(folder)
      .filter((name) => name !== filesBefore)
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    rmSync(folder, { recursive: true });
    return found;
  };
  const written = await write();
  const inputsOf = (name: string, inputs: Readonly<Record<string, string>> | undefined) => {
    const old = state?.groups[name];
    return inputs || !state || !old
      ? new Map(Object.entries(inputs ?? {}))
      : namedInputs(state, old);
  };
  const groups = written.flatMap((one) => Object.entries(one.groups));
  return {
    keys: Object.assign({}, ...written.map(({ keys }) => keys)),
    groups: new Map(
      groups.map(([name, { pathnames, inputs }]) => [
        name,
        { pathnames, inputs: inputsOf(name, inputs) },
      ]),
    ),
  };
}

/** Puts the script of forms with the files that are no pages: that of the last site, if the same code has made it. */
async function placeFormScript(state: KeptState | undefined): Promise<void> {
  const name = path.relative(publicDirectory, formScriptFile);
  const file = path.join(work.files, name);
  if (!state?.found.has(name)) return writeFormScript(file);
  mkdirSync(path.dirname(file), { recursive: true });
  linkOrCopy(path.join(outDirectory, name), file);
}

/**
 * Puts compressed texts beside texts of the new site.
 * @param files Names of files, those with texts among them.
 */
async function compressSite(files: Iterable<string>): Promise<void> {
  // A preview is looked at by a few, near by, and has three times as many pages.
  if (isPreview) return;
  const names = placeCompressed(work.stage, outDirectory, files);
  if (names.length <= fewTexts) {
    compressTexts(work.stage, names);
    return;
  }
  mkdirSync(work.exchange, { recursive: true });
  const file = path.join(work.exchange, 'texts.json');
  writeFileSync(file, JSON.stringify(names));
  await inShares('build/compress-command', [work.stage, file]);
  rmSync(work.exchange, { recursive: true });
}

/**
 * Moves them into the new site.
 * @returns Their names.
 */
function placeSiteFiles(): string[] {
  const names = filesBelow(work.files);
  for (const name of names) renameSync(path.join(work.files, name), stage.placeFor(name));
  return names;
}

/** What a rendered page is made of, as the next build has to know it. */
function builtPage(
  { pathname, files }: RenderedPage,
  { written, chunks }: Separated,
  recorded: RecordedInputs,
  isContent: boolean,
): BuiltPage {
  const names = [...files.keys()];
  const inputs = recorded.get(pathname);
  if (isContent && !inputs)
    throw new Error(
      `${pathname} was rendered and did not say what it is made of: expected its route to call recordPage (lib/content/page-inputs.ts)`,
    );
  return {
    files: [...names, ...names.flatMap((name) => written[name] ?? [])],
    inputs: inputs ?? new Map(),
    chunks: names.flatMap((name) => chunks[name] ?? []),
    isContent,
  };
}

/** How many pathnames are named, of many. */
const mostNamed = 10;

/** Names some pathnames of many, in brackets. */
function listOf(pathnames: readonly string[]): string {
  if (pathnames.length === 0) return '';
  const isCut = pathnames.length > mostNamed;
  return ` (${pathnames.slice(0, mostNamed).join(', ')}${isCut ? ', …' : ''})`;
}

/** What Next.js is told before it is known which pages it has to render. */
const planOf = (code: string) => ({ buildId: code, inputs: path.resolve(work.inputs) });

/** Finds out what has to be rendered while the check is at work, and has Next.js begin with it. */
async function chooseEarly(
  code: string,
  state: SiteState,
  registry: Registry,
  beginning: Promise<void>,
): Promise<Choice> {
  const chosen = await choosePages(state, registry);
  await beginning;
  if (chosen.pathnames?.length)
    await beginNext({ ...planOf(code), pathnames: chosen.pathnames }, work.plan);
  return chosen;
}

/** What is known of a site that is being put together: all but its files. */
type NewSite = Omit<Parameters<typeof writeState>[1], 'files' | keyof KnownSiteFiles>;

/**
 * Renders what has changed since the last build, and puts it and the rest together.
 * @param code Fingerprint of the code.
 * @param registry Its pages.
 * @param state Of the last build; undefined to render everything.
 * @param chosen What is to be rendered; all of it, where nothing is said.
 */
async function renderSite(
  code: string,
  registry: Registry,
  state: KeptState | undefined,
  chosen: Choice = everything,
): Promise<NewSite> {
  const { pathnames } = chosen;
  if (pathnames) console.log(`  Pages that have changed: ${pathnames.length}${listOf(pathnames)}`);
  const isAnything = pathnames === undefined || pathnames.length > 0;
  const plan = { ...planOf(code), pathnames };
  if (!isAnything) await stopNext();
  const rendering = isAnything ? renderPages(plan, work.plan) : Promise.resolve([]);
  const beginWithKept = async () => {
    stage.begin(state?.found);
    // Next.js renders what belongs to no list of pages in any case.
    stage.keepPages(Object.values(chosen.kept).filter(({ isContent }) => isContent));
  };
  await allOf([rendering, beginWithKept()]);
  const isKept = (pathname: string) => chosen.kept[pathname]?.isContent;
  const rendered = (await rendering).filter(({ pathname }) => !isKept(pathname));
  const recorded = isAnything ? readInputs(work.inputs) : new Map();
  const isRendered = new Set(rendered.map(({ pathname }) => pathname));
  const kept = Object.entries(chosen.kept).filter(([pathname]) => !isRendered.has(pathname));
  const keptPages = kept.map(([, page]) => page);
  stage.placeRendered(rendered);
  stage.keepPages(keptPages.filter(({ isContent }) => !isContent));
  const separated = await separateData(rendered, keptPages);
  if (kept.length > 0 && separated.joined?.file !== state?.joined?.file) {
    console.log('  Most pages load other scripts than before: all are rendered');
    return renderSite(code, registry, undefined);
  }
  stage.keepPages(keptPages, { areSeparated: true });
  const listed = new Set(listedPages(registry).map(({ pathname }) => pathname));
  const pages = new Map<string, BuiltPage>([
    ...kept.map(([pathname, page]): [string, BuiltPage] => [
      pathname,
      { ...page, inputs: state ? namedInputs(state, page) : new Map() },
    ]),
    ...rendered.map((page): [string, BuiltPage] => [
      page.pathname,
      builtPage(page, separated, recorded, listed.has(page.pathname)),
    ]),
  ]);
  return { code, pages, joined: separated.joined };
}

/** How many files are looked at, some milliseconds, before others get their turn. */
const filesAtOnce = 50;

/** What is known of the files of the new site that stay as they are while the search index and pictures are made. */
type Settled = { names: ReadonlySet<string>; hashes: SiteHashes; inline: PolicyHashes };

/**
 * Makes pictures and the search index for the pages of the new site. Pagefind writes the index in a process of its own:
 * meanwhile this one compresses and looks at what is there.
 * @param code Fingerprint of the code.
 * @param pages Those that can be found.
 * @param written Resolves when the files that are no pages are there.
 */
async function completeSite(
  code: string,
  pages: readonly Page[],
  written: Promise<unknown>,
): Promise<Settled> {
  let whenGiven = () => {};
  const given = new Promise<void>((resolve) => {
    whenGiven = resolve;
  });
  const { known } = stage;
  const ofBuild = { file: work.records, code, before: outDirectory, known, whenGiven };
  const searching = writeSearchIndex(work.stage, pages, ofBuild).finally(whenGiven);
  const names = new Set(filesBelow(work.stage));
  const meanwhile = async (): Promise<Settled> => {
    const hashes = openHashes(work.stage, work.hashes, known);
    const changed: string[] = [];
    for (const [index, name] of withoutCopies([...names]).entries()) {
      hashes.of(name);
      if (!isPreview && isText(name) && !stage.keepForms(name)) changed.push(name);
      // Pagefind is given the next pages now and then.
      if (index % filesAtOnce === 0) await turn();
    }
    // In processes of their own where they are many, while Pagefind, which uses one core, reads the pages.
    await compressSite(changed);
    await given;
    await written;
    const others = placeSiteFiles();
    for (const name of others) names.add(name);
    await completePictures(code, names);
    const inline = policyHashes(work.stage, work.inline, code, names, known);
    await compressSite(others);
    return { names, hashes, inline };
  };
  const settling = meanwhile();
  await allOf([searching, settling]);
  return settling;
}

/** Where the site goes, and where it is while it is put together or replaced. */
const places = { stage: work.stage, target: outDirectory, replaced: work.replaced };

/** The same of what hosts are told of it, which changes places right before. */
const hostingPlaces = {
  stage: work.hosting,
  target: hostingDirectory(outDirectory),
  replaced: `${work.hosting}.old`,
};

/** The state of all files of the new site, as the next build has to find them. What a preview shows is not for everyone. */
const settle = (): SiteState['files'] =>
  isPreview ? statesIn(work.stage) : letAllRead(work.stage, stage.known);

/** What is of no use after a build, however it ended. */
const leftovers = [
  ...[
    work.stage,
    work.hosting,
    work.files,
    work.filesExchange,
    work.inputs,
    work.plan,
    work.exchange,
  ],
  work.newState,
  exportDirectory,
];

const removeLeftovers = () => {
  for (const one of leftovers) rmSync(one, { recursive: true, force: true });
};

/** Removes a folder, half by half, by a program of the system, which takes a third of the time; without it, by our own means. */
async function removeFolder(folder: string): Promise<void> {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const halves = [0, 1].map((half) => files.filter((_, index) => index % 2 === half));
  await allOf(halves.map((half) => run(['rm', '-rf', ...half]))).catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}

/** Lets the new site take the place of the old one, and writes down what the next build has to know. */
async function finish(site: Parameters<typeof writeState>[1]): Promise<void> {
  if (!isPreview) letAllRead(work.hosting);
  // Before the old site makes way: a disk that is full is full now.
  writeState(work.newState, site);
  // What is known of the old site stays until then: of files that are not as it says it is not believed.
  replaceFolder(hostingPlaces);
  const removals: Promise<void>[] = [];
  const isSame = replaceFolder(places, (folder) => {
    removals.push(removeFolder(folder));
  });
  if (!isSame) writeState(work.newState, { ...site, files: statesIn(outDirectory) });
  renameSync(work.newState, work.state);
  removals.push(...outdatedIndexes().map(removeFolder));
  // Meanwhile the old site is removed, which takes a moment for thousands of files.
  pruneSocialCache();
  pruneCompressed();
  await allOf(removals);
}

/** Whether the site that would be built is there, every file as it was left and none beside them. */
function isThere(code = codeFingerprint(outDirectory), note = newNote(code)): boolean {
  if (!isFresh(note)) return false;
  const state = readState(work.state);
  return (
    state !== undefined &&
    existsSync(path.join(hostingDirectory(outDirectory), hostingFile)) &&
    areUntouched(state.files, outDirectory) &&
    filesBelow(outDirectory).length === Object.keys(state.files).length
  );
}

const sayUnchanged = () =>
  console.log(
    `Nothing has changed since the site in ${outDirectory} was built: npm run build -- --clean makes it anew`,
  );

/**
 * Feeds and pictures are made by other processes than pages, each of which reads the code when it begins.
 * @throws when the code is another one by now: a part of the site may be made by the one, a part by the other.
 */
function requireSameCode(code: string): void {
  if (codeFingerprint(outDirectory) !== code)
    throw new Error('The code was changed while the site was being built: build again');
}

/**
 * Checks the content while Contentlayer reads it already, and formats are chosen for new pictures, which takes as long together.
 * Where the check finds mistakes, that has been for nothing, and nobody sees what the others make of them.
 * @param whenRead Called as soon as it is read: the check may still be at work, and may find mistakes.
 * @returns Waits until all is read.
 */
async function checkWhileReading(whenRead: () => void): Promise<() => Promise<void>> {
  const checking = run(checkCommand);
  const others: Beside[] = [];
  let isChecked = false;
  let hasMistakes = false;
  const start = (command: readonly string[], env?: Record<string, string>) => {
    const other = runBeside(command, { env });
    others.push(other);
    if (isChecked) other.show();
    return other.ended;
  };
  const reading = readWithContentlayer(start).then(async () => {
    whenRead();
    if (newPictures().size > 0 && !hasMistakes)
      await start(picturesCommand('choose-formats'), threads);
  });
  // Whoever waits for it hears why it failed.
  const read = reading.catch(() => {});
  try {
    await checking;
  } catch (error) {
    hasMistakes = true;
    for (const other of others) other.stop();
    await read;
    throw error;
  }
  isChecked = true;
  for (const other of others) other.show();
  return () => reading;
}

type Options = {
  /** Everything is made anew, whatever earlier builds have left. */
  isClean?: boolean;
};

async function buildLocked({ isClean = false }: Options): Promise<void> {
  for (const one of [hostingPlaces, places]) restoreFolder(one);
  const isOwn = isOfReplacing;
  const isMade = (folder: string) => existsSync(path.join(folder, hostingFile));
  const fault =
    outDirectoryFault(outDirectory, { isOwn }) ??
    outDirectoryFault(hostingPlaces.target, { isOwn, isMade });
  if (fault) throw new UsageError(`OUT_DIR is "${outDirectory}": ${fault}`);
  const code = codeFingerprint(outDirectory);
  const changes = findChanges(contentDirectory);
  const note = newNote(code, changes);
  if (!isClean && isThere(code, note)) {
    sayUnchanged();
    return;
  }
  if (isClean) {
    const { state, hashes, variants, inline, records } = work;
    for (const one of [state, hashes, variants, inline, records]) rmSync(one, { force: true });
    forgetCompiled();
  }
  let untilRead = () => Promise.resolve();
  let state: KeptState | undefined;
  let registry: Registry | undefined;
  let choice: Promise<Choice> | undefined;
  let site: NewSite | undefined;
  let siteFiles: ReturnType<typeof writeSiteFiles> | undefined;
  let settled: Settled | undefined;
  const steps: Step[] = [
    {
      name: 'Check the content',
      run: async () => {
        let beginning = Promise.resolve();
        const reading = checkWhileReading(() => {
          sayContentIsRead(work.plan);
          registry = readRegistry();
          // On the core that the check of few documents leaves; that of many needs all of them, and the memory.
          if (!state && registry.pages().length < fewDocuments) beginCompiling(code, work.plan);
          // Of new pictures it is not known yet in which formats pages show them.
          if (state && newPictures().size === 0)
            choice = chooseEarly(code, state, registry, beginning);
          // The check says which mistakes the content has.
          choice?.catch(() => {});
        });
        const meanwhile = async () => {
          writeFolderLists();
          writePageIds();
          state = stateToKeep(readState(work.state), code, outDirectory);
          if (state) beginning = beginNext({ ...planOf(code), isUnread: true }, work.plan);
          beginning.catch(() => {});
          writeChangedDays(changes);
        };
        await allOf([reading, meanwhile()]);
        untilRead = await reading;
      },
    },
    {
      name: 'Read the content (Contentlayer), look at new pictures',
      run: async () => {
        await untilRead();
        const { length } = changes.unsure;
        if (length > 0 && !process.env.CONTENT_DIR) console.log(unsureDaysSentence(length));
      },
    },
    {
      name: 'Compile the code (Next.js)',
      run: async () => {
        // The content has been checked, and what was is read once from now on.
        keepData();
        registry ??= readRegistry();
        // In processes of their own, which have a core now and then while the code is compiled, and while this one finds out
        // what has changed. They may take longer than the pages: they are waited for when they are needed.
        choice ??= choosePages(state, registry);
        siteFiles = writeSiteFiles(state, choice);
        siteFiles.catch(() => {});
        if (!(await compileCode(code, work.plan))) {
          console.log('  The same as last time');
          return;
        }
        try {
          requireSameCode(code);
        } catch (error) {
          // Of code that was changed meanwhile nobody knows which was compiled.
          forgetCompiled();
          throw error;
        }
      },
    },
    {
      name: 'Render the pages (Next.js), write feeds, sitemap and social pictures',
      run: async () => {
        registry ??= readRegistry();
        const rendering = renderSite(code, registry, state, await choice);
        await allOf([rendering, placeFormScript(state)]);
        site = await rendering;
      },
    },
    {
      name: 'Make the pictures, write the search index, compress the pages',
      run: async () => {
        const pages = registry?.pages().filter(isSearchable) ?? [];
        settled = await completeSite(code, pages, Promise.resolve(siteFiles));
      },
    },
    {
      name: 'Compress the other texts, put the site into place',
      run: async () => {
        if (!site || !siteFiles || !registry || !settled)
          throw new Error('Nothing was rendered that could be put into place');
        requireSameCode(code);
        const { names, hashes, inline } = settled;
        const files = filesBelow(work.stage);
        const hosting = hostingOf(files, registry, inline);
        writeHostFiles(work.stage, hosting);
        const complete = [...files, ...hostFiles];
        writeHealth(work.stage, hashes, complete);
        await compressSite(complete.filter((name) => !names.has(name)));
        const states = settle();
        writeHosting(Object.keys(states), work.hosting, hosting);
        removeNote(outDirectory);
        await finish({ ...site, ...(await siteFiles), files: states });
      },
    },
  ];
  try {
    await runSteps(steps);
  } finally {
    await endNext();
    // Nothing writes any more after a build that has failed.
    await Promise.allSettled([siteFiles]);
  }
  writeNote(outDirectory, finalNote(note, code, changes));
}

/**
 * Builds the complete site into its folder, as far as it is not there, when no other build of this project is at work. The
 * new site is put together beside the old one, which stays whole until then, and when a step fails or the build is stopped.
 * @throws when the folder is none that a build may replace, the content has mistakes or a step fails.
 */
export async function buildSite(options: Options = {}): Promise<void> {
  const fault = writingFault([outDirectory, hostingPlaces.target]);
  if (fault) {
    // Where nothing can be written, nothing is under way either: a site that is there can be served.
    if (options.isClean || !isThere()) throw new UsageError(fault);
    sayUnchanged();
    return;
  }
  const lock = await lockBuilds(`into ${outDirectory}`);
  const forgetSignals = endOnSignals(() => {
    removeLeftovers();
    lock.release();
  });
  try {
    if (lock.isTakenOver) removeHalves();
    lock.settle();
    await buildLocked(options);
  } catch (error) {
    const full = fullDiskSentence([outDirectory, hostingPlaces.target], error);
    if (full) console.error(`\n${full}`);
    // Also where nothing has been built yet: then there is no site, and none that is half there.
    if (readState(work.state)) console.error(`\nThe site in ${outDirectory} is as it was`);
    throw error;
  } finally {
    removeLeftovers();
    forgetSignals();
    lock.release();
  }
}
