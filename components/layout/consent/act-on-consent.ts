import type { OptionalCategory } from '@/lib/consent/consent-categories';
import { denyByDefault, updateConsentMode } from '@/lib/consent/consent-mode';
import type { ConsentTool } from '@/lib/consent/consent-tool';
import { storedCategories } from '@/lib/consent/stored-choice';
import { loadTagManager, pushPageView } from '@/lib/tag-manager/tag-manager';

/* What every visitor's browser has of consent: what was chosen, and what follows from it. What asks comes when it is needed. */

let tool: ConsentTool | undefined;
let containerId: string | undefined;

/** Whether another consent tool has taken the place of this one. */
export const isReplaced = (): boolean =>
  globalThis.consentTool !== undefined && globalThis.consentTool !== tool;

/** Tells the tag manager which page is shown, if there is one and the visitor allows it. */
export function reportPageView(): void {
  if (!containerId || !globalThis.consentTool?.allows('analytics')) return;
  loadTagManager(containerId);
  pushPageView();
}

/** Acts on what the visitor has chosen. */
export function applyChoice(): void {
  if (tool) updateConsentMode(tool.allows);
  reportPageView();
}

/**
 * Says that nothing is allowed, then acts on a choice that the visitor has made before; once for a document, and never
 * where another tool has taken its place.
 * @param asked What the choice has to be about.
 * @param tagManagerId Container that is loaded with consent to analytics.
 * @param openSettings Fetches what asks, and shows the settings; that of the page on screen counts.
 * @returns Whether the visitor has to be asked.
 */
export function startConsent(
  asked: readonly OptionalCategory[],
  tagManagerId: string | undefined,
  openSettings: () => void,
): boolean {
  if (isReplaced()) return false;
  const isKnown = storedCategories(asked) !== undefined;
  if (tool) {
    tool.openSettings = openSettings;
    return !isKnown;
  }
  tool = {
    isLoaded: () => true,
    allows: (category) => storedCategories(asked)?.includes(category) ?? false,
    openSettings,
  };
  globalThis.consentTool = tool;
  containerId = tagManagerId;
  denyByDefault();
  if (isKnown) applyChoice();
  return !isKnown;
}
