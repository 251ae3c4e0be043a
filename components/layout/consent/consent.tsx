import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { DialogProps } from '@/components/ui/dialog/dialog.client';
import { showToast } from '@/components/ui/toast/toast';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import type { Locale } from '@/lib/i18n/locales';
import { ConsentBanner } from './consent-banner';
import { ConsentSettings } from './consent-settings';
import { type ConsentText, loadConsentTexts } from './consent-texts';
import { choose, consentStore, startConsent } from './start-consent';

/** Where focus goes that was in the banner when it went: otherwise the next Tab would depend on the browser. */
function useKeptFocus(isAsking: boolean, topId: string): void {
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      // It may have gone with its page.
      if (consentStore.get().isAsking) return;
      // After the settings have given focus back, where they were open.
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost) document.getElementById(topId)?.focus({ preventScroll: true });
      });
    };
  }, [isAsking, topId]);
}

/**
 * The dialog’s code, fetched when the settings are first asked for.
 * @param policyHref Where to go when it cannot be fetched: the policy says how to decide without it.
 */
function useSettingsDialog(isSettingsOpen: boolean, policyHref?: string) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => {
    if (!isSettingsOpen || Dialog) return;
    import('@/components/ui/dialog/dialog.client').then(
      (loaded) => setDialog(() => loaded.Dialog),
      () => {
        consentStore.set({ isSettingsOpen: false });
        if (policyHref) location.assign(policyHref);
      },
    );
  }, [isSettingsOpen, Dialog, policyHref]);
  return Dialog;
}

type ConsentProps = {
  text: ConsentText;
  /** What the visitor is asked about: all that the site can load; nothing where it is empty. */
  asked: readonly OptionalCategory[];
  policyHref?: string;
  /** Id of what takes focus when the banner goes with focus in it. */
  topId: string;
  /** There is no banner. */
  isQuiet?: boolean;
};

/** The banner, until the visitor has chosen, and the settings, whenever they are asked for. */
function Consent({ text, asked, policyHref, topId, isQuiet }: ConsentProps) {
  const { isAsking, isSettingsOpen } = useSyncExternalStore(
    consentStore.subscribe,
    consentStore.get,
    consentStore.get,
  );
  const Dialog = useSettingsDialog(isSettingsOpen, policyHref);
  useKeptFocus(isAsking, topId);
  const decide = (categories: readonly OptionalCategory[]) => {
    choose(categories);
    showToast({ variant: 'success', text: text('settings.saved') });
  };
  return (
    <>
      {isAsking && !isQuiet && (
        <ConsentBanner
          text={text}
          asked={asked}
          policyHref={policyHref}
          isBehind={isSettingsOpen && Dialog !== undefined}
          onAccept={() => choose(asked)}
          onReject={() => choose([])}
          onSettings={() => globalThis.consentTool?.openSettings()}
        />
      )}
      {Dialog &&
        createPortal(
          // In the page, since Headless UI puts out of reach what a dialog is in.
          <Dialog
            isOpen={isSettingsOpen}
            onClose={() => consentStore.set({ isSettingsOpen: false })}
            title={text('settings.title')}
            description={text(asked.length > 0 ? 'settings.text' : 'settings.nothing')}
            closeLabel={text('settings.close')}
          >
            <ConsentSettings text={text} asked={asked} policyHref={policyHref} onChoose={decide} />
          </Dialog>,
          document.getElementById('page') ?? document.body,
        )}
    </>
  );
}

/** What asks for consent, with its texts. */
export type LoadedConsent = { Consent: typeof Consent; text: ConsentText };

/**
 * Fetches the texts and starts the tool; without texts it does not start, since nobody could answer it.
 * @param asked What to ask for.
 * @param tagManagerId Container that is loaded with consent to analytics.
 */
export async function loadConsent(
  locale: Locale,
  asked: readonly OptionalCategory[],
  tagManagerId?: string,
): Promise<LoadedConsent> {
  const text = await loadConsentTexts(locale);
  await startConsent(locale, asked, tagManagerId);
  return { Consent, text };
}

export type LoadConsent = typeof loadConsent;
