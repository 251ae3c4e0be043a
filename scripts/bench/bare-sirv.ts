import { createServer } from 'node:http';
import sirv from 'sirv';
import { outDirectory } from '@/scripts/build/fingerprint';
import { runCommand } from '@/scripts/command';
import { chosenPort, listen } from '@/scripts/serve/listen';

/** Serves the built site with sirv and nothing else: what our own server is measured against. */
await runCommand(() => {
  const serve = sirv(outDirectory, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
  return listen(
    createServer((request, response) => serve(request, response)),
    chosenPort(),
  );
});
