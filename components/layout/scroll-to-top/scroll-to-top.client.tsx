'use client';
import { type ReactNode, useEffect, useState } from 'react';

/** Pixels of scrolling after which the button shows (docs/behaviour.md §2.3, §9). */
const threshold = 500;

/** Milliseconds of rest after which it shows again on narrow windows, where it lies on the text that is being read on. */
const rest = 800;
const narrow = '(width < 48rem)';

/** Back to the top of the page; focus goes along, so that the next Tab is the first of the page. */
export function ScrollToTop({ targetId, children }: { targetId: string; children: ReactNode }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setVisible(window.scrollY > threshold);
    const update = () => {
      const isReadOn = window.scrollY > before && matchMedia(narrow).matches;
      before = window.scrollY;
      clearTimeout(timer);
      if (!isReadOn) return show();
      setVisible(false);
      timer = setTimeout(show, rest);
    };
    show();
    addEventListener('scroll', update, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', update);
    };
  }, []);

  const goUp = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    document.getElementById(targetId)?.focus({ preventScroll: true });
  };

  if (!isVisible) return null;
  return (
    <button
      type="button"
      onClick={goUp}
      className="fixed right-1 bottom-4 z-30 flex -translate-y-(--covered-bottom,0px) size-[48px] cursor-pointer items-center justify-center rounded-full border border-on-night-soft bg-purple text-on-night shadow-float hover:bg-night md:right-8 md:bottom-8 print:hidden"
    >
      {children}
    </button>
  );
}
