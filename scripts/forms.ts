import './require-environment';
import { parseArgs } from 'node:util';
import { variables } from '@/lib/environment/variables';
import { createFormServer, submissionsPath } from '@/scripts/forms/form-server';
import { runCommand, UsageError } from './command';
import { listen } from './serve/listen';

const usage = `npm run forms:dev [-- --port 3999]
  An endpoint for forms on this machine: docs/forms.md.`;

/** Where submissions go, one JSON object in a line. */
const file = '.cache/submissions.jsonl';

await runCommand(
  async () => {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '3999' } } });
    const fault = variables.PORT.fault(values.port);
    if (fault) throw new UsageError(`--port is "${values.port}": ${fault}`);
    await listen(
      createFormServer({ file }),
      Number(values.port),
      (another) => `npm run forms:dev -- --port ${another}`,
    );
    const endpoint = `http://localhost:${values.port}${submissionsPath}`;
    console.log(`Taking submissions at ${endpoint}, into ${file}`);
    console.log(`Now, in another window: FORM_ENDPOINT=${endpoint} npm run dev`);
  },
  { usage },
);
