/** What of the consent tool is on screen. */
type ConsentView = {
  /** Whether the visitor has yet to choose. */
  isAsking: boolean;
  isSettingsOpen: boolean;
};

let view: ConsentView = { isAsking: false, isSettingsOpen: false };
const listeners = new Set<() => void>();

/** The view outside of React: each navigation makes the page's frame, and with it the banner, anew. */
export const consentStore = {
  get: (): ConsentView => view,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (change: Partial<ConsentView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  },
};
