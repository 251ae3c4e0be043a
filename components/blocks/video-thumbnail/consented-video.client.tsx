'use client';
import { Spinner } from '@/components/ui/spinner/spinner';
import { ConsentMissing } from './consent-missing';
import { useMarketingConsent } from './use-marketing-consent';

type ConsentedVideoProps = {
  /** Address of the player. */
  src: string;
  title: string;
  texts: { loading: string; consentMissing: string; openSettings: string; playerEmpty: string };
};

/**
 * A third party's player, which is not asked for before the visitor agreed: until the consent tool is
 * there a spinner, without consent a message that leads to the settings (specification §4).
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
