import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { contentState, contentStateFile } from '@/lib/content/development';

/** In development: tells a page the stamp of the content now, and of each change (content-stamp.client.tsx). */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const encoder = new TextEncoder();
  let watcher: FSWatcher;
  const events = new ReadableStream({
    start(controller) {
      const tell = () => controller.enqueue(encoder.encode(`data: ${contentState().stamp}\n\n`));
      watcher = watch(path.dirname(contentStateFile), (_event, name) => {
        if (name === path.basename(contentStateFile)) tell();
      });
      tell();
    },
    cancel: () => watcher.close(),
  });
  return new Response(events, {
    // Compressed, an event would wait for the next ones.
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' },
  });
}
