import './require-environment';
import { checkSite } from './check/check-site';
import { fixProblems } from './check/fix-problems';
import { checkUsage, readOptions } from './check/options';
import { report } from './check/report';
import { runCommand } from './command';

/**
 * Checks the content: `npm run check [-- [--json | --github] [--fix] [paths or globs]]`.
 * Ends with 1 when there are errors, with 0 when there are none or warnings only.
 */
await runCommand(
  () => {
    const options = readOptions(process.argv.slice(2));
    let found = checkSite(options);
    if (options.isFixing) {
      const fixed = fixProblems(found.problems);
      if (fixed > 0) found = checkSite(options);
      console.error(`${fixed} ${fixed === 1 ? 'problem' : 'problems'} fixed`);
    }
    console.log(report(found, options.format));
    process.exitCode = found.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
  { failedCode: 2, usage: checkUsage },
);
