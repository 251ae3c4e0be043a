import '../../require-environment';
import { runCommand, takeNoArguments } from '@/scripts/command';
import { readEvent } from '../event';
import { configuredHost, removePreviews } from './hosts';

/** Takes the previews of a pull request away, which has been closed. */
await runCommand(async () => {
  takeNoArguments('previews/remove');
  const host = configuredHost();
  if (!host) {
    console.log('No PREVIEW_HOST or no PREVIEW_TOKEN: nothing was deployed');
    return;
  }
  const { number } = readEvent<{ number: number }>();
  console.log(`Removed ${await removePreviews(host, number)} deployments of #${number}`);
});
