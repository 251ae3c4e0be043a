import './require-environment';
import { checkSite } from './check/check-site';
import { fixProblems } from './check/fix-problems';
import { checkUsage, readOptions } from './check/options';
import { report } from './check/report';
import { runCommand } from './command';

/** Checks the content. Ends with 1 when there are errors, with 0 when there are none or warnings only. */
await runCommand(
  async () => {
    const { format, isFixing, only } = readOptions(process.argv.slice(2));
    let found = await checkSite({ only });
    if (isFixing) {
      const fixed = fixProblems(found.problems);
      if (fixed > 0) found = await checkSite({ only });
      console.error(`${fixed} ${fixed === 1 ? 'problem' : 'problems'} fixed`);
    }
    console.log(report(found, format));
    process.exitCode = found.problems.some(({ fatal }) => fatal) ? 1 : 0;
  },
  { failedCode: 2, usage: checkUsage },
);
