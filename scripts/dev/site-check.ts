import { setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Problem } from '@/lib/check/problem';
import { refreshCurrentTree } from '@/lib/content/current-tree';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { messagesDirectory } from '@/lib/i18n/message-files';
import { checkInThread, resourceLimits } from '@/scripts/check/check-in-parallel';
import { checkSite, openSiteCache } from '@/scripts/check/check-site';
import { report } from '@/scripts/check/report';

/** What a check of the whole content found, or why there was none. */
export type SiteFound =
  | {
      problems: readonly Problem[];
      /** The mistakes among them for the terminal; empty where there are none. */
      text: string;
    }
  | { failure: string };

/** The part of a thread that is used here. */
export type CheckThread = {
  postMessage: (message: 'check') => void;
  on: {
    (event: 'message', listener: (found: SiteFound) => void): unknown;
    (event: 'error', listener: (error: Error) => void): unknown;
    (event: 'exit', listener: () => void): unknown;
  };
  terminate: () => unknown;
};

const order = 'check the site whenever it is asked for';

/** A thread of this command, which begins with the command's bundle (scripts/bundled.mjs, workInThread). */
const startThread = (): CheckThread =>
  new Worker(process.argv[1] ?? '', { workerData: order, resourceLimits });

/** Checks of the whole content, one at a time. */
export type SiteCheck = {
  /** Asks for a check of what is there now. */
  ask: () => void;
  /** Says that something has changed: what a check that has begun before will find is not told. */
  outdate: () => void;
  end: () => void;
};

/**
 * Checks the whole content in a thread of its own, since a check takes seconds: what is saved meanwhile is shown as soon as ever.
 * @param onFound Is told what the last check found that was asked for, unless something has changed since.
 * @param start Starts the thread; again where it has broken off.
 */
export function siteCheckIn(
  onFound: (found: SiteFound) => void,
  start: () => CheckThread = startThread,
): SiteCheck {
  let thread: CheckThread | undefined;
  let isAtWork = false;
  let isDue = false;
  let isOutdated = false;
  let hasEnded = false;

  const finish = (found?: SiteFound) => {
    if (!isAtWork) return;
    isAtWork = false;
    if (found && !isOutdated) onFound(found);
    if (!isDue) return;
    isDue = false;
    ask();
  };
  const started = (): CheckThread => {
    const begun = start();
    const leave = (found?: SiteFound) => {
      if (thread !== begun) return;
      thread = undefined;
      finish(found);
    };
    begun.on('message', finish);
    begun.on('error', ({ message }) => leave({ failure: message }));
    begun.on('exit', () => leave());
    return begun;
  };
  const ask = () => {
    if (hasEnded) return;
    if (isAtWork) {
      isDue = true;
      return;
    }
    isAtWork = true;
    isOutdated = false;
    thread ??= started();
    thread.postMessage('check');
  };
  return {
    ask,
    outdate: () => {
      isOutdated = true;
    },
    end: () => {
      hasEnded = true;
      thread?.terminate();
    },
  };
}

/** Answers each message with what the check finds; what it knows of files that stay as they are is kept for a day. */
function answerChecks(): void {
  // Not far below what shows the pages: mistakes of interface texts are known by this alone.
  setPriority(4);
  let day = '';
  let cache: ReturnType<typeof openSiteCache> | undefined;
  const found = (): SiteFound => {
    try {
      refreshCurrentTree();
      const now = currentMoment();
      const isNew = !cache || warsawDayOf(now) !== day;
      if (isNew) [cache, day] = [openSiteCache(now), warsawDayOf(now)];
      const all = checkSite({ cache, messages: messagesDirectory });
      if (isNew) cache?.save();
      const errors = all.problems.filter(({ severity }) => severity === 'error');
      return {
        problems: all.problems,
        text: errors.length > 0 ? report({ ...all, problems: errors }, 'text') : '',
      };
    } catch (error) {
      // A file may vanish between being listed and being read; the next change checks again.
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on('message', () => parentPort?.postMessage(found()));
}

/** What the threads of `npm run dev` do: check the site, or a share of its documents for the thread that does. */
export const workInThread = (): void => (workerData === order ? answerChecks() : checkInThread());
