'use client';
import type { Locale } from '@/lib/i18n/locales';
import { useCampaign } from './use-campaign';
import { useConsent } from './use-consent';

type VisitorProps = {
  locale: Locale;
  topId: string;
  policyHref?: string;
  tagManagerId?: string;
};

/** Keeps campaign parameters, and asks for consent when the page has come to rest. */
export function Visitor({ locale, topId, policyHref, tagManagerId }: VisitorProps) {
  useCampaign();
  const loaded = useConsent(locale, tagManagerId);
  if (!loaded) return null;
  const { Consent, text } = loaded;
  return <Consent text={text} topId={topId} policyHref={policyHref} />;
}
