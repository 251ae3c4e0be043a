import './require-environment';
import { contentDirectory } from '@/lib/content/content-directory';
import { currentMoment } from '@/lib/environment/clock';
import { checkSite } from './check/check-site';
import { runCommand, UsageError } from './command';
import { isNeeded } from './new/fields';
import { carryOut } from './new/plan';
import { type Asked, helpOfNew, kinds, readRequest } from './new/request';

const args = process.argv.slice(2);
const now = currentMoment();

/** Whether somebody is there to be asked. */
const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);

const isLacking = ({ kind, languages, answers }: Asked) =>
  kinds[kind]?.fields(languages, now).some((field) => isNeeded(field) && !answers[field.name]);

await runCommand(
  async () => {
    const given = readRequest(args, now);
    if (!given && !isTerminal)
      throw new UsageError('There is nobody to ask: say what is to be made, npm run new -- --help');
    // Loaded when it is needed: most runs of a script answer by flags.
    const ask = isTerminal && (!given || isLacking(given)) ? await import('./new/ask') : undefined;
    const request = ask ? await ask.askRequest(given, now) : given;
    const plan =
      request &&
      kinds[request.kind]?.plan(request, {
        directory: contentDirectory,
        blocks: 'components/blocks',
        now,
      });
    if (!plan) return;
    const done = await carryOut(plan, async () => (await checkSite()).problems);
    console.log(done.join('\n'));
  },
  { usage: () => helpOfNew(args, now) },
);
