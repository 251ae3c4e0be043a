import { type ChildProcess, fork } from 'node:child_process';
import type { Answer, SiteFound } from './check-process';

/**
 * Checks the whole content in a process of its own, since a check takes seconds: what is saved meanwhile is shown as soon as ever.
 * @param onFound Is told what the last check found that was asked for, unless another one has been asked for since.
 * @returns `ask` asks for a check of what is there now; `end` ends the process.
 */
export function startSiteCheck(onFound: (found: SiteFound) => void) {
  let child: ChildProcess | undefined;
  let last = 0;
  let hasEnded = false;

  const start = (): ChildProcess => {
    const begun = fork('scripts/dev/check-process.ts');
    begun.on('message', ({ number, found }: Answer) => {
      if (number === last) onFound(found);
    });
    begun.on('exit', (code, signal) => {
      child = undefined;
      if (!hasEnded) onFound({ failure: `The check broke off with ${signal ?? code}` });
    });
    return begun;
  };
  return {
    ask: () => {
      child ??= start();
      last += 1;
      child.send(last);
    },
    end: () => {
      hasEnded = true;
      child?.kill();
    },
  };
}
