import './require-environment';
import { parseArgs } from 'node:util';
import { benchBuild } from './bench/build';
import { benchPages } from './bench/pages';
import { runCommand, UsageError } from './command';

const usage = `npm run bench -- pages [--runs 5] [--only <part of an id>]
  Lighthouse of one page of each template in each language, beside a bare page of the same Next.js. Build the site first.
npm run bench -- build [--documents 0]
  Time and memory of a cold build, of one where nothing has changed and of one with another word in a text,
  with so many generated documents beside the site's own. Forgets what earlier builds have kept.`;

/** Reads a whole number. @throws UsageError when the option is something else. */
function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`--${option} is "${text}": expected a whole number from ${least} on`);
}

await runCommand(
  async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string', default: '' },
        documents: { type: 'string', default: '0' },
      },
    });
    const [name, ...rest] = positionals;
    if (rest.length === 0 && name === 'pages')
      await benchPages(wholeNumber('runs', values.runs, 1), values.only);
    else if (rest.length === 0 && name === 'build')
      await benchBuild(wholeNumber('documents', values.documents, 0));
    else
      throw new UsageError(`Expected pages or build, found "${positionals.join(' ')}":\n${usage}`);
  },
  { failedCode: 2, usage },
);
