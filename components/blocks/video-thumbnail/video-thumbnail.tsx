import { getTranslations } from 'next-intl/server';
import { LazyDialogButton } from '@/components/ui/dialog/lazy-dialog-button.client';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { embedUrl, watchUrl } from '@/lib/video/video-urls';
import { LazyConsentedVideo } from './lazy-consented-video.client';
import type { videoThumbnailSchema } from './schema';

/** A still with a button over it, which opens the video in a dialog; without script it leads to the video. */
export async function VideoThumbnail(props: BlockProps<typeof videoThumbnailSchema>) {
  const { video, title, duration, imgSrc, imgAlt } = props;
  const t = await getTranslations('components.video_thumbnail');
  const locale = await currentLocale();
  return (
    <figure className="mt-10 max-w-4xl">
      <div className="group relative overflow-hidden rounded-card bg-night">
        <Picture src={imgSrc} alt={imgAlt} className="aspect-video w-full object-cover" />
        <LazyDialogButton
          label={t('play', { title })}
          trigger={
            <span className="flex size-20 items-center justify-center rounded-full border-2 border-on-night bg-night text-on-night transition-colors duration-200 group-hover:bg-on-night group-hover:text-night">
              <Icon name="play" className="size-8" />
            </span>
          }
          className="absolute inset-0 flex cursor-pointer items-center justify-center -outline-offset-3 print:hidden"
          title={title}
          closeLabel={t('close')}
          size="wide"
          fallbackHref={watchUrl(video)}
        >
          <LazyConsentedVideo
            src={embedUrl(video, locale)}
            title={title}
            texts={{
              loading: t('loading'),
              consentMissing: t('consent_missing'),
              openSettings: t('open_settings'),
              playerEmpty: t('player_empty'),
            }}
          />
          <Text look="small" className="mt-4">
            {t('captions')}{' '}
            <TextLink href={watchUrl(video)} isExternal newTabLabel={t('new_tab')}>
              {t('watch_there')}
            </TextLink>
          </Text>
        </LazyDialogButton>
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 text-small">
        {title}
        {duration && (
          <span className="text-ink-soft tabular-nums">
            <span className="sr-only">{t('duration')}: </span>
            {duration}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
