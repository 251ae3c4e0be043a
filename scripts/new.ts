import './require-environment';
import { contentDirectory } from '@/lib/content/content-directory';
import { currentMoment } from '@/lib/environment/clock';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { checkSite } from './check/check-site';
import { runCommand, UsageError } from './command';
import { helpOfNew } from './new/help';
import { carryOut, describePlan } from './new/plan';
import { fieldsFor, planRequest, readRequest } from './new/request';

/** Whether somebody is there to be asked. */
const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);

/**
 * Makes a page, an entry of a data file or a block: `npm run new` asks for what it needs, and
 * `npm run new -- service cost-review --title.en "…" --title.pl "…"` does not. It passes the check, or nothing is written.
 */
await runCommand(
  async () => {
    const now = currentMoment();
    const place = {
      directory: contentDirectory,
      publicFiles: publicDirectory,
      blocks: 'components/blocks',
      now,
    };
    const given = readRequest(process.argv.slice(2), now);
    const isLacking = ({ kind, languages, answers }: NonNullable<typeof given>) =>
      fieldsFor(kind, languages, now).some(
        ({ name, isRequired, preset }) => isRequired && preset === undefined && !answers[name],
      );
    const isAsking = isTerminal && (!given || isLacking(given));
    if (!given && !isTerminal)
      throw new UsageError('There is nobody to ask: say what is to be made, npm run new -- --help');
    // Loaded when it is needed: most runs of a script answer by flags.
    const ask = isAsking ? await import('./new/ask') : undefined;
    const request = ask ? await ask.askRequest(given, now) : given;
    if (!request) return;
    const plan = planRequest(request, place);
    if (request.isDryRun) {
      console.log(`${describePlan(plan).join('\n')}\nNothing was written (--dry-run)`);
      return;
    }
    if (ask && !(await ask.isAgreed(plan))) throw new UsageError('Nothing was written');
    const done = await carryOut(plan, async () => (await checkSite()).problems);
    console.log(done.join('\n'));
  },
  { usage: () => helpOfNew(process.argv.slice(2), currentMoment()) },
);
