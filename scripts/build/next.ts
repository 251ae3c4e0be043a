import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RenderPlan } from '@/lib/content/page-inputs';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { runWithoutFaults } from '@/scripts/run';

/** Where Next.js keeps what it makes. */
export const compiledDirectory = '.next';

const directory = compiledDirectory;

/** Where Next.js copies scripts, styles and the files of `public/` (`distDir` in next.config.mjs). */
export const exportDirectory = '.cache/next-export';

/** What browsers load of the compiled code, below its folder. What else is in `static` is for a router we do not use. */
export const shippedFolders = ['static/chunks', 'static/media'] as const;

/** What the compiled code is known by, in the folder itself, so that neither is there without the other. */
const noteFile = `${directory}/compiled.json`;

/** Names, sizes and times of change of files: what was changed by hand or cut off is not used. */
export type FileStates = Readonly<Record<string, readonly [size: number, changed: number]>>;

/** The state of a file; undefined where there is none. */
export function stateOf(file: string): readonly [size: number, changed: number] | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? [found.size, found.mtimeMs] : undefined;
}

/** Whether files are as they were. */
export const areUntouched = (files: FileStates, folder = ''): boolean =>
  Object.entries(files).every(([name, [size, changed]]) => {
    const now = stateOf(path.join(folder, name));
    return now?.[0] === size && now[1] === changed;
  });

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

function isCompiled(code: string): boolean {
  try {
    const note = JSON.parse(readFileSync(noteFile, 'utf8')) as { code: string; files: FileStates };
    return note.code === code && existsSync(`${directory}/BUILD_ID`) && areUntouched(note.files);
  } catch {
    return false;
  }
}

/** No statistics are sent. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

const next = (mode: 'compile' | 'generate', planFile: string) =>
  runWithoutFaults(['next', 'build', '--experimental-build-mode', mode], {
    ...quiet,
    RENDER_PLAN: path.resolve(planFile),
  });

/**
 * Compiles the code, unless what is there was compiled of the same.
 * @param code Its fingerprint, which names the version of the site in browsers too.
 * @param planFile Where the plan is written that Next.js is started with.
 * @returns Whether it was compiled.
 */
export async function compileCode(code: string, planFile: string): Promise<boolean> {
  if (isCompiled(code)) return false;
  rmSync(noteFile, { force: true });
  writeWhole(planFile, JSON.stringify({ buildId: code } satisfies RenderPlan));
  await next('compile', planFile);
  writeWhole(noteFile, JSON.stringify({ code, files: compiledFiles() }));
  return true;
}

/** A page as Next.js rendered it: the files of an exported site, by their paths below it, and where they are now. */
export type RenderedPage = { pathname: string; files: ReadonlyMap<string, string> };

type Route = { srcRoute: string | null; routeType?: string };

/** Next.js's own name of its page for unknown addresses, of which 404.html is made. */
const notFound = '/_not-found';

/** A page's data once more: the router asks for them under the page's own name (`<page>.txt`), never under this one. */
const secondCopy = '_full.segment.rsc';

const segmentEnding = '.segment.rsc';

/**
 * The files of a page of the router's export: its HTML, its data, and the data of its segments under the names by which
 * the router asks for them (Next.js, `convertSegmentPathToStaticExportFilename`).
 */
function filesOfPage(pathname: string): Map<string, string> {
  const base = `${directory}/server/app${pathname === '/' ? '/index' : pathname}`;
  if (pathname === notFound) return new Map([['404.html', `${base}.html`]]);
  if (existsSync(`${base}.body`)) return new Map([[pathname.slice(1), `${base}.body`]]);
  const name = pathname === '/' ? 'index' : pathname.slice(1);
  const segments = `${base}.segments`;
  const parts = existsSync(segments)
    ? readdirSync(segments, { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith(segmentEnding) && file !== secondCopy,
      )
    : [];
  return new Map([
    [`${name}.html`, `${base}.html`],
    [`${name}.txt`, `${base}.rsc`],
    ...parts.map((file): [string, string] => {
      const dotted = file.slice(0, -segmentEnding.length).split(path.sep).join('.');
      return [
        path.posix.join(pathname.slice(1), `__next.${dotted}.txt`),
        path.join(segments, file),
      ];
    }),
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
  rmSync(plan.inputs, { recursive: true, force: true });
  writeWhole(planFile, JSON.stringify(plan));
  await next('generate', planFile);
  const manifest = JSON.parse(readFileSync(`${directory}/prerender-manifest.json`, 'utf8')) as {
    routes: Record<string, Route>;
  };
  return Object.keys(manifest.routes)
    .filter((pathname) => pathname !== '/_global-error')
    .map((pathname) => ({ pathname, files: filesOfPage(pathname) }));
}
