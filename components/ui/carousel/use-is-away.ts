import { type RefObject, useEffect, useState } from 'react';

/** Whether nobody can see an element: its tab is in the background, or it is scrolled out of the window. */
export function useIsAway(ref: RefObject<HTMLElement | null>): boolean {
  const [isTabHidden, setIsTabHidden] = useState(false);
  const [isOutOfView, setIsOutOfView] = useState(false);

  useEffect(() => {
    const update = () => setIsTabHidden(document.visibilityState === 'hidden');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfView(!entry?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isTabHidden || isOutOfView;
}
