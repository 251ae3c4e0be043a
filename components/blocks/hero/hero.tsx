import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button/link-button';
import { classNames } from '@/components/ui/class-names/class-names';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { IntroFilm } from '@/components/ui/intro-video/intro-film';
import { QueryText } from '@/components/ui/query-variants/query-scope';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import { introFiles } from '@/lib/art/intro';
import type { Tone } from '@/lib/art/scene';
import { type CallText, callText } from '@/lib/contact/call-text';
import type { Call } from '@/lib/contact/calls';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { typesetLarge } from '@/lib/text/typeset';
import type { heroSchema } from './schema';

/**
 * What each kind of page opens with: its ground, the drawing's tone where it has one, and the least height. Lists and tasks
 * have neither drawing nor height: what the visitor came for begins on the first screen.
 */
const looks = {
  page: { ground: 'on-night bg-night', tone: 'night', height: 'xl:min-h-128' },
  service: { ground: 'on-night bg-night', tone: 'night', height: 'xl:min-h-120' },
  product: { ground: 'on-mist bg-mist', tone: 'mist', height: 'xl:min-h-120' },
  story: { ground: 'on-night on-purple bg-purple', tone: 'purple', height: '' },
  index: { ground: 'on-paper bg-paper border-b border-rule', tone: undefined, height: '' },
  task: { ground: 'on-mist bg-mist', tone: undefined, height: '' },
} as const satisfies Record<string, { ground: string; tone?: Tone; height: string }>;

/** Kinds of first screens; the page's template chooses. */
export type HeroKind = keyof typeof looks;

/** The intro animation behind a first screen; above the strip of facts where there is one. */
async function HeroFilm({ hasStrip }: { hasStrip: boolean }) {
  const t = await getTranslations('components.intro_video');
  return (
    <IntroFilm
      {...introFiles}
      isEager
      labels={{ play: t('play'), pause: t('pause') }}
      className={classNames(
        '-mx-gutter h-56 md:h-64 xl:absolute xl:top-0 xl:right-0 xl:left-[22%] xl:mx-0 xl:mb-0 xl:mask-l-from-85%',
        hasStrip ? 'xl:h-[calc(100%-11rem)] xl:mask-b-from-80%' : '-mb-12 xl:h-full',
      )}
    />
  );
}

type HeroProps = Omit<BlockProps<typeof heroSchema>, 'lead' | 'isAnimated'> & {
  lead?: string;
  isAnimated?: boolean;
  kind?: HeroKind;
  /** Navigation and notes that the page's template puts above the heading and below the buttons. */
  above?: ReactNode;
  below?: ReactNode;
  /** The page's language, by whose rules heading and lead are set. */
  locale?: Locale;
  /** Next to the heading: a portrait. */
  picture?: ReactNode;
  /** Across the whole width at the end: facts. */
  foot?: ReactNode;
  /** What follows the first screen at once, before the rest of the page's text. */
  after?: ReactNode;
  /** Heading and lead in place of the writer's while the address asks for them; inside a `QueryScope` only. */
  alternative?: { heading: string; lead?: string };
  /** What the variation of the drawing belongs to: the page's id. */
  seed?: string;
  /** What stands beside the text: a figure, a form, the next steps; a strip of facts (`hero-foot`) goes to its foot. */
  children?: ReactNode;
};

/** The writer’s text, or that which the address asks for. */
const eitherOf = (text?: string, other?: string) =>
  text !== undefined && other !== undefined ? <QueryText texts={[text, other]} /> : text;

/** A button as the writer gives it, or as its call says it. */
async function stepOf(
  call: Call | undefined,
  label: string | undefined,
  href: string | undefined,
): Promise<CallText | undefined> {
  if (call) return callText(call);
  return label && href ? { label, href } : undefined;
}

/** The buttons, and when somebody answers who is asked. */
async function HeroSteps(props: HeroProps & { isFlat: boolean }) {
  const { call, secondCall, buttonLabel, buttonHref, secondLabel, secondHref, isFlat } = props;
  const first = await stepOf(call, buttonLabel, buttonHref);
  const second = await stepOf(secondCall, secondLabel, secondHref);
  const promise = first?.promise ?? second?.promise;
  return (
    <>
      <p className={classNames('flex flex-wrap gap-4 max-sm:*:w-full', isFlat ? 'mt-5' : 'mt-10')}>
        {first?.href && (
          <LinkButton href={first.href} variant="brand3">
            {first.label}
          </LinkButton>
        )}
        {second?.href && (
          <LinkButton href={second.href} variant="outline2">
            {second.label}
          </LinkButton>
        )}
      </p>
      {promise && <p className="mt-3 text-small text-ink-soft">{promise}</p>}
    </>
  );
}

