'use client';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import type { Locale } from '@/lib/i18n/locales';
import { useCampaign } from './use-campaign';
import { useConsent } from './use-consent';

type VisitorProps = {
  locale: Locale;
  topId: string;
  policyHref?: string;
  tagManagerId?: string;
  /** What to ask consent for; nothing is asked where it is empty. */
  asked: readonly OptionalCategory[];
};

/** Keeps campaign parameters, and asks for consent when the page has come to rest. */
export function Visitor({ locale, topId, policyHref, tagManagerId, asked }: VisitorProps) {
  useCampaign();
  const loaded = useConsent(locale, asked, tagManagerId);
  if (!loaded) return null;
  const { Consent, text } = loaded;
  return <Consent text={text} asked={asked} topId={topId} policyHref={policyHref} />;
}
