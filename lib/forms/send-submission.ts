import type { UrlKey } from '@/lib/visitor/campaign-keys';
import {
  type ConsentName,
  type FailureReason,
  type FieldFaults,
  type FieldName,
  type FormKind,
  fieldFaults,
} from './form-definition';

/** What is posted to the endpoint, as JSON (docs/forms.md). */
export type Submission = {
  /** The same in every repetition, so that it is stored once. */
  id: string;
  kind: FormKind;
  locale: string;
  subject: string;
  /** Path of the page that holds the form. */
  page: string;
  fields: Partial<Record<FieldName, string>>;
  /** Each box the form offers, and whether it was ticked. */
  consents: Partial<Record<ConsentName, boolean>>;
  campaign: Partial<Record<UrlKey, string>>;
  /** The value of the field that people leave empty. */
  website: string;
  /** Milliseconds from the form's appearance to its dispatch. */
  elapsed: number;
};

/** What the endpoint answers. */
export type Answer =
  | { status: 'stored'; id: string }
  | { status: 'invalid'; errors: FieldFaults }
  | { status: 'refused'; reason: 'trap' | 'malformed' | 'too-large' | 'conflict' };

/** Shorter than this nobody fills in a form, in milliseconds. The form waits for it, the endpoint refuses less. */
export const shortestElapsed = 2000;

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

/** The faults an endpoint reports, as far as they are any. */
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
