import './require-environment';
import { parseArgs } from 'node:util';
import { checkSite } from './check/check-site';
import { fixProblems } from './check/fix-problems';
import { type Format, report } from './check/report';
import { runCommand } from './command';

const usage = `Usage: npm run check -- [--json | --github] [--fix] [paths or globs]
  Says what is wrong in the content: file:line:col  rule  message. --fix corrects what is safe to correct.`;

/** Checks the content. Ends with 1 when there are errors, with 0 when there are none or warnings only. */
await runCommand(
  async () => {
    const { values, positionals: only } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        github: { type: 'boolean' },
        fix: { type: 'boolean' },
      },
    });
    let found = await checkSite({ only });
    if (values.fix) {
      const fixed = fixProblems(found.problems);
      if (fixed > 0) found = await checkSite({ only });
      console.error(`${fixed} ${fixed === 1 ? 'problem' : 'problems'} fixed`);
    }
    const format: Format = values.json ? 'json' : values.github ? 'github' : 'text';
    console.log(report(found, format));
    process.exitCode = found.problems.some(({ fatal }) => fatal) ? 1 : 0;
  },
  { failedCode: 2, usage },
);
