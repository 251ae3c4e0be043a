import { useContext, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { CloseDialogContext } from '@/components/ui/dialog/dialog';
import { openConsentSettings } from '@/lib/consent/consent-tool';

/**
 * Says that consent is missing; a click anywhere on it closes the dialog and shows the settings. These
 * open once the dialog has given focus back, so that focus stays in them.
 */
export function ConsentMissing({ message, action }: { message: string; action: string }) {
  const close = useContext(CloseDialogContext);
  const isAsked = useRef(false);
  useEffect(
    () => () => {
      if (isAsked.current) setTimeout(openConsentSettings);
    },
    [],
  );
  return (
    <button
      type="button"
      onClick={() => {
        isAsked.current = true;
        close();
      }}
      className="flex size-full cursor-pointer flex-col items-center justify-center gap-6 p-6 text-center -outline-offset-3"
    >
      <span className="max-w-column">{message}</span>
      <span className={buttonStyle('brand3')}>{action}</span>
    </button>
  );
}
