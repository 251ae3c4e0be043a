import './require-environment';
import { createFaults, createFormServer, submissionsPath } from '@/scripts/forms/form-server';
import { runCommand } from './command';
import { readOptions, usage } from './forms/options';
import { listen } from './serve/listen';

/** An endpoint for forms on this machine: see docs/forms.md. */
await runCommand(
  async () => {
    const { port, file, seed, rates } = readOptions(process.argv.slice(2));
    const nextFault = createFaults(rates, seed);
    await listen(
      createFormServer({ file, nextFault }),
      port,
      (another) => `npm run forms:dev -- --port ${another}`,
    );
    const endpoint = `http://localhost:${port}${submissionsPath}`;
    console.log(`Taking submissions at ${endpoint}, into ${file}`);
    console.log(`Now, in another window: FORM_ENDPOINT=${endpoint} npm run dev`);
  },
  { usage },
);
