import { classNames } from '@/components/ui/class-names/class-names';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import type { IntroPlayerProps } from './intro-player.client';
import { LazyIntroPlayer } from './lazy-intro-player.client';

type IntroVideoProps = Omit<IntroPlayerProps, 'icons'> & {
  /** Shown from the start, and for good where no video may play. Size in pixels, as the file has it. */
  poster: { src: string; width: number; height: number };
  className?: string;
};

/**
 * Moving background of a first screen; decorative. It fills its frame, whose size the caller gives. The poster is part
 * of the page; the video comes after everything else, and only where neither less motion nor less data is asked for.
 */
export function IntroVideo({ poster, className, ...player }: IntroVideoProps) {
  return (
    <div className={classNames('relative overflow-hidden bg-night', className)}>
      <Picture
        {...poster}
        alt=""
        isEager
        className="absolute inset-0 size-full object-cover object-left"
      />
      <LazyIntroPlayer
        {...player}
        icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
      />
    </div>
  );
}
