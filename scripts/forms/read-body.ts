import type { IncomingMessage } from 'node:http';

/** Far above the largest submission: 4,000 characters and the rest. */
const largest = 64 * 1024;

/**
 * What a request posts.
 * @returns The value, `undefined` if it is no JSON, or "too-large".
 * @throws when the connection ends before the body does.
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
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
