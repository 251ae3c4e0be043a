import { createServer } from 'node:http';
import sirv from 'sirv';
import { outDirectory } from '@/scripts/build/out-directory';
import { runCommand } from '@/scripts/command';
import { chosenPort, listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/site-server';

/** Serves the built site as `npm start` does; or, with the argument `bare`, with sirv and nothing else. */
await runCommand(() => {
  if (process.argv[2] !== 'bare') return listen(createSiteServer(outDirectory), chosenPort());
  const serve = sirv(outDirectory, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
  return listen(
    createServer((request, response) => serve(request, response)),
    chosenPort(),
  );
});
