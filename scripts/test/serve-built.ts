import '../require-environment';
import { outDirectory } from '@/scripts/build/build-note';
import { runCommand } from '@/scripts/command';
import { createSiteServer } from '@/scripts/serve/create-site-server';
import { chosenPort, listen } from '@/scripts/serve/listen';

/** Serves what is built, for browser tests: they test that build and make no other. */
await runCommand(() => listen(createSiteServer(outDirectory), chosenPort()));
