import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Container } from '@/components/ui/container/container';
import { QueryText } from '@/components/ui/query-variants/query-scope';
import type { BlockProps } from '@/lib/schema/block';
import { HeroPicture } from './hero-picture';
import type { heroSchema } from './schema';

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
          {/* From the top and not in the middle: where the text stands must not depend on what comes below it. */}
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
