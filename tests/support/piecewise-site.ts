import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteServer } from '@/scripts/serve/site-server';
import { fileOf } from './built-site';

/** About how many characters a piece has, and ms between two: time to paint what has come. */
const pieceSize = 3000;
const pause = 40;

/** Cuts between elements: a line of text that ends within a word grows when the rest comes, whatever its layout. */
function piecesOf(html: string): string[] {
  if (html.length <= pieceSize) return [html];
  const cut = html.indexOf('<', pieceSize);
  return cut < 0 ? [html] : [html.slice(0, cut), ...piecesOf(html.slice(cut))];
}

async function sendInPieces(file: string, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  for (const piece of piecesOf(readFileSync(file, 'utf8'))) {
    response.write(piece);
    await wait(pause);
  }
  response.end();
}

/**
 * Serves a built site as a slow line does: pages come piece by piece, all else at once.
 * @param directory Folder of the built site.
 * @returns The server, and the origin it listens at.
 */
export async function servePiecewise(
  directory: string,
): Promise<{ server: Server; origin: string }> {
  const site = createSiteServer(directory);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = `${directory}/${fileOf(pathname)}`;
    if (existsSync(file)) void sendInPieces(file, response);
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://localhost:${port}` };
}
