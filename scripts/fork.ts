import './require-environment';
import { parseArgs } from 'node:util';
import { printable } from './check/printable';
import { runCommand, UsageError } from './command';
import { dataFolders, forkChanges, secretsIn } from './fork/fork-changes';

const usage = 'Usage: npm run check:fork -- <commit of the fork> [--base <branch it is for>]';

/** How many files are listed. */
const mostListed = 100;

/**
 * Says whether a pull request from a fork holds content only, so that it may be built: run it where the code is that you
 * trust, not in the fork. Ends with 0 when it may, with 1 when it may not, with 2 when it cannot be said.
 */
await runCommand(
  () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { base: { type: 'string', default: 'HEAD' } },
    });
    const [head] = positionals;
    if (!head || positionals.length > 1) throw new UsageError(usage);
    const changes = forkChanges(head, values.base);
    const refused = changes.filter(({ reason }) => reason);
    const secrets = secretsIn(process.env);
    for (const { file, reason } of refused.slice(0, mostListed))
      console.log(printable(`${file} ${reason}`));
    if (refused.length > mostListed) console.log(`… and ${refused.length - mostListed} more`);
    for (const name of secrets)
      console.log(`${name} is set: a stranger’s content is built without it, \`env -u ${name} …\``);
    const isContent = refused.length === 0;
    const files = `${changes.length} ${changes.length === 1 ? 'file' : 'files'} changed`;
    console.log(
      isContent
        ? `${files}, all of them content or interface texts. Build them with the code that is here: git restore --source=${printable(head)} --staged --worktree -- ${dataFolders.join(' ')}`
        : `${files}, ${refused.length} of them more than content: nothing of this pull request may be built or run before it was read.`,
    );
    process.exitCode = isContent && secrets.length === 0 ? 0 : 1;
  },
  { failedCode: 2, usage },
);
