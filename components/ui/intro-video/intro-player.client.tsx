'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';

/** Starts a video; a browser that refuses to play by itself leaves it paused, with its button. */
const start = (video: HTMLVideoElement) => {
  void video.play().catch(() => {});
};

/**
 * Plays a video while it is in view, unless the visitor paused it.
 * @returns Whether it plays, and what the button does.
 */
function usePlayback(ref: RefObject<HTMLVideoElement | null>) {
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

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less data; not every browser says so. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Whether a video that nobody asked for may be fetched and played: not before the page is complete, not
 * where motion is to be reduced or data to be saved. Follows the visitor's setting while the page is open.
 */
function useMayPlay(): boolean {
  const [mayPlay, setMayPlay] = useState(false);
  useEffect(() => {
    const motion = matchMedia(reducedMotion);
    const decide = () => {
      setMayPlay(document.readyState === 'complete' && !motion.matches && !savesData());
    };
    decide();
    window.addEventListener('load', decide);
    motion.addEventListener('change', decide);
    return () => {
      window.removeEventListener('load', decide);
      motion.removeEventListener('change', decide);
    };
  }, []);
  return mayPlay;
}

export type IntroPlayerProps = {
  /** URLs of the same video in two formats. */
  sources: { webm: string; mp4: string };
  /** Second from which it plays again when it has ended; 3 for the intro (docs/behaviour.md §4). */
  restartAt: number;
  /** Names of the button, by what it does. */
  labels: { play: string; pause: string };
};

/** The video over its poster, once the page is complete, where a video may play by itself; before, nothing. */
export function IntroPlayer(props: IntroPlayerProps) {
  return useMayPlay() ? <Player {...props} /> : null;
}

function Player({ sources, restartAt, labels }: IntroPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = usePlayback(ref);

  const restart = () => {
    const video = ref.current;
    if (!video) return;
    video.currentTime = restartAt;
    void video.play().catch(() => {});
  };

  return (
    <div className="print:hidden">
      <video
        ref={ref}
        muted
        playsInline
        disablePictureInPicture
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onEnded={restart}
        className="pointer-events-none absolute inset-0 size-full object-cover object-left"
      >
        <source src={sources.webm} type="video/webm" />
        <source src={sources.mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? labels.pause : labels.play}
        className="absolute right-4 bottom-4 flex size-12 cursor-pointer items-center justify-center rounded-full border-2 border-on-night bg-night text-on-night transition-colors duration-200 hover:bg-on-night hover:text-night"
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </div>
  );
}
