import { type RefObject, useEffect, useState } from 'react';

/** Starts a video; a browser that refuses to play by itself leaves it paused, with its button. */
const start = (video: HTMLVideoElement) => {
  void video.play().catch(() => {});
};

/**
 * Plays a video while it is in view, unless the visitor paused it.
 * @returns Whether it plays, and what the button does.
 */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isPausedByVisitor, setIsPausedByVisitor] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    // At its end it pauses for a moment, before it restarts: the button is not to flicker.
    const update = () => setIsPlaying(!video.paused || video.ended);
    video.addEventListener('play', update);
    video.addEventListener('pause', update);
    return () => {
      video.removeEventListener('play', update);
      video.removeEventListener('pause', update);
    };
  }, [ref]);

  useEffect(() => {
    const video = ref.current;
    if (!video || isPausedByVisitor) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) start(video);
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref, isPausedByVisitor]);

  const toggle = () => {
    const video = ref.current;
    if (!video) return;
    setIsPausedByVisitor(isPlaying);
    if (isPlaying) video.pause();
    else start(video);
  };
  return { isPlaying, toggle };
}
