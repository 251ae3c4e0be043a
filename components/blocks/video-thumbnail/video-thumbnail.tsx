import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { LazyDialogButton } from '@/components/ui/lazy-leaves.client';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { type FilmName, filmFile, filmSize } from '@/lib/art/film';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, localeSettings, locales } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { embedUrl, watchUrl } from '@/lib/video/video-urls';
import { LazyConsentedVideo } from '../lazy-leaves.client';
import type { videoThumbnailSchema } from './schema';

type Player = { href: string; player: ReactNode };

/** The player of a video on YouTube, which waits for consent, and where else it is watched. */
async function youTubePlayer(video: string, title: string, locale: Locale): Promise<Player> {
  const t = await getTranslations('components.video_thumbnail');
  const href = watchUrl(video);
  const player = (
    <>
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
        <TextLink href={href} isExternal newTabLabel={t('new_tab')}>
          {t('watch_there')}
        </TextLink>
      </Text>
    </>
  );
  return { href, player };
}

/** The player of a film of our own: the browser’s, with captions in each language. Nobody else learns of it, so that nobody is asked. */
async function filmPlayer(film: FilmName, title: string, locale: Locale): Promise<Player> {
  const t = await getTranslations('components.video_thumbnail');
  const player = (
    <>
      <video
        controls
        autoPlay
        playsInline
        preload="none"
        aria-label={title}
        {...filmSize}
        className="mt-6 aspect-video h-auto w-full rounded-card bg-night"
      >
        <source src={filmFile(film, locale, 'webm')} type="video/webm" />
        <source src={filmFile(film, locale, 'mp4')} type="video/mp4" />
        {locales.map((language) => (
          <track
            key={language}
            kind="captions"
            src={filmFile(film, language, 'vtt')}
            srcLang={language}
            label={localeSettings[language].ownName}
            default={language === locale}
          />
        ))}
      </video>
      <Text look="small" className="mt-4">
        {t('film_captions')}
      </Text>
    </>
  );
  return { href: filmFile(film, locale, 'mp4'), player };
}

/** How wide the still is (`max-w-4xl`). */
const shownWidth = '(min-width: 61rem) 56rem, 92vw';

/** A still with a button over it, which opens the video in a dialog; without script it leads to the video. */
export async function VideoThumbnail(props: BlockProps<typeof videoThumbnailSchema>) {
  const { video, film, title, duration, imgSrc, imgAlt } = props;
  const t = await getTranslations('components.video_thumbnail');
  const locale = await currentLocale();
  const { href, player } = film
    ? await filmPlayer(film, title, locale)
    : await youTubePlayer(video ?? '', title, locale);
  return (
    <figure className="mt-10 max-w-4xl">
      <div className="group relative overflow-hidden rounded-card bg-night">
        <Picture
          src={imgSrc}
          alt={imgAlt}
          sizes={shownWidth}
          className="aspect-video w-full object-cover"
        />
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
          fallbackHref={href}
        >
          {player}
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
