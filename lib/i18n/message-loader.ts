import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { Locale } from './locales';
import { defaultNamespace, type Namespace } from './namespaces';

export type Messages = { readonly [key: string]: string | Messages };

/** Reads one namespace of one language; rejects when it cannot. */
type MessageReader = (locale: Locale, namespace: Namespace) => Promise<Messages>;

/** Up to 5 retries, first wait 350 ms, doubling (docs/behaviour.md §7). */
const retryPolicy = { retries: 5, minTimeout: 350, factor: 2, randomize: false } as const;

/** What a file says stays what it says, however often it is read. */
const isWorthRetrying = ({ error }: { error: Error }) => !(error instanceof SyntaxError);

/** At most 10 reads at once (docs/behaviour.md §7). */
const readsAtOnce = 10;

/**
 * Makes a loader that reads each language and namespace once and keeps it.
 * A read that failed for good is forgotten, so that a later call may try again.
 * @param read Where messages come from.
 * @returns A function from language and namespace (default `common`) to messages. It rejects with an
 *   error that names both when the reader failed 6 times, or read what is no JSON.
 */
export function createMessageLoader(read: MessageReader) {
  const limit = pLimit(readsAtOnce);
  const loaded = new Map<string, Promise<Messages>>();

  return function loadMessages(
    locale: Locale,
    namespace: Namespace = defaultNamespace,
  ): Promise<Messages> {
    const key = `${locale}/${namespace}`;
    const known = loaded.get(key);
    if (known) return known;
    const messages = pRetry(() => limit(() => read(locale, namespace)), {
      ...retryPolicy,
      shouldRetry: isWorthRetrying,
    }).catch((cause) => {
      loaded.delete(key);
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        cause instanceof SyntaxError
          ? `Messages ${key} are no JSON: ${reason}`
          : `Messages ${key} could not be read after ${retryPolicy.retries + 1} attempts: ${reason}`,
        { cause },
      );
    });
    loaded.set(key, messages);
    return messages;
  };
}
