import { denyByDefault, updateConsentMode } from '@/lib/consent/consent-mode';
import type { ConsentTool } from '@/lib/consent/consent-tool';
import { loadTagManager, pushPageView } from '@/lib/tag-manager/tag-manager';

const listeners = new Set<() => void>();
let containerId: string | undefined;
let isDenied = false;

/** Calls a function with each choice from now on. */
export const onConsentChange: ConsentTool['onChange'] = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Says that nothing is allowed, before it is known what is; once per page.
 * @param tagManagerId Container that is loaded with consent to analytics.
 */
export function prepareConsent(tagManagerId?: string): void {
  containerId = tagManagerId;
  if (!isDenied) denyByDefault();
  isDenied = true;
}

/** Tells the tag manager which page is shown, if there is one and the visitor allows it. */
export function reportPageView(): void {
  if (!containerId || !globalThis.consentTool?.allows('analytics')) return;
  loadTagManager(containerId);
  pushPageView();
}

/** Acts on what the visitor has chosen. */
export function applyConsent(allows: ConsentTool['allows']): void {
  updateConsentMode(allows);
  reportPageView();
  for (const listener of listeners) listener();
}
