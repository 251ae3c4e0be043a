import './require-environment';
import { mkdirSync } from 'node:fs';
import { holdClock } from '@/lib/environment/clock';
import { buildSite } from './build/build-site';
import { runCommand, takeNoArguments } from './command';

await runCommand(async () => {
  takeNoArguments('build', ': variables say what is built and where (docs/deploying.md)');
  holdClock();
  mkdirSync('.cache', { recursive: true });
  await buildSite();
});
