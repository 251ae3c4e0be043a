import { useEffect, useRef } from 'react';

/**
 * Runs a function when a time is over. While paused, the time stands still.
 * @param milliseconds The time; undefined for never.
 */
export function usePausableTimeout(
  milliseconds: number | undefined,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const remaining = useRef(milliseconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || remaining.current === undefined) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, (remaining.current ?? 0) - (Date.now() - startedAt));
    };
  }, [isPaused]);
}