/**
 * Whether something stands beside the text. The film takes that place: what stands between the tags is then the strip at its foot.
 * Asked here and not with :has(), which knows what stands beside the text only when it has come.
 */
const hasPartBeside = ({ isAnimated, children }: HeroProps) =>
  !isAnimated && children !== undefined && children !== null;

/** The card of a task, in which nothing has a margin of its own. */
const taskCardStyle =
  'hero-card on-paper rounded-card border border-line bg-paper p-6 *:my-0! *:not-first:mt-5! md:p-8 xl:col-start-7 xl:col-end-13 xl:row-span-8 xl:row-start-1 xl:mt-12';

/**
 * A free drawing: it comes out of the ground on all sides, so that no frame cuts it. It says
 * nothing on paper, and with forced colours each text that lies over it would get a box of its own.
 */
const artStyle =
  'absolute inset-y-0 right-0 -z-10 hidden w-[42%] mask-y-from-92% mask-l-from-80% xl:block print:hidden forced-colors:hidden';

/** Kicker, heading, lead and buttons. */
function HeroText({ kind, ...props }: HeroProps & { kind: HeroKind }) {
  const { heading, kicker, lead, alternative, picture, above, below } = props;
  const large = (text?: string) => (text && props.locale ? typesetLarge(text, props.locale) : text);
  const isIndex = kind === 'index';
  const isLow = isIndex || kind === 'task';
  // A task that begins below the text leaves it as little height as a list does.
  const isFlat = isIndex || (isLow && !props.children);
  const hasBeside = hasPartBeside(props);
  const title = (
    <>
      {kicker && (
        <p
          className={classNames(
            'text-label text-balance text-ink-purple uppercase tabular-nums',
            isLow ? 'mb-2' : 'mb-4',
          )}
        >
          {kicker}
        </p>
      )}
      {/* In half of the width nine words are five lines at full size, which push price and service level out of sight. */}
      <Heading
        level={1}
        look={isLow ? 'h2' : 'h1'}
        className={hasBeside ? 'xl:text-[3rem]' : undefined}
      >
        {eitherOf(large(heading), large(alternative?.heading))}
      </Heading>
    </>
  );
  return (
    <div
      className={classNames(
        'relative z-10 min-w-0 pt-5 xl:col-start-1 xl:row-span-8 xl:row-start-1',
        hasBeside ? 'xl:col-end-7' : isLow ? 'xl:col-end-13' : 'xl:col-end-8',
        looks[kind].height,
      )}
    >
      {above}
      {/* From the top and not in the middle: where the text is must not depend on what comes below it. */}
      <div className={isFlat ? 'pt-3' : isLow ? 'pt-6 xl:pt-7' : 'pt-8 xl:pt-12'}>
        {picture ? (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            {picture}
            <div>{title}</div>
          </div>
        ) : (
          title
        )}
        {lead && (
          <p
            className={classNames(
              'text-ink-soft',
              isFlat ? 'mt-3 max-w-[120ch]' : 'mt-6 max-w-[52ch] text-body-l text-pretty',
            )}
          >
            {eitherOf(large(lead), large(alternative?.lead))}
          </p>
        )}
        {(props.call || props.secondCall || props.buttonLabel || props.secondLabel) && (
          <HeroSteps {...props} isFlat={isFlat} />
        )}
        {below}
      </div>
    </div>
  );
}

/** First screen of a page; how it looks follows from the kind of page. */
export function Hero(props: HeroProps) {
  const { kind = 'page', isAnimated = false, art, seed, foot, after, children } = props;
  const { ground, tone } = looks[kind];
  const hasBeside = hasPartBeside(props);
  return (
    <>
      <div data-hero={kind} className={classNames('relative isolate overflow-hidden', ground)}>
        <Container
          className={classNames(
            'hero-grid grid grid-cols-1 gap-y-10 xl:grid-cols-12 xl:items-start xl:gap-x-8 xl:gap-y-0',
            kind === 'index' || (kind === 'task' && !hasBeside) ? 'pb-6' : 'pb-12',
          )}
        >
          <HeroText {...props} kind={kind} />
          {hasBeside && (
            <div className={kind === 'task' ? taskCardStyle : 'hero-beside contents'}>
              {children}
            </div>
          )}
          {!hasBeside && tone && isAnimated && <HeroFilm hasStrip={children !== undefined} />}
          {!hasBeside && tone && !isAnimated && (
            <StrataArt
              name={art ?? 'strata'}
              seed={seed}
              tone={tone}
              className={classNames(artStyle, kind === 'story' ? 'h-[calc(100%-10rem)]' : 'h-full')}
            />
          )}
          {isAnimated && children}
          {foot && <div className="hero-foot border-t border-rule pt-6">{foot}</div>}
        </Container>
      </div>
      {after}
    </>
  );
}
