/** What the site asks of a consent tool, so that another one can take its place (decisions, third parties). */
export type ConsentTool = {
  /** Whether it knows what the visitor has chosen. */
  isLoaded: () => boolean;
  /** Whether the visitor agrees to marketing, which embedded videos belong to. */
  hasMarketing: () => boolean;
  /** Shows the visitor's choices once more. */
  openSettings: () => void;
};

declare global {
  /** Set by the tool itself when it arrives; absent, it is still loading. */
  var consentTool: ConsentTool | undefined;
}

/** What a part that needs marketing consent has to show (specification §4, video). */
export type ConsentState = 'loading' | 'missing' | 'given';

/** The visitor's consent to marketing at this moment; for the browser only. */
export function marketingConsent(): ConsentState {
  const tool = globalThis.consentTool;
  if (!tool?.isLoaded()) return 'loading';
  return tool.hasMarketing() ? 'given' : 'missing';
}

/** Shows the visitor's choices once more; does nothing while the tool is loading. */
export function openConsentSettings(): void {
  globalThis.consentTool?.openSettings();
}
