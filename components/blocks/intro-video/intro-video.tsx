import { getTranslations } from 'next-intl/server';
import { IntroFilm } from '@/components/ui/intro-video/intro-film';
import { introFiles } from '@/lib/art/intro';
import type { BlockProps } from '@/lib/schema/block';
import type { introVideoSchema } from './schema';

const heights = { small: 'h-48 md:h-64', large: 'h-64 md:h-96 xl:h-140' } as const;

/** The intro animation across the page; restarts from second 3 when it ends (docs/behaviour.md §4). */
export async function IntroVideo({ height }: BlockProps<typeof introVideoSchema>) {
  const t = await getTranslations('components.intro_video');
  return (
    <IntroFilm
      {...introFiles}
      labels={{ play: t('play'), pause: t('pause') }}
      className={`${heights[height]} print:hidden`}
    />
  );
}
