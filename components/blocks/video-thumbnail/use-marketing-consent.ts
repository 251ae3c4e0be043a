import { useEffect, useState } from 'react';
import { type ConsentState, consentTo } from '@/lib/consent/consent-tool';

/** Milliseconds between two looks at the visitor's consent (specification §9, consent poll). */
export const consentPoll = 1000;

/** The visitor's consent to marketing, looked up again and again for as long as it matters. */
export function useMarketingConsent(): ConsentState {
  const [state, setState] = useState<ConsentState>('loading');
  useEffect(() => {
    const look = () => setState(consentTo('marketing'));
    look();
    const timer = setInterval(look, consentPoll);
    return () => clearInterval(timer);
  }, []);
  return state;
}
