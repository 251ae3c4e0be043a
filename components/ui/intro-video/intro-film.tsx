import { classNames } from '@/components/ui/class-names/class-names';
import { Icon } from '@/components/ui/icon/icon';
import { LazyIntroPlayer } from '@/components/ui/lazy-leaves.client';
import { Picture } from '@/components/ui/picture/picture';
import type { IntroPlayerProps } from './intro-player.client';

type IntroFilmProps = Omit<IntroPlayerProps, 'icons'> & {
  /** Shown from the start, and for good where no video may play. Size in pixels, as the file has it. */
  poster: { src: string; width: number; height: number };
  /** Whether it is in the first screen; elsewhere the poster comes when it is nearly in view. */
  isEager?: boolean;
  className?: string;
};

/**
 * Moving background of a first screen; decorative. It fills its frame, whose size the caller gives. The poster is part
 * of the page; the video comes when somebody is there to see it, and only where neither less motion nor less data is
 * asked for.
 */
export function IntroFilm({ poster, isEager, className, ...player }: IntroFilmProps) {
  return (
    <div data-film="" className={classNames('relative overflow-hidden bg-night', className)}>
      <Picture
        {...poster}
        alt=""
        isEager={isEager}
        className="absolute inset-0 size-full object-cover object-left"
      />
      <LazyIntroPlayer
        {...player}
        icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
      />
    </div>
  );
}
