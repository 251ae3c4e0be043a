import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { RenderPlan } from '@/lib/content/page-inputs';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { type Beside, runBeside } from '@/scripts/run';
import { areUntouched, type FileStates, stateOf } from './disk';

/** Where Next.js keeps what it makes. */
export const compiledDirectory = '.next';

const directory = compiledDirectory;

/** Where Next.js copies scripts, styles and the files of `public/` (`distDir` in next.config.mjs). */
export const exportDirectory = '.cache/next-export';

/** What browsers load of the compiled code, below its folder. What else is in `static` is for a router we do not use. */
export const shippedFolders = ['static/chunks', 'static/media'] as const;

/** What the compiled code is known by, in the folder itself, so that neither is there without the other. */
const noteFile = `${directory}/compiled.json`;

/** Forgets what is compiled. */
export function forgetCompiled(): void {
  for (const one of [noteFile, storeDirectory]) rmSync(one, { recursive: true, force: true });
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** The files of the compiled code: what pages are rendered with, and what browsers load. Not the pages. */
const compiledFiles = (): FileStates =>
  Object.fromEntries(
    ['server', ...shippedFolders].flatMap((folder) =>
      namesIn(path.join(directory, folder))
        .filter((name) => folder !== 'server' || name.endsWith('.js'))
        .flatMap((name) => {
          const file = path.join(directory, folder, name);
          const state = stateOf(file);
          return state ? [[file, state] as const] : [];
        }),
    ),
  );

/** What code is compiled in the folder; undefined where there is none, or it is not as it was left. */
function compiledCode(): string | undefined {
  try {
    const note = JSON.parse(readFileSync(noteFile, 'utf8')) as { code: string; files: FileStates };
    return existsSync(`${directory}/BUILD_ID`) && areUntouched(note.files) ? note.code : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where compiled code is kept while other code is in use, as that of a preview while the site is built, by its fingerprint.
 * Beside it, so that it takes a rename; Next.js leaves alone what is in its folder `cache`.
 */
const storeDirectory = `${directory}/cache/compiled`;

/** How many are kept: those of the site and of a preview, before and after a change. */
const mostStored = 3;

/** What belongs to Next.js itself and to the development server, or is the same for all code. */
const unmoved = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types']);

/** Pages that were rendered, which nobody asks for again. */
const isRendered = (name: string) => /\.(html|rsc|meta|body)$/.test(name);

function removeRendered(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (isRendered(entry.name)) rmSync(file, { recursive: true });
    else if (entry.isDirectory()) removeRendered(file);
  }
}

/** Moves compiled code, the note on it last: a build that is killed meanwhile leaves none that counts. */
function moveCompiled(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const note = path.basename(noteFile);
  const names = readdirSync(from).filter((name) => !unmoved.has(name) && name !== note);
  for (const name of names) {
    rmSync(path.join(to, name), { recursive: true, force: true });
    renameSync(path.join(from, name), path.join(to, name));
  }
  renameSync(path.join(from, note), path.join(to, note));
}

/** Keeps the compiled code that is in use, for a build that needs it again. */
function storeCompiled(code: string): void {
  const stored = existsSync(storeDirectory)
    ? readdirSync(storeDirectory).map((name) => path.join(storeDirectory, name))
    : [];
  const byAge = stored
    .map((folder) => ({ folder, age: statSync(folder).mtimeMs }))
    .sort((one, other) => other.age - one.age);
  for (const { folder } of byAge.slice(mostStored - 1)) rmSync(folder, { recursive: true });
  const place = path.join(storeDirectory, code);
  rmSync(place, { recursive: true, force: true });
  if (existsSync(`${directory}/server/app`)) removeRendered(`${directory}/server/app`);
  moveCompiled(directory, place);
}

/** Whether the code is there, compiled: in use, or kept, which is then in use. */
function isCompiled(code: string): boolean {
  const current = compiledCode();
  if (current === code) return true;
  if (current !== undefined) storeCompiled(current);
  const place = path.join(storeDirectory, code);
  if (!existsSync(path.join(place, path.basename(noteFile)))) return false;
  moveCompiled(place, directory);
  rmSync(place, { recursive: true, force: true });
  return compiledCode() === code;
}

/** No statistics are sent. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/**
 * What Next.js says when the code is compiled and all that was found of it is written. What it does from then on is the export
 * of five pages nobody asked for, which takes 3 s; if it says something else one day, they are exported.
 */
const compiledWords = 'Build ran with "compile" mode';

const start = (mode: 'compile' | 'generate', planFile: string): Beside =>
  runBeside(['next', 'build', '--experimental-build-mode', mode], {
    env: { ...quiet, RENDER_PLAN: path.resolve(planFile) },
    isWithoutFaults: true,
    ...(mode === 'compile' ? { lastWords: compiledWords } : {}),
  });

const show = (next: Beside): Promise<void> => {
  next.show();
  return next.ended;
};

/** How many pages one process of Next.js renders sooner than two, which have to begin first (next.config.mjs). */
const fewPages = 20;

/** Whether two processes render the pages of a plan sooner; where they are not known yet, there mostly are few. */
const hasMany = ({ pathnames, isOpen }: RenderPlan) =>
  pathnames ? pathnames.length > fewPages : !isOpen;

/** Next.js, as long as it waits for the word to render, with what it was told, and whether it has begun as is best for many pages. */
let begun: (Beside & { plan: RenderPlan; isForMany: boolean }) | undefined;

/** Next.js, as long as it compiles. */
let compiling: Beside | undefined;

/** Whether the build has ended, which may have failed while it was found out what to render. */
let isOver = false;

/**
 * Has Next.js begin, if the code is there, compiled, while the content is being read and checked and before it is known what there is
 * to render: it reads its own code, waits for the content (`sayContentIsRead`), reads that and the site's code, which takes some seconds,
 * and waits before its first page (`toRender` in lib/content/page-inputs.ts). Until then it writes what it writes anew whenever it begins (lists of routes, types, what a server would need) and nothing else into
 * the compiled code: it may be stopped.
 * @param plan What is known; where it has begun already, it begins anew if another number of processes is better for these pages.
 */
export async function beginNext(plan: RenderPlan, planFile: string): Promise<void> {
  const open: RenderPlan = { ...plan, isOpen: true };
  const isForMany = hasMany(open);
  if (begun?.isForMany === isForMany || !isCompiled(plan.buildId)) return;
  // Where there is nothing to stop it begins at once, and not when whoever calls this has found out what there is to render.
  if (begun) await stopNext();
  if (isOver) return;
  writeWhole(planFile, JSON.stringify(open));
  begun = { ...start('generate', planFile), plan: open, isForMany };
  // Whoever waits for it hears why it failed.
  begun.ended.catch(() => {});
}

/** Says to Next.js, where it has begun, that Contentlayer has read the content. */
export function sayContentIsRead(planFile: string): void {
  if (begun) writeWhole(planFile, JSON.stringify({ ...begun.plan, isUnread: false }));
}

/** Ends Next.js if it still waits: there is nothing to render, or more than it has begun for. */
export async function stopNext(): Promise<void> {
  const stopped = begun;
  begun = undefined;
  stopped?.stop();
  await stopped?.ended.catch(() => {});
}

/** The same at the end of a build, and of compiling: nothing begins any more. */
export async function endNext(): Promise<void> {
  isOver = true;
  compiling?.stop();
  await compiling?.ended.catch(() => {});
  await stopNext();
}

/**
 * Begins to compile the code, unless what is there was compiled of the same, or it has begun already.
 * @param code Its fingerprint, which names the version of the site in browsers too.
 * @param planFile Where the plan is written that Next.js is started with.
 */
export function beginCompiling(code: string, planFile: string): void {
  if (compiling || isOver || isCompiled(code)) return;
  rmSync(noteFile, { force: true });
  writeWhole(planFile, JSON.stringify({ buildId: code } satisfies RenderPlan));
  compiling = start('compile', planFile);
  // Whoever waits for it hears why it failed.
  compiling.ended.catch(() => {});
}

/**
 * Compiles the code, as `beginCompiling` does, to the end.
 * @returns Whether it was compiled.
 */
export async function compileCode(code: string, planFile: string): Promise<boolean> {
  if (!compiling && !isCompiled(code)) await stopNext();
  beginCompiling(code, planFile);
  if (!compiling) return false;
  await show(compiling);
  compiling = undefined;
  writeWhole(noteFile, JSON.stringify({ code, files: compiledFiles() }));
  return true;
}

/** A page as Next.js rendered it: the files of an exported site, by their paths below it, and where they are now. */
export type RenderedPage = { pathname: string; files: ReadonlyMap<string, string> };

type Route = { srcRoute: string | null; routeType?: string };

/** Next.js's own name of its page for unknown addresses, of which 404.html is made. */
const notFound = '/_not-found';

/** The files of a page, its HTML and its data, by the paths that they have in an exported site. */
function filesOfPage(pathname: string): Map<string, string> {
  const base = `${directory}/server/app${pathname === '/' ? '/index' : pathname}`;
  if (pathname === notFound) return new Map([['404.html', `${base}.html`]]);
  if (existsSync(`${base}.body`)) return new Map([[pathname.slice(1), `${base}.body`]]);
  const name = pathname === '/' ? 'index' : pathname.slice(1);
  return new Map([
    [`${name}.html`, `${base}.html`],
    [`${name}.txt`, `${base}.rsc`],
  ]);
}

/**
 * Renders pages with the compiled code.
 * @param plan Which, and where they write down what they asked for.
 * @returns What was rendered: the pages of the plan, and those that belong to no list of pages (404, robots.txt).
 */
export async function renderPages(
  plan: RenderPlan & { inputs: string },
  planFile: string,
): Promise<RenderedPage[]> {
  if (begun && begun.isForMany !== hasMany(plan)) await stopNext();
  rmSync(plan.inputs, { recursive: true, force: true });
  // Next.js writes into the compiled code meanwhile: if it is stopped, nobody knows what is there.
  const note = readFileSync(noteFile);
  rmSync(noteFile);
  writeWhole(planFile, JSON.stringify(plan));
  const rendering = begun ?? start('generate', planFile);
  begun = undefined;
  await show(rendering);
  writeWhole(noteFile, note);
  const manifest = JSON.parse(readFileSync(`${directory}/prerender-manifest.json`, 'utf8')) as {
    routes: Record<string, Route>;
  };
  return Object.keys(manifest.routes)
    .filter((pathname) => pathname !== '/_global-error')
    .map((pathname) => ({ pathname, files: filesOfPage(pathname) }));
}
