import { gtag } from '@/lib/tag-manager/data-layer';
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
