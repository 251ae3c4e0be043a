import type { OptionalCategory } from '@/lib/consent/consent-categories';
import type { ConsentTool } from '@/lib/consent/consent-tool';
import { storedCategories } from '@/lib/consent/stored-choice';
import { applyConsent, onConsentChange, prepareConsent, reportPageView } from './apply-consent';

export { reportPageView };

let storedTool: ConsentTool | undefined;

/** Whether the consent tool only knows what is stored; the one that asks takes its place when it is needed. */
export const isStoredTool = (tool: ConsentTool): boolean => tool === storedTool;

/**
 * Acts on a choice that the visitor has made before, without what asks for it. Nothing happens where another tool has
 * taken its place.
 * @param asked What the choice has to be about.
 * @param tagManagerId Container that is loaded with consent to analytics.
 * @param openSettings Fetches what asks, and shows the settings.
 * @returns Whether there is such a choice; otherwise the visitor has to be asked.
 */
export function startStoredConsent(
  asked: readonly OptionalCategory[],
  tagManagerId: string | undefined,
  openSettings: () => void,
): boolean {
  if (!storedCategories(asked)) return false;
  if (globalThis.consentTool) return true;
  prepareConsent(tagManagerId);
  storedTool = {
    isLoaded: () => true,
    allows: (category) => storedCategories(asked)?.includes(category) ?? false,
    openSettings,
    onChange: onConsentChange,
  };
  globalThis.consentTool = storedTool;
  applyConsent(storedTool.allows);
  return true;
}
