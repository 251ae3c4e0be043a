'use client';
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IntroVideoProps } from './intro-video';
import { usePlayback } from './use-playback';
import { useWelcome } from './use-welcome';

type IntroPlayerProps = Omit<IntroVideoProps, 'poster' | 'className'>;

/** The video over its poster, once and where it is welcome; before, nothing. */
export function IntroPlayer(props: IntroPlayerProps) {
  return useWelcome() ? <Player {...props} /> : null;
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
