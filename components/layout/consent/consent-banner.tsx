import { useRef } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { classNames } from '@/components/ui/class-names/class-names';
import { Container } from '@/components/ui/container/container';
import type { ConsentText } from './consent-texts';
import { useCoveredBottom } from './covered-bottom';
import { StrataLine } from './strata-line';

type ConsentBannerProps = {
  text: ConsentText;
  /** Address of the cookie policy, if there is one in this language. */
  policyHref?: string;
  /** Whether it stands behind the open settings, and not above all else. */
  isBehind: boolean;
  onAccept: () => void;
  onReject: () => void;
  onSettings: () => void;
};

/**
 * Asks for consent, at the lower end of the window. It takes no focus and holds nobody up: it is the first stop after
 * the skip link. Refusing stands beside accepting and looks the same.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { text, policyHref, isBehind, onAccept, onReject, onSettings } = props;
  const banner = useRef<HTMLElement>(null);
  useCoveredBottom(banner);
  return (
    <section
      ref={banner}
      aria-labelledby="consent-title"
      data-persistent=""
      data-consent=""
      className={classNames(
        'on-paper fixed inset-x-0 bottom-0 max-h-[60dvh] overflow-y-auto border-t border-rule bg-ground text-ink shadow-float transition-opacity duration-200 ease-out starting:opacity-0 print:hidden',
        isBehind ? 'z-40' : 'z-60',
      )}
    >
      <StrataLine />
      <Container className="flex flex-col gap-x-12 gap-y-4 py-5 lg:flex-row lg:items-center lg:justify-between lg:py-6">
        <div className="max-w-column">
          <h2 id="consent-title" className="text-h4">
            {text('banner.title')}
          </h2>
          <p className="mt-1 text-small lg:text-body">
            {text('banner.text')}{' '}
            {policyHref && (
              <a href={policyHref} className="text-link">
                {text('banner.policy')}
              </a>
            )}
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <button type="button" className={buttonStyle('brand')} onClick={onReject}>
            {text('banner.reject')}
          </button>
          <button type="button" className={buttonStyle('brand')} onClick={onAccept}>
            {text('banner.accept')}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            className="col-span-2 min-h-11 cursor-pointer text-small underline underline-offset-4 hover:decoration-2"
            onClick={onSettings}
          >
            {text('banner.settings')}
          </button>
        </div>
      </Container>
    </section>
  );
}
