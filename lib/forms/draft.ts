import { sessionStore } from './session-store';

/** What was written and is not stored yet. Consents and the honeypot are never part of it. */
export type Draft = {
  values: Readonly<Record<string, string>>;
  /** The last attempt to send: its id, and a mark of what it sent. */
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
      try {
        const { values, attempt } = JSON.parse(sessionStore.read(key) ?? '') as Partial<Draft>;
        if (!isTexts(values)) return { values: {} };
        return isTexts(attempt) ? { values, attempt } : { values };
      } catch {
        return { values: {} };
      }
    },
    write: (draft: Draft) => sessionStore.write(key, JSON.stringify(draft)),
    clear: () => sessionStore.remove(key),
  };
}
