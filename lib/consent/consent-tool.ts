import type { ConsentCategory } from './consent-categories';

/** What the site asks of a consent tool, so that another one can take its place (decisions, third parties). */
export type ConsentTool = {
  /** Whether it knows what the visitor has chosen, be it nothing yet. */
  isLoaded: () => boolean;
  /** Whether the visitor agrees to a category; false until they have chosen. */
  allows: (category: ConsentCategory) => boolean;
  /** Shows the visitor's choices once more. */
  openSettings: () => void;
};

declare global {
  /** Set by the tool itself when it arrives; absent, it is still loading. */
  var consentTool: ConsentTool | undefined;
}

/** What a part that needs consent has to show (docs/behaviour.md §4, video). */
export type ConsentState = 'loading' | 'missing' | 'given';

/** The visitor's consent to a category at this moment; for the browser only. */
export function consentTo(category: ConsentCategory): ConsentState {
  const tool = globalThis.consentTool;
  if (!tool?.isLoaded()) return 'loading';
  return tool.allows(category) ? 'given' : 'missing';
}

/** Shows the visitor's choices once more; does nothing while the tool is loading. */
export function openConsentSettings(): void {
  globalThis.consentTool?.openSettings();
}
