'use client';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import type { Locale } from '@/lib/i18n/locales';
import type { ConnectionTexts } from './keep-here';
import { useCampaign } from './use-campaign';
import { useConnection } from './use-connection';
import { useConsent } from './use-consent';

type VisitorProps = {
  locale: Locale;
  topId: string;
  policyHref?: string;
  tagManagerId?: string;
  /** What to ask consent for; nothing is asked where it is empty. */
  asked: readonly OptionalCategory[];
  connection: ConnectionTexts;
};

/** Keeps campaign parameters and the page itself, and asks for consent when the page has come to rest. */
export function Visitor(props: VisitorProps) {
  const { locale, topId, policyHref, tagManagerId, asked, connection } = props;
  useConnection(connection);
  useCampaign();
  const loaded = useConsent(locale, asked, tagManagerId);
  if (!loaded) return null;
  const { Consent, text } = loaded;
  return <Consent text={text} asked={asked} topId={topId} policyHref={policyHref} />;
}
