'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** States of an avatar (docs/behaviour.md §4). */
type AvatarState = 'loading' | 'loaded' | 'error';

/** State of a picture that may have arrived, or failed, before script ran. */
const stateOf = (image: HTMLImageElement): AvatarState => {
  if (!image.complete) return 'loading';
  return image.naturalWidth > 0 ? 'loaded' : 'error';
};

/**
 * Follows the picture inside it and steps aside when it cannot be had, so that the initials behind show.
 * @param props.children The picture, rendered on the server.
 */
export function AvatarPicture({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<AvatarState>('loading');
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!frame.current || !image) return;
    setState(stateOf(image));
    const stop = new AbortController();
    // Neither event bubbles, so they are caught on the way down.
    const options = { capture: true, signal: stop.signal };
    frame.current.addEventListener('load', () => setState('loaded'), options);
    frame.current.addEventListener('error', () => setState('error'), options);
    return () => stop.abort();
  }, []);
  return (
    <span ref={frame} data-state={state} className="absolute inset-0 data-[state=error]:hidden">
      {children}
    </span>
  );
}
