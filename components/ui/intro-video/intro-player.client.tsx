'use client';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { reducedMotion } from './when-film-may-play';

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

/** Whether motion may be shown; follows the visitor's setting while the page is open. */
function useMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(reducedMotion);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => !matchMedia(reducedMotion).matches,
    () => false,
  );
}

export type IntroPlayerProps = {
  /** URLs of the same video in two formats. */
  sources: { webm: string; mp4: string };
  /** Second from which it plays again when it has ended; 3 for the intro (docs/behaviour.md §4). */
  restartAt: number;
  /** Names of the button, by what it does. */
  labels: { play: string; pause: string };
  /** Its icons, drawn on the server: their table stays out of the browser. */
  icons: { play: ReactNode; pause: ReactNode };
};

/** The video over its poster, where motion may be shown. */
export function IntroPlayer(props: IntroPlayerProps) {
  return useMotion() ? <Player {...props} /> : null;
}

function Player({ sources, restartAt, labels, icons }: IntroPlayerProps) {
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
        // A pixel short of the poster: as large, its first frame would count as a later paint of the page's largest part.
        className="pointer-events-none absolute inset-y-0 left-0 h-full w-[calc(100%-1px)] object-cover object-left"
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
        {isPlaying ? icons.pause : icons.play}
      </button>
    </div>
  );
}
