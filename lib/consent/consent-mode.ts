import { gtag } from '@/lib/tag-manager/tag-manager';
import type { ConsentTool } from './consent-tool';

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Google’s consent signals (Consent Mode v2), from what a visitor allows. */
export function consentSignals(allows: ConsentTool['allows']): Record<string, string> {
  const analytics = signal(allows('analytics'));
  const marketing = signal(allows('marketing'));
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    personalization_storage: marketing,
    analytics_storage: analytics,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** Says that nothing is allowed; comes before every tag, and before the choice is known. */
export function denyByDefault(): void {
  gtag(
    'consent',
    'default',
    consentSignals(() => false),
  );
}

/** Says what the visitor has chosen. */
export function updateConsentMode(allows: ConsentTool['allows']): void {
  gtag('consent', 'update', consentSignals(allows));
}

/** Cookies of Google Analytics, which are cleared when analytics is refused (cookie policy, point 4). */
const names = [/^_ga/, /^_gid$/, /^_gat/];

/**
 * Cookies to clear when analytics is refused, with every domain under which they may have been set: a tag
 * sets them for the widest one it can.
 * @param host Name of the host, as `location.hostname` has it.
 */
export function trackingCookies(host: string): { name: RegExp; domain?: string }[] {
  const parts = host.split('.');
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
  return names.flatMap((name) => [{ name }, ...domains.map((domain) => ({ name, domain }))]);
}
