import type { FormDefinition } from '@/lib/forms/form-definition';
import { cleanValue, ifAllowed, type UrlKey, urlKeys } from '@/lib/visitor/campaign-keys';
import type { FormView } from './form-view';

const readItem = (key: string) => ifAllowed(() => sessionStorage.getItem(key)) ?? '';

/** Campaign values of the session; cleaned here too, since anyone may have written into the storage. */
export function campaignOf(): Partial<Record<UrlKey, string>> {
  const entries = urlKeys.map((key) => [key, cleanValue(readItem(key))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** What was written and is not stored yet. Consents and the honeypot are never part of it. */
export type Draft = {
  values: Readonly<Record<string, string>>;
  /** The last attempt to send: its id, and a hash of what it sent. */
  attempt?: { id: string; mark: string };
};

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Where the text of a form is kept over a reload, until the tab is closed or the text is stored. */
export function draftAt(key: string) {
  return {
    read(): Draft {
      const kept = ifAllowed(() => JSON.parse(readItem(key)) as Partial<Draft> | null);
      if (!isTexts(kept?.values)) return { values: {} };
      const { values, attempt } = kept;
      return isTexts(attempt) ? { values, attempt } : { values };
    },
    write: (draft: Draft) => ifAllowed(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    clear: () => ifAllowed(() => sessionStorage.removeItem(key)),
  };
}

/** A random id; `randomUUID` would be there on secure addresses only. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A short mark by which the same content is known again (FNV-1a): what was ticked is not kept itself. */
function markOf(content: string): string {
  let hash = 0x811c9dc5;
  for (const letter of content) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${content.length}-${hash >>> 0}`;
}

/**
 * The attempt to send some content: the last one again if the content is the same, so that a repetition is
 * stored once; a new one if it was changed, so that an endpoint that has the old text takes the new one too.
 */
export function attemptFor(last: Draft['attempt'], content: string): { id: string; mark: string } {
  const mark = markOf(content);
  return last?.mark === mark ? last : { id: newId(), mark };
}

/** Keeps what is written in a form over a reload, and gives it back when the form is there again. */
export function keepDraft({ kind, subject, fields }: FormDefinition, view: FormView) {
  const store = draftAt(`form:${location.pathname}:${kind}:${subject}`);
  let { attempt } = store.read();
  const inputs = view.controls.flatMap(({ name, input }) =>
    fields.some((field) => field.name === name) ? [{ name, input }] : [],
  );
  const save = () => {
    const written = inputs.filter(({ input }) => input.value !== '');
    const values = Object.fromEntries(written.map(({ name, input }) => [name, input.value]));
    store.write({ values, ...(attempt && { attempt }) });
  };
  const { values } = store.read();
  for (const { name, input } of inputs) {
    const kept = values[name]?.slice(0, fields.find((field) => field.name === name)?.maxLength);
    if (kept) input.value = kept;
  }
  view.form.addEventListener('input', save);
  return {
    /** The id under which this content is sent, remembered before it is. */
    idFor(content: object): string {
      attempt = attemptFor(attempt, JSON.stringify(content));
      save();
      return attempt.id;
    },
    clear() {
      attempt = undefined;
      store.clear();
    },
  };
}
