import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '@/components/ui/toast/show-toast';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import { ConsentBanner } from './consent-banner';
import { ConsentSettings } from './consent-settings';
import { consentStore } from './consent-store';
import type { ConsentText } from './consent-texts';
import { choose, tellPageView } from './start-consent';
import { useKeptFocus } from './use-kept-focus';
import { useSettingsDialog } from './use-settings-dialog';

export type ConsentProps = {
  text: ConsentText;
  /** What the visitor is asked about: all that the site can load; nothing where it is empty. */
  asked: readonly OptionalCategory[];
  policyHref?: string;
  /** Id of what takes focus when the banner goes with focus in it. */
  topId: string;
};

/** The banner, until the visitor has chosen, and the settings, whenever they are asked for. */
export function Consent({ text, asked, policyHref, topId }: ConsentProps) {
  const { isAsking, isSettingsOpen } = useSyncExternalStore(
    consentStore.subscribe,
    consentStore.get,
    consentStore.get,
  );
  const Dialog = useSettingsDialog(isSettingsOpen, policyHref);
  useKeptFocus(isAsking, topId);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is told when the path changes
  useEffect(tellPageView, [path]);

  const decide = (categories: readonly OptionalCategory[]) => {
    choose(categories);
    showToast({ variant: 'success', text: text('settings.saved') });
  };
  return (
    <>
      {isAsking && (
        <ConsentBanner
          text={text}
          asked={asked}
          policyHref={policyHref}
          isBehind={isSettingsOpen}
          onAccept={() => choose(asked)}
          onReject={() => choose([])}
          onSettings={() => globalThis.consentTool?.openSettings()}
        />
      )}
      {Dialog && (
        <Dialog
          isOpen={isSettingsOpen}
          onClose={() => consentStore.set({ isSettingsOpen: false })}
          title={text('settings.title')}
          description={text(asked.length > 0 ? 'settings.text' : 'settings.nothing')}
          closeLabel={text('settings.close')}
          persistentElements={['[data-persistent]:not([data-consent])']}
        >
          <ConsentSettings text={text} asked={asked} policyHref={policyHref} onChoose={decide} />
        </Dialog>
      )}
    </>
  );
}
