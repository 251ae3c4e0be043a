import './require-environment';
import path from 'node:path';
import { currentMoment } from '@/lib/environment/clock';
import { keep, readKept } from '@/lib/files/kept-file';
import { checkCache, inputsHash } from './check/inputs';
import { type CheckCommandOptions, checkUsage, readOptions } from './check/options';
import { runCommand } from './command';

/** What is printed, and whether there are errors. */
type Outcome = { text: string; hasErrors: boolean };

/** Checks the content; the check is loaded here, since most of a second goes by until it is. */
async function check(options: CheckCommandOptions): Promise<Outcome> {
  const { checkSite } = await import('./check/check-site');
  const { fixProblems } = await import('./check/fix-problems');
  const { report } = await import('./check/report');
  let found = await checkSite(options);
  if (options.isFixing) {
    const fixed = fixProblems(found.problems);
    if (fixed > 0) found = await checkSite(options);
    console.error(`${fixed} ${fixed === 1 ? 'problem' : 'problems'} fixed`);
  }
  return {
    text: report(found, options.format),
    hasErrors: found.problems.some(({ fatal }) => fatal),
  };
}

/** What the check said of the same files when it was asked last, or says now. */
async function knownOutcome(options: CheckCommandOptions): Promise<Outcome> {
  const fileNow = () =>
    path.join(checkCache, `report-${inputsHash(currentMoment(), options)}.json`);
  const file = fileNow();
  const known = readKept(file);
  if (known) return JSON.parse(known.toString('utf8'));
  const outcome = await check(options);
  // What was saved meanwhile may be in the report or not.
  if (fileNow() === file) keep(file, Buffer.from(JSON.stringify(outcome)));
  return outcome;
}

/**
 * Checks the content: `npm run check [-- [--json | --github] [--fix] [paths or globs]]`.
 * Ends with 1 when there are errors, with 0 when there are none or warnings only.
 */
await runCommand(
  async () => {
    const options = readOptions(process.argv.slice(2));
    const { text, hasErrors } = await (options.isFixing ? check(options) : knownOutcome(options));
    console.log(text);
    process.exitCode = hasErrors ? 1 : 0;
  },
  { failedCode: 2, usage: checkUsage },
);
