import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Container } from '@/components/ui/container/container';
import { IntroVideo } from '@/components/ui/intro-video/intro-video';
import { QueryText } from '@/components/ui/query-variants/query-scope';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import type { ArtName } from '@/lib/art/art-names';
import { introFiles } from '@/lib/art/intro';
import type { BlockProps } from '@/lib/schema/block';
import type { heroSchema } from './schema';

type HeroPictureProps = { isAnimated: boolean; name?: ArtName; seed?: string };

/** On phones below the text, over the gutters; from xl on next to it, at the screen's edge. */
const pictureLook =
  '-mx-gutter h-56 w-[calc(100%+2*var(--spacing-gutter))] max-w-none md:h-64 xl:absolute xl:inset-y-0 xl:right-0 xl:-z-10 xl:mx-0 xl:h-full xl:w-[42%]';

/** The picture of a first screen: a drawing, or the intro animation behind the whole of it. */
async function HeroPicture({ isAnimated, name = 'strata', seed }: HeroPictureProps) {
  if (!isAnimated) return <StrataArt name={name} seed={seed} className={pictureLook} />;
  const t = await getTranslations('components.intro_video');
  return (
    <IntroVideo
      {...introFiles}
      isEager
      labels={{ play: t('play'), pause: t('pause') }}
      className="-mx-gutter h-56 md:h-64 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[22%] xl:mx-0 xl:h-full xl:mask-l-from-85%"
    />
  );
}

type HeroProps = BlockProps<typeof heroSchema> & {
  /** Navigation and notes that the page's template puts above the heading and below the buttons. */
  above?: ReactNode;
  below?: ReactNode;
  /** Heading and lead in place of the writer's while the address asks for them; inside a `QueryScope` only. */
  alternative?: { heading: string; lead: string };
  /** What the variation of the drawing belongs to: the page's id. */
  seed?: string;
};

/** First screen of a page, on night, with a picture in the motif. */
export function Hero(props: HeroProps) {
  const { heading, kicker, lead, art, seed, buttonLabel, buttonHref, secondLabel, secondHref } =
    props;
  const { alternative } = props;
  return (
    <div className="on-night relative isolate overflow-hidden bg-night text-on-night">
      <Container className="grid items-center gap-y-10 xl:grid-cols-12">
        <div className="pt-6 pb-4 xl:relative xl:z-10 xl:col-span-7 xl:flex xl:min-h-140 xl:flex-col xl:pb-16">
          {props.above}
          {/* From the top and not in the middle: where the text is must not depend on what comes below it. */}
          <div className="pt-8 xl:pt-14">
            {kicker && <p className="mb-4 text-label uppercase text-teal">{kicker}</p>}
            <h1 className="text-h1">
              {alternative && heading ? (
                <QueryText texts={[heading, alternative.heading]} />
              ) : (
                heading
              )}
            </h1>
            <p className="mt-6 max-w-[52ch] text-body-l text-on-night-soft">
              {alternative ? <QueryText texts={[lead, alternative.lead]} /> : lead}
            </p>
            {(buttonLabel || secondLabel) && (
              <p className="mt-10 flex flex-wrap gap-4">
                {buttonLabel && buttonHref && (
                  <ButtonLink href={buttonHref} variant="brand3">
                    {buttonLabel}
                  </ButtonLink>
                )}
                {secondLabel && secondHref && (
                  <ButtonLink href={secondHref} variant="outline2">
                    {secondLabel}
                  </ButtonLink>
                )}
              </p>
            )}
            {props.below}
          </div>
        </div>
        <HeroPicture isAnimated={props.isAnimated} name={art} seed={seed} />
      </Container>
    </div>
  );
}
