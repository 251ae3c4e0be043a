'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { LoadedConsent } from '@/components/layout/consent/consent';
import { missingEvent, reportMissing } from '@/components/ui/lazy/load-lazily';
import { whenIdle } from '@/components/ui/lazy/when';
import { showToast } from '@/components/ui/toast/toast';
import { consentSettingsAnchor, type OptionalCategory } from '@/lib/consent/consent-categories';
import { openConsentSettings } from '@/lib/consent/consent-tool';
import type { Locale } from '@/lib/i18n/locales';
import { completeQuery, saveCampaign, sessionEntries } from '@/lib/visitor/campaign';
import { keepPlace } from './keep-place';

/** Stores the campaign of the visit, and adds to the URL what it lacks of it, without a new history entry. */
function keepCampaign(): void {
  const store = sessionEntries();
  saveCampaign(location, store);
  const query = completeQuery(location.search, store);
  if (query === location.search) return;
  const url = new URL(location.href);
  url.search = query;
  // Next.js adds its own state, so that back and forward work as before.
  history.replaceState(null, '', url);
}

/** Keeps campaign parameters on load and with each navigation (docs/behaviour.md §7). */
function useCampaign(): void {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page anew, where a browser lacks the Navigation API
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The router writes URLs while React commits, and takes ours only when it has started itself.
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepCampaign);
    };
    keepSoon();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('popstate', keepSoon, { signal });
    // Links to this page with another query change the URL and nothing else.
    if ('navigation' in window)
      window.navigation.addEventListener('currententrychange', keepSoon, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path]);
}

/** What visitors read where something that they asked for does not arrive. */
type ConnectionTexts = {
  /** Without a network. */
  offline: string;
  /** With one. */
  missing: string;
};

/** Says so where something does not arrive. */
function useConnectionNotice({ offline, missing }: ConnectionTexts): void {
  useEffect(() => {
    const notify = () =>
      showToast({ variant: 'error', text: navigator.onLine ? missing : offline });
    window.addEventListener(missingEvent, notify);
    return () => window.removeEventListener(missingEvent, notify);
  }, [offline, missing]);
}

/**
 * Calls a function in place of following a link to the consent settings. A click that asks for another tab or for
 * the link’s menu is left alone.
 */
export function onSettingsLink(open: (href: string) => void, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
    if (!isPlain || event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(`a[href$="#${consentSettingsAnchor}"]`);
    if (!link) return;
    event.preventDefault();
    open(link.href);
  };
  // Before the router, which leaves alone what has been prevented.
  window.addEventListener('click', follow, { capture: true, signal });
}

/** What acts on a choice, and what asks for one, once they are there; outside of React: each navigation makes the page's frame anew. */
let acting: typeof import('@/components/layout/consent/act-on-consent') | undefined;
let asking: LoadedConsent | undefined;

/**
 * Consent, once the page is at rest: a choice that was made before is acted on, a visitor who has made none is asked.
 * Until then nothing is allowed. Where there is nothing to ask, only a link to the settings fetches what asks: they then
 * say what is stored.
 */
function useConsent(
  locale: Locale,
  asked: readonly OptionalCategory[],
  tagManagerId?: string,
): LoadedConsent | undefined {
  const [consent, setConsent] = useState(() => asking);
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const { loadConsent } = await import('@/components/layout/consent/consent');
      asking ??= await loadConsent(locale, asked, tagManagerId);
      setConsent(asking);
      return asking;
    };
    const openSettings = async () => (await load()).openSettings();
    /** @returns Whether the visitor has to be asked. */
    const start = async () => {
      acting ??= await import('@/components/layout/consent/act-on-consent');
      if (stop.signal.aborted) return false;
      return acting.startConsent(asked, tagManagerId, () => openSettings().catch(reportMissing));
    };
    const startAtRest = async () => {
      await whenIdle();
      if (await start()) await load();
    };
    const follow = async () => {
      await start();
      if (acting?.isReplaced()) openConsentSettings();
      else await openSettings();
    };
    // Nothing is lost when it cannot be fetched: the next page tries again.
    if (asked.length > 0) startAtRest().catch(() => {});
    onSettingsLink((href) => follow().catch(() => location.assign(href)), stop.signal);
    return () => stop.abort();
  }, [locale, asked, tagManagerId]);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page view is reported when the path changes
  useEffect(() => acting?.reportPageView(), [path]);
  return consent;
}

type VisitorProps = {
  locale: Locale;
  topId: string;
  policyHref?: string;
  tagManagerId?: string;
  /** What to ask consent for; nothing is asked where it is empty. */
  asked: readonly OptionalCategory[];
  connection: ConnectionTexts;
  /** There is no banner. */
  isQuiet?: boolean;
};

/** Keeps campaign parameters and the place in the page, says what does not arrive, and asks for consent when the page has come to rest. */
export function Visitor(props: VisitorProps) {
  const { locale, topId, policyHref, tagManagerId, asked, connection, isQuiet } = props;
  useConnectionNotice(connection);
  useCampaign();
  useEffect(() => {
    const stop = new AbortController();
    keepPlace(stop.signal);
    return () => stop.abort();
  }, []);
  const loaded = useConsent(locale, asked, tagManagerId);
  if (!loaded) return null;
  const { Consent, texts } = loaded;
  return (
    <Consent texts={texts} asked={asked} topId={topId} policyHref={policyHref} isQuiet={isQuiet} />
  );
}
