import { introFiles } from '@/lib/art/intro';
import { IntroVideo } from './intro-video';

const texts = {
  en: { play: 'Play the animation', pause: 'Pause the animation', below: 'Below the first screen' },
  pl: { play: 'Włącz animację', pause: 'Zatrzymaj animację', below: 'Pod pierwszym ekranem' },
} as const;

/** The intro as the home page shows it, with room below, so that it can be scrolled out of view. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { below, ...labels } = texts[locale];
  return (
    <>
      <IntroVideo {...introFiles} isEager labels={labels} className="-mx-gutter h-140" />
      <p className="pt-[150vh]">{below}</p>
    </>
  );
}
