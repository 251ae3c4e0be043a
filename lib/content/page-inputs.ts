import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache } from 'react';

/**
 * What a page is made of besides code: each thing it asked for while it was rendered, by name, with a hash of the
 * answer (`frontmatter en:services/finops title` → `k3R…`). A build writes it down and renders a page again only when
 * an answer would be another one now (`scripts/build/changed-pages.ts`).
 */
type Inputs = { pathname?: string; answers: Map<string, string>; written: number };

/** What a build tells the processes that render its pages (RENDER_PLAN, a file). */
export type RenderPlan = {
  /** Names the version of the code: with another one, a page in a browser is loaded anew instead of navigated from. */
  buildId: string;
  /** Pathnames of the pages to render; all where nothing is said. */
  pathnames?: readonly string[];
  /** It is not known yet which pages: the file is written again when it is. */
  isOpen?: boolean;
  /** Contentlayer is still reading the content: the file is written again when it has (next.config.mjs). */
  isUnread?: boolean;
  /** The folder in which each process writes down what its pages asked for; nothing is recorded without it. */
  inputs?: string;
};

const planFile = process.env.RENDER_PLAN?.trim();

const readPlan = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as RenderPlan;

/** Of this build; none in development and in commands. */
const plan = planFile ? readPlan(planFile) : undefined;

/** Whether what pages ask for is written down: in builds. */
const isRecording = plan?.inputs !== undefined;

/** How often is looked whether it is known which pages are rendered, in ms. */
const interval = 10;

/** Pathnames of the pages to render; undefined where all are. */
async function pathnamesOfPlan(): Promise<ReadonlySet<string> | undefined> {
  if (!planFile) return undefined;
  let known = readPlan(planFile);
  while (known.isOpen) {
    await wait(interval);
    known = readPlan(planFile);
  }
  return known.pathnames && new Set(known.pathnames);
}

/**
 * The pages of a route that this build renders, as soon as that is known: Next.js begins while the content is being checked.
 * @param all Every page of the route.
 * @param pathnameOf Where visitors see it.
 * @returns Those whose inputs have changed; one where none has, since Next.js exports no route without pages.
 */
export async function toRender<One>(
  all: readonly One[],
  pathnameOf: (one: One) => string,
): Promise<One[]> {
  const rendered = await pathnamesOfPlan();
  const some = rendered ? all.filter((one) => rendered.has(pathnameOf(one))) : all;
  return some.length > 0 ? [...some] : all.slice(0, 1);
}

/** React keeps one for each page that is being rendered; what is asked outside of a page belongs to none. */
const inputsOfPage = cache((): Inputs => ({ answers: new Map(), written: 0 }));

/** The answers cannot change while a build runs, but thousands of pages ask for the same. */
const hashes = new Map<string, string>();

/**
 * What an answer is known by.
 * @param answer What can be written as JSON; undefined is an answer too.
 */
export const hashOfAnswer = (answer: unknown): string =>
  hash('sha1', JSON.stringify(answer) ?? '', 'base64url').slice(0, 12);

const unwritten = new Set<Inputs>();

/** Appends what was asked since it was last called. A page's first line names it; lines of pages without a name wait. */
function writeInputs(): void {
  const lines = [...unwritten].flatMap((inputs) => {
    const { pathname, answers, written } = inputs;
    if (pathname === undefined) return [];
    unwritten.delete(inputs);
    inputs.written = answers.size;
    return [JSON.stringify([pathname, ...[...answers].slice(written).flat()])];
  });
  const directory = plan?.inputs;
  if (lines.length === 0 || !directory) return;
  mkdirSync(directory, { recursive: true });
  appendFileSync(path.join(directory, `${process.pid}.jsonl`), `${lines.join('\n')}\n`);
}

function writeSoon(inputs: Inputs): void {
  // Before the page's file can be written, which takes turns of the event loop: an input is never lost.
  if (unwritten.size === 0) setImmediate(writeInputs);
  unwritten.add(inputs);
}

/**
 * Notes that the page that is being rendered asked for something.
 * @param name Of what it asked for: a kind of `answers` (input-answers.ts) and its arguments, separated by spaces.
 * @param answer Gives the answer, if its hash is not known yet.
 */
export function recordInput(name: string, answer: () => unknown): void {
  const besides = askedBesides.getStore();
  if (!(isRecording || besides) || isPaused) return;
  askedForMany.getStore()?.add(name);
  const inputs = besides ?? inputsOfPage();
  if (inputs.answers.has(name)) return;
  const known = hashes.get(name) ?? hashOfAnswer(answer());
  hashes.set(name, known);
  inputs.answers.set(name, known);
  if (inputs.pathname !== undefined) writeSoon(inputs);
}

/** Where what is asked for is noted while something is made that is no page. */
const askedBesides = new AsyncLocalStorage<Inputs>();

/**
 * Notes all that is asked for while something is made that is no page: what it asks for has to be asked for by itself, and not
 * be kept from when something else asked for it.
 * @returns What was made, and hashes of the answers by the names of what was asked for.
 */
export async function withInputs<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; inputs: ReadonlyMap<string, string> }> {
  const inputs: Inputs = { answers: new Map(), written: 0 };
  return { made: await askedBesides.run(inputs, make), inputs: inputs.answers };
}

/** Where what is asked for is noted while something is made for many pages. */
const askedForMany = new AsyncLocalStorage<Set<string>>();

/** What has been made for many pages, by name, with what was asked for meanwhile. */
const madeForMany = new Map<string, Promise<{ made: unknown; asked: ReadonlySet<string> }>>();

/**
 * Makes something that many pages show: once in each process of a build, where every page notes that it asked for all that
 * took. In development it is made each time.
 * @param name Says all that it depends on, apart from what is asked for while it is made.
 */
export async function onceForPages<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  if (!isRecording) return make();
  const begin = async () => {
    const asked = new Set<string>();
    return { made: await askedForMany.run(asked, make), asked };
  };
  const known = madeForMany.get(name) ?? begin();
  madeForMany.set(name, known);
  const { made, asked } = await known;
  for (const one of asked) recordInput(one, () => undefined);
  return made as Made;
}

/**
 * Says which page is being rendered.
 * @param pathname As visitors see it.
 */
export function recordPage(pathname: string): void {
  if (!isRecording) return;
  const inputs = inputsOfPage();
  inputs.pathname ??= pathname;
  writeSoon(inputs);
}

let isPaused = false;

/**
 * Finds something out that many pages ask for, without recording for the first of them all that it takes: the answer is
 * to be recorded by itself.
 * @param find Returns the answer at once, not later.
 */
export function withoutRecording<Answer>(find: () => Answer): Answer {
  const before = isPaused;
  isPaused = true;
  try {
    return find();
  } finally {
    isPaused = before;
  }
}
