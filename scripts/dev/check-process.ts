import { setPriority } from 'node:os';
import type { Problem } from '@/lib/check/problem';
import { messagesDirectory } from '@/lib/i18n/message-files';
import { checkSite } from '@/scripts/check/check-site';
import { report } from '@/scripts/check/report';

/** What a check of the whole content found, or why there was none. */
export type SiteFound =
  | {
      problems: readonly Problem[];
      /** The mistakes among them for the terminal; empty where there are none. */
      text: string;
    }
  | { failure: string };

/** An answer to a question, by the question's number. */
export type Answer = { number: number; found: SiteFound };

/** The server shows what was saved before the whole site is compared; the machine is its own until then (ms). */
const delay = 250;

async function found(): Promise<SiteFound> {
  try {
    const all = await checkSite({ messages: messagesDirectory });
    const errors = all.problems.filter(({ fatal }) => fatal);
    return {
      problems: all.problems,
      text: errors.length > 0 ? report({ ...all, problems: errors }, 'text') : '',
    };
  } catch (error) {
    // A file may vanish between being listed and being read; the next change checks again.
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

let timer: NodeJS.Timeout | undefined;

// Behind the server that shows the pages.
setPriority(10);
// Of several questions the last one is answered. The process ends with the one that asks.
process.on('message', (number: number) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    process.send?.({ number, found: await found() } satisfies Answer);
  }, delay);
});
