import { useEffect, useState } from 'react';
import type { LoadConsent, LoadedConsent } from '@/components/layout/consent/load-consent';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import { openConsentSettings } from '@/lib/consent/consent-tool';
import type { Locale } from '@/lib/i18n/locales';
import { onSettingsLink } from './settings-link';
import { whenIdle } from './when-idle';

/** Kept outside: each navigation makes the page's frame anew. */
let kept: LoadedConsent | undefined;
let loading: Promise<LoadedConsent> | undefined;

/** Fetches what asks for consent, once; after a failure again. */
function load(...choices: Parameters<LoadConsent>): Promise<LoadedConsent> {
  loading ??= import('@/components/layout/consent/load-consent')
    .then((module) => module.loadConsent(...choices))
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
 * allowed. Where there is nothing to ask, only the link fetches it: the settings then say what is stored.
 */
export function useConsent(
  locale: Locale,
  asked: readonly OptionalCategory[],
  tagManagerId?: string,
): LoadedConsent | undefined {
  const [consent, setConsent] = useState(() => kept);
  useEffect(() => {
    const stop = new AbortController();
    const show = () => load(locale, asked, tagManagerId).then(setConsent);
    // Nothing is lost when it cannot be fetched: the next page tries again.
    if (asked.length > 0) whenIdle(() => show().catch(() => {}), stop.signal);
    onSettingsLink((href) => {
      show().then(openConsentSettings, () => location.assign(href));
    }, stop.signal);
    return () => stop.abort();
  }, [locale, asked, tagManagerId]);
  return consent;
}
