import './require-environment';
import { runCommand, UsageError } from './command';
import { marks, showChanges } from './sync/show-changes';
import { findStamps, readSync, syncUsage, writeStamps } from './sync/stamp-pages';

/** Whether somebody is there to be asked. */
const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Asks whether the translations say what the English pages say. */
async function isAgreed(count: number): Promise<boolean> {
  const { confirm, isCancel } = await import('@clack/prompts');
  const message =
    count === 1 ? 'Does the translation say so?' : `Do all ${count} translations say so?`;
  const answer = await confirm({ message, initialValue: false });
  return !isCancel(answer) && answer;
}

/**
 * Records that translations render their source as it is now: `npm run sync <page> …`, or
 * `npm run sync -- --all`. It shows what has changed in the English text beside the translation, and asks; with `--yes` it does
 * not. With `--wording`, the source changed in its words, not in what it says.
 */
await runCommand(
  async () => {
    const options = readSync(process.argv.slice(2));
    const found = findStamps(options);
    for (const { id, locale, changes, source, translation } of found.stamps) {
      console.log(`${id} ${locale}`);
      if (changes)
        console.log(
          showChanges(changes, source, translation, isTerminal ? marks.terminal : marks.plain).join(
            '\n',
          ),
        );
      else console.log('  Nothing was recorded before: compare both texts as a whole\n');
    }
    const count = found.stamps.length;
    if (count > 0 && !options.isYes) {
      if (!isTerminal)
        throw new UsageError(
          'Nothing was recorded: add --yes (npm run sync <page> -- --yes) once the translation says so',
        );
      if (!(await isAgreed(count))) throw new UsageError('Nothing was recorded');
    }
    console.log(writeStamps(found).join('\n'));
  },
  { usage: syncUsage },
);
