import { getTranslations } from 'next-intl/server';
import { IntroVideo } from '@/components/ui/intro-video/intro-video';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import type { ArtName } from '@/lib/art/art-names';
import { introFiles } from '@/lib/art/intro';

type HeroPictureProps = { isAnimated: boolean; name?: ArtName; seed?: string };

/** On phones below the text, over the gutters; from xl on beside it, at the screen's edge. */
const beside =
  '-mx-gutter h-56 w-[calc(100%+2*var(--spacing-gutter))] max-w-none md:h-64 xl:absolute xl:inset-y-0 xl:right-0 xl:-z-10 xl:mx-0 xl:h-full xl:w-[42%]';

/** The picture of a first screen: a drawing, or the intro animation behind the whole of it. */
export async function HeroPicture({ isAnimated, name = 'strata', seed }: HeroPictureProps) {
  if (!isAnimated) return <StrataArt name={name} seed={seed} className={beside} />;
  const t = await getTranslations('components.intro_video');
  return (
    <IntroVideo
      {...introFiles}
      labels={{ play: t('play'), pause: t('pause') }}
      className="-mx-gutter h-56 md:h-64 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[22%] xl:mx-0 xl:h-full xl:mask-l-from-85%"
    />
  );
}
