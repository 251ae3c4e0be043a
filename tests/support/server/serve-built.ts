import '@/scripts/require-environment';
import { outDirectory } from '@/scripts/build/out-directory';
import { runCommand } from '@/scripts/command';
import { chosenPort, listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/site-server';
import { withPolicyReports } from './policy-reports';
import { withTestFiles } from './test-files';

/** Serves what is built as `npm start` does, for browser tests: they test that build and make no other. */
await runCommand(() =>
  listen(withPolicyReports(withTestFiles(createSiteServer(outDirectory))), chosenPort()),
);
