import { type ComponentType, useEffect, useState } from 'react';
import type { DialogProps } from '@/components/ui/dialog/dialog-props';
import { consentStore } from './consent-store';

/**
 * The dialog’s code, fetched when the settings are first asked for.
 * @param policyHref Where to go when it cannot be fetched: the policy says how to decide without it.
 */
export function useSettingsDialog(isSettingsOpen: boolean, policyHref?: string) {
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
