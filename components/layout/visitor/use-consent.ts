import { useEffect, useState } from 'react';
import type { LoadedConsent } from '@/components/layout/consent/load-consent';
import { openConsentSettings } from '@/lib/consent/consent-tool';
import type { Locale } from '@/lib/i18n/locales';
import { onSettingsLink } from './settings-link';
import { whenIdle } from './when-idle';

/** Kept outside: each navigation makes the page's frame anew. */
let kept: LoadedConsent | undefined;
let loading: Promise<LoadedConsent> | undefined;

/** Fetches what asks for consent, once; after a failure again. */
function load(locale: Locale, tagManagerId?: string): Promise<LoadedConsent> {
  loading ??= import('@/components/layout/consent/load-consent')
    .then((module) => module.loadConsent(locale, tagManagerId))
    .then((loaded) => {
      kept = loaded;
      return loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * What asks for consent, once the page is at rest or a link to the settings is used. Until it is there nothing is
 * allowed.
 */
export function useConsent(locale: Locale, tagManagerId?: string): LoadedConsent | undefined {
  const [consent, setConsent] = useState(() => kept);
  useEffect(() => {
    const stop = new AbortController();
    const show = () => load(locale, tagManagerId).then(setConsent);
    // Nothing is lost when it cannot be fetched: the next page tries again.
    whenIdle(() => show().catch(() => {}), stop.signal);
    onSettingsLink((href) => {
      show().then(openConsentSettings, () => location.assign(href));
    }, stop.signal);
    return () => stop.abort();
  }, [locale, tagManagerId]);
  return consent;
}
