import { type RefObject, useLayoutEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { classNames } from '@/components/ui/class-names/class-names';
import { Container } from '@/components/ui/container/container';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import type { ConsentTexts } from './ask-for-consent';

/** How much of the window’s lower end is covered, in pixels; `app/styles/base.css` makes room for it. */
const property = '--covered-bottom';

/** Says how high an element at the lower end of the window is, for as long as it is there. */
function useCoveredBottom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}

/** The motif as an edge: bands of colour that end against each other. Decorative. */
function StrataLine() {
  return (
    <div aria-hidden="true" className="flex h-1.5 bg-purple">
      <span className="w-5/12 rounded-r-full bg-blue" />
      <span className="w-3/12" />
      <span className="w-1/12 rounded-full bg-teal" />
      <span className="w-1/12" />
      <span className="grow rounded-l-full bg-blue" />
    </div>
  );
}

type ConsentBannerProps = {
  texts: ConsentTexts['banner'];
  /** What it asks about; at least one category. */
  asked: readonly OptionalCategory[];
  /** URL of the cookie policy, if there is one in this language. */
  policyHref?: string;
  /** Whether it is behind the open settings instead of above everything else. */
  isBehind: boolean;
  onAccept: () => void;
  onReject: () => void;
  onSettings: () => void;
};

/**
 * Asks for consent, at the lower end of the window. It takes no focus and holds nobody up: it is the first stop after
 * the skip link. Refusing is next to accepting and looks the same. In a low window (a phone held sideways) it takes
 * 40 per cent of the height at most; with very large text it scrolls within itself.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { texts, asked, policyHref, isBehind, onAccept, onReject, onSettings } = props;
  const [only, ...others] = asked;
  const isOne = others.length === 0;
  const choices = [
    [isOne ? 'reject_one' : 'reject', onReject],
    [isOne ? 'accept_one' : 'accept', onAccept],
  ] as const;
  const banner = useRef<HTMLElement>(null);
  useCoveredBottom(banner);
  return (
    <section
      ref={banner}
      aria-labelledby="consent-title"
      data-persistent=""
      inert={isBehind}
      className={classNames(
        'on-paper @container fixed inset-x-0 bottom-0 max-h-[60dvh] overflow-y-auto overscroll-contain border-t low:max-h-[40dvh] border-rule bg-background text-ink shadow-float transition-opacity duration-200 ease-out starting:opacity-0 print:hidden',
        isBehind ? 'z-40' : 'z-60',
      )}
    >
      <StrataLine />
      <Container className="flex flex-col gap-x-12 gap-y-4 py-5 low:gap-x-8 low:py-3 @min-[62rem]:flex-row @min-[62rem]:items-center @min-[62rem]:justify-between @min-[62rem]:py-6 low:@min-[40rem]:flex-row low:@min-[40rem]:items-start low:@min-[40rem]:justify-between">
        <div className="max-w-column">
          <h2 id="consent-title" className="text-h4 low:text-h5">
            {texts.title}
          </h2>
          <p className="mt-1 text-small @min-[62rem]:text-body low:mt-0 low:text-small">
            {texts.texts[isOne && only ? only : 'both']}{' '}
            {policyHref && (
              <a href={policyHref} className="text-link">
                {texts.policy}
              </a>
            )}
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-1 gap-x-3 gap-y-2 @min-[18rem]:grid-cols-2">
          {choices.map(([name, onClick]) => (
            <button
              key={name}
              type="button"
              className={classNames(buttonStyle('brand'), '@max-lg:px-3 low:px-3')}
              onClick={onClick}
            >
              {texts[name]}
            </button>
          ))}
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 @min-[18rem]:col-span-2 cursor-pointer text-small underline underline-offset-4 hover:decoration-2"
            onClick={onSettings}
          >
            {texts.settings}
          </button>
        </div>
      </Container>
    </section>
  );
}
