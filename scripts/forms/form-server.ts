import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { seededNumbers } from '@/lib/art/dice';
import { checkSubmission } from '@/lib/forms/check-submission';
import type { Answer } from '@/lib/forms/send-submission';
import { openSubmissionStore, type StoreResult } from './submission-store';

/** Ways to fail. `cut` ends the connection before anything is stored, `cut-after` once it is. */
export const faultKinds = ['4xx', '5xx', 'hang', 'cut', 'cut-after', 'garbage'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How often each happens, from 0 to 1; together at most 1. */
export type FaultRates = Partial<Record<FaultKind, number>>;

/**
 * Decides for each request how it fails, if it does.
 * @param seed The same seed gives the same failures, so that one can be repeated.
 */
export function createFaults(rates: FaultRates, seed: number) {
  const random = seededNumbers(String(seed));
  return (): FaultKind | undefined => {
    let left = random();
    return faultKinds.find((kind) => {
      left -= rates[kind] ?? 0;
      return left < 0;
    });
  };
}

/** Far above the largest submission: 4,000 characters and the rest. */
const largest = 64 * 1024;

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
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    return undefined;
  }
}

/** Where submissions are posted to. */
export const submissionsPath = '/submissions';

/** Pages of one's own machine may post; it is no endpoint for others. */
const isLocalOrigin = (origin = '') =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

type FormServer = {
  /** Where submissions are kept, one JSON object in a line. */
  file: string;
  /** How the next request fails, if it does. */
  nextFault?: () => FaultKind | undefined;
};

const statuses: Readonly<Record<StoreResult, number>> = { stored: 201, known: 200, conflict: 409 };

/** An endpoint for development and tests: it takes what docs/forms.md describes, and can be made to fail. */
export function createFormServer({ file, nextFault }: FormServer): Server {
  const store = openSubmissionStore(file);

  const reply = (response: ServerResponse, status: number, answer: Answer) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  };

  /** Answers a submission as an endpoint without faults does. */
  const answer = (response: ServerResponse, body: unknown, isCut: boolean) => {
    if (body === 'too-large')
      return reply(response, 413, { status: 'refused', reason: 'too-large' });
    const checked = checkSubmission(body);
    if ('answer' in checked) return reply(response, 422, checked.answer);
    const { submission } = checked;
    const result = store.add(submission);
    if (isCut) return response.destroy();
    if (result === 'conflict')
      return reply(response, statuses[result], { status: 'refused', reason: result });
    return reply(response, statuses[result], { status: 'stored', id: submission.id });
  };

  const fail = (response: ServerResponse, fault: FaultKind) => {
    if (fault === 'hang') return undefined;
    if (fault === 'cut') return response.destroy();
    response.writeHead({ '4xx': 429, '5xx': 503 }[fault as string] ?? 200, {
      'Content-Type': 'text/html',
    });
    return response.end('<h1>Something else answers here</h1>');
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { origin } = request.headers;
    response.setHeader('Vary', 'Origin');
    if (isLocalOrigin(origin)) response.setHeader('Access-Control-Allow-Origin', origin ?? '');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    if (request.url?.split('?')[0] !== submissionsPath) return response.writeHead(404).end();
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end();
    const body = await readBody(request);
    const fault = nextFault?.();
    if (fault && fault !== 'cut-after') return fail(response, fault);
    return answer(response, body, fault === 'cut-after');
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
