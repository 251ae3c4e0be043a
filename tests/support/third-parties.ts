import type { BrowserContext, Page, Route } from '@playwright/test';

const isThirdParty = ({ hostname, protocol }: URL) =>
  protocol.startsWith('http') && hostname !== 'localhost';

/** Ways in which third parties may fail, and the one in which they do not. */
export const answers = {
  empty: (route: Route) => route.fulfill({ body: '' }),
  blocked: (route: Route) => route.abort('blockedbyclient'),
  hanging: () => {},
  garbage: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: '\u0000<!doctype >{"a":' }),
} as const;

/**
 * Answers in the place of every third party.
 * @returns Hosts that were asked, each once, in the order of the alphabet.
 */
export async function answerThirdParties(
  context: BrowserContext,
  answer: (route: Route) => unknown,
): Promise<() => string[]> {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (isThirdParty(url)) asked.add(url.hostname);
  });
  await context.route(isThirdParty, answer);
  return () => [...asked].sort();
}

/**
 * Errors and warnings that are ours, from now on: neither of third parties nor of the browser about them.
 * @returns The list that they are added to.
 */
export function listenForOwnComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  const isOwn = (text: string) => !/https:\/\/(?!localhost)/.test(text);
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && isOwn(text)) complaints.push(text);
  });
  page.on('pageerror', ({ stack, message }) => {
    // Only what could not be read as a script has no stack; were it ours, the page would not work.
    if (stack && isOwn(stack)) complaints.push(`${message} ${stack}`);
  });
  return complaints;
}
