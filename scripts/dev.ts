import { spawn } from 'node:child_process';
import { writePageIds } from './build/page-ids';
import { run } from './run';

/** Contentlayer beside Next.js: the first turns edited content into data, the second shows it. */
const commands = [
  ['contentlayer2', 'dev'],
  ['next', 'dev', '--port', process.env.PORT || '3000'],
];

writePageIds();
await run(['contentlayer2', 'build']);
const children = commands.map(([program = '', ...args]) =>
  spawn(program, args, { stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
