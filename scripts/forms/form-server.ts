import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { checkSubmission } from '@/lib/forms/check-submission';
import type { Answer } from '@/lib/forms/send-submission';
import { openSubmissionStore, type StoreResult } from './submission-store';

/** Ways to fail, for tests. `cut` ends the connection before anything is stored, `cut-after` once it is. */
export type FaultKind = '4xx' | '5xx' | 'hang' | 'cut' | 'cut-after' | 'garbage';

/** Far above the largest submission: 4,000 characters and the rest. */
const largest = 64 * 1024;

/** Where submissions are posted to. */
export const submissionsPath = '/submissions';

/**
 * What a request posts.
 * @returns The value, `undefined` if it is no JSON, or "too-large".
 * @throws when the connection ends before the body does.
 */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largest) return 'too-large';
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Pages of one's own machine may post; it is no endpoint for others. */
const isLocalOrigin = (origin = '') =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

const statuses: Readonly<Record<StoreResult, number>> = { stored: 201, known: 200, conflict: 409 };

function reply(response: ServerResponse, status: number, answer: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer));
}

function fail(response: ServerResponse, fault: FaultKind): void {
  if (fault === 'hang') return;
  if (fault === 'cut') {
    response.destroy();
    return;
  }
  const status = { '4xx': 429, '5xx': 503 }[fault as string] ?? 200;
  response.writeHead(status, { 'Content-Type': 'text/html' });
  response.end('<h1>Something else answers here</h1>');
}

/**
 * An endpoint for development and tests: it takes what docs/forms.md describes.
 * @param file Where submissions are kept, one JSON object in a line.
 * @param nextFault How the next request fails, if it does.
 */
export function createFormServer({
  file,
  nextFault,
}: {
  file: string;
  nextFault?: () => FaultKind | undefined;
}): Server {
  const store = openSubmissionStore(file);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    response.setHeader('Vary', 'Origin');
    if (isLocalOrigin(origin)) response.setHeader('Access-Control-Allow-Origin', origin ?? '');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    const isKnown = request.url?.split('?')[0] === submissionsPath;
    if (!isKnown || request.method !== 'POST') {
      const status = request.method === 'OPTIONS' ? 204 : 405;
      response.writeHead(isKnown ? status : 404).end();
      return;
    }
    const body = await readBody(request);
    const fault = nextFault?.();
    if (fault && fault !== 'cut-after') return fail(response, fault);
    if (body === 'too-large')
      return reply(response, 413, { status: 'refused', reason: 'too-large' });
    const checked = checkSubmission(body);
    if ('answer' in checked) return reply(response, 422, checked.answer);
    const result = store.add(checked.submission);
    if (fault) response.destroy();
    else if (result === 'conflict')
      reply(response, statuses[result], { status: 'refused', reason: result });
    else reply(response, statuses[result], { status: 'stored', id: checked.submission.id });
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.destroy();
    });
  });
}
