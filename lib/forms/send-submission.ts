import { type FailureReason, type FieldFaults, fieldFaults } from './form-types';
import type { Submission } from './submission';

/** What became of a submission. Only `stored` may let go of the text. */
export type Outcome =
  | { kind: 'stored' }
  | { kind: 'invalid'; faults: FieldFaults }
  | { kind: 'failed'; reason: FailureReason };

/** Longer than this nobody waits before a still page, in milliseconds. */
export const sendTimeout = 15_000;

/** Asked each time: the connection may go while an answer is awaited. */
const isOffline = () => globalThis.navigator?.onLine === false;

const failed = (reason: FailureReason): Outcome => ({ kind: 'failed', reason });

/** The faults an endpoint tells, as far as they are any. */
function faultsOf(errors: unknown): FieldFaults {
  const entries = Object.entries(typeof errors === 'object' && errors ? errors : {});
  return Object.fromEntries(entries.filter(([, fault]) => fieldFaults.includes(fault)));
}

/** Reads an answer. Whatever is not clearly "stored, this one" is not. */
async function outcomeOf(response: Response, id: string): Promise<Outcome> {
  const { status } = response;
  if (status === 429) return failed('busy');
  if (status >= 500) return failed('server');
  const body: unknown = await response.json().catch(() => undefined);
  const answer = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  if (response.ok) {
    const isStored = answer['status'] === 'stored' && answer['id'] === id;
    return isStored ? { kind: 'stored' } : failed('unconfirmed');
  }
  const faults = faultsOf(answer['errors']);
  if (Object.keys(faults).length > 0) return { kind: 'invalid', faults };
  return failed(answer['reason'] === 'trap' ? 'trap' : 'refused');
}

/**
 * Posts a submission, once, and says what became of it; it never throws. Without a clear answer the endpoint
 * may have stored it all the same: whoever sends again sends the same id.
 * @param timeout Milliseconds until it gives up, reading the answer included.
 */
export async function sendSubmission(
  endpoint: string,
  submission: Submission,
  timeout = sendTimeout,
): Promise<Outcome> {
  if (isOffline()) return failed('offline');
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      // Neither cookies nor the address of the page go to another host.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    const outcome = await outcomeOf(response, submission.id);
    return abort.signal.aborted ? failed('timeout') : outcome;
  } catch {
    if (abort.signal.aborted) return failed('timeout');
    return failed(isOffline() ? 'offline' : 'server');
  } finally {
    clearTimeout(timer);
  }
}
