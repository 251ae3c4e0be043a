import { useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less data; not every browser tells. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Whether a video that nobody asked for may be fetched and played: not before the page is complete, not
 * where motion is to be reduced or data to be saved. Follows the visitor's setting while the page is open.
 */
export function useWelcome(): boolean {
  const [isWelcome, setIsWelcome] = useState(false);
  useEffect(() => {
    const motion = matchMedia(reducedMotion);
    const decide = () => {
      setIsWelcome(document.readyState === 'complete' && !motion.matches && !savesData());
    };
    decide();
    window.addEventListener('load', decide);
    motion.addEventListener('change', decide);
    return () => {
      window.removeEventListener('load', decide);
      motion.removeEventListener('change', decide);
    };
  }, []);
  return isWelcome;
}
