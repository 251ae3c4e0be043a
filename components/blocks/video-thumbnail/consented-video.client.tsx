'use client';
import { useClose } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Spinner } from '@/components/ui/spinner/spinner';
import { type ConsentState, consentTo, openConsentSettings } from '@/lib/consent/consent-tool';

/** Milliseconds between two looks at the visitor's consent (docs/behaviour.md §9, consent poll). */
const consentPoll = 1000;

/** The visitor's consent to marketing, looked up again and again for as long as it matters. */
function useMarketingConsent(): ConsentState {
  const [state, setState] = useState<ConsentState>('loading');
  useEffect(() => {
    const look = () => setState(consentTo('marketing'));
    look();
    const timer = setInterval(look, consentPoll);
    return () => clearInterval(timer);
  }, []);
  return state;
}

/**
 * Says that consent is missing; a click anywhere on it closes the dialog and shows the settings. These
 * open once the dialog has given focus back, so that focus stays in them.
 */
function ConsentMissing({ message, action }: { message: string; action: string }) {
  const close = useClose();
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

type ConsentedVideoProps = {
  /** Address of the player. */
  src: string;
  title: string;
  texts: { loading: string; consentMissing: string; openSettings: string; playerEmpty: string };
};

/**
 * A third party's player, which is not asked for before the visitor agreed: until the consent tool is
 * there a spinner, without consent a message that leads to the settings (docs/behaviour.md §4).
 */
export function ConsentedVideo({ src, title, texts }: ConsentedVideoProps) {
  const consent = useMarketingConsent();
  return (
    <div className="on-night relative mt-6 flex aspect-video min-h-60 w-full items-center justify-center overflow-hidden rounded-card bg-night">
      {consent === 'loading' && <Spinner label={texts.loading} size="large" />}
      {consent === 'missing' && (
        <ConsentMissing message={texts.consentMissing} action={texts.openSettings} />
      )}
      {consent === 'given' && (
        <>
          {/* Seen until the player has come, and for as long as it does not answer. */}
          <p className="max-w-column p-6 text-center">{texts.playerEmpty}</p>
          <iframe
            src={src}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full"
          />
        </>
      )}
    </div>
  );
}
