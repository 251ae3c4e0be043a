import { outDirectory } from '@/scripts/build/build-site';
import { createSiteServer } from '@/scripts/serve/create-site-server';
import { chosenPort, listen } from '@/scripts/serve/listen';

/** Serves what is built, for browser tests: they test that build and make no other. */
await listen(createSiteServer(outDirectory), chosenPort());
