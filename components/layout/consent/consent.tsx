import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { DialogProps } from '@/components/ui/dialog/dialog.client';
import { showToast } from '@/components/ui/toast/toast';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import { askForConsent, type ConsentTexts, choose, consentStore } from './ask-for-consent';
import { ConsentBanner } from './consent-banner';
import { ConsentSettings } from './consent-settings';

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
  texts: ConsentTexts;
  /** What the visitor is asked about: all that the site can load; nothing where it is empty. */
  asked: readonly OptionalCategory[];
  policyHref?: string;
  /** Id of what takes focus when the banner goes with focus in it. */
  topId: string;
  /** There is no banner. */
  isQuiet?: boolean;
};

/** The banner, until the visitor has chosen, and the settings, whenever they are asked for. */
function Consent({ texts, asked, policyHref, topId, isQuiet }: ConsentProps) {
  const { isAsking, isSettingsOpen } = useSyncExternalStore(
    consentStore.subscribe,
    consentStore.get,
    consentStore.get,
  );
  const { settings } = texts;
  const Dialog = useSettingsDialog(isSettingsOpen, policyHref);
  useKeptFocus(isAsking, topId);
  const decide = (categories: readonly OptionalCategory[]) => {
    choose(categories);
    showToast({ variant: 'success', text: settings.saved });
  };
  return (
    <>
      {isAsking && !isQuiet && (
        <ConsentBanner
          texts={texts.banner}
          asked={asked}
          policyHref={policyHref}
          isBehind={isSettingsOpen && Dialog !== undefined}
          onAccept={() => choose(asked)}
          onReject={() => choose([])}
          onSettings={() => consentStore.set({ isSettingsOpen: true })}
        />
      )}
      {Dialog &&
        createPortal(
          // In the page, since Headless UI puts out of reach what a dialog is in.
          <Dialog
            isOpen={isSettingsOpen}
            onClose={() => consentStore.set({ isSettingsOpen: false })}
            title={settings.title}
            description={asked.length > 0 ? settings.text : settings.nothing}
            closeLabel={settings.close}
          >
            <ConsentSettings
              texts={texts}
              asked={asked}
              policyHref={policyHref}
              onChoose={decide}
            />
          </Dialog>,
          document.getElementById('page') ?? document.body,
        )}
    </>
  );
}

/** What asks for consent: banner and settings, their texts, and what shows the settings. */
export type LoadedConsent = Awaited<ReturnType<typeof loadConsent>>;

/** Gets ready to ask for consent (ask-for-consent.ts); rejects without texts, since nobody could answer. */
export async function loadConsent(...options: Parameters<typeof askForConsent>) {
  const texts = await askForConsent(...options);
  return { Consent, texts, openSettings: () => consentStore.set({ isSettingsOpen: true }) };
}
