import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
import {
  Card,
  CardLink,
  cardBodyStyle,
  cardStackStyle,
  loneCardStyle,
  stackPictureStyle,
} from '@/components/ui/card/card';
import { CasePicture } from '@/components/ui/case-picture/case-picture';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { OverlayCard } from '@/components/ui/overlay-card/overlay-card';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { casePicture } from '@/lib/art/art-files';
import { cardTexts } from '@/lib/content/card-texts';
import { clientOf } from '@/lib/content/clients';
import { isOfType } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { currentLocale } from '@/lib/i18n/current-locale';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { typeset } from '@/lib/text/typeset';
import type { customerCardSchema, serviceCardSchema, storyCardSchema } from './schema';

export { MigrationServiceCard } from './migration-service-card';

/** The page that a link of a card leads to, or to a section of; undefined for another site. */
const pageAt = (href: string) => content.byPathname(href.replace(/[?#].*$/s, ''));

type CardWithButtonProps = {
  card: BlockProps<typeof serviceCardSchema>;
  heading?: string;
  /** The label of the button, which the text of the card describes. */
  label: string;
};

/** A picture, a name and a text; the button lies over the picture on large screens, below the text on small ones. */
function CardWithButton({ card, heading, label }: CardWithButtonProps) {
  const { imgSrc, imgAlt, text, buttonUrl } = card;
  const id = useId();
  return (
    <OverlayCard
      picture={{ src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc) }}
      face={
        <>
          {heading && (
            <Heading level={3} look="h4" className="mb-3">
              {heading}
            </Heading>
          )}
          <Text id={id}>{text}</Text>
        </>
      }
      href={buttonUrl}
      label={label}
      describedBy={id}
    />
  );
}

/** Leads to a service, whose page gives the heading. */
export async function ServiceCard(props: BlockProps<typeof serviceCardSchema>) {
  const t = await getTranslations('components.service_card');
  const page = pageAt(props.buttonUrl);
  return (
    <CardWithButton card={props} heading={page && cardTexts(page).title} label={t('button')} />
  );
}

/** Leads to what was done for a customer. */
export async function CustomerCard(props: BlockProps<typeof customerCardSchema>) {
  const { heading } = props;
  const t = await getTranslations('components.customer_card');
  return <CardWithButton card={props} heading={heading} label={t('button', { name: heading })} />;
}

/** Wider than the picture is shown: of a wide one the middle is seen, as high as the text beside it. */
const storySizes = '(min-width: 75rem) 48rem, (min-width: 48rem) 60vw, 90vw';

/**
 * Wordmark, industry and chart of a case study.
 * @throws when none has the pathname.
 */
async function PictureOfCase({ href }: { href: string }) {
  const t = await getTranslations('common.case_study.industries');
  const locale = await currentLocale();
  const page = pageAt(href);
  if (!page || !isOfType(page, 'CaseStudy'))
    throw new Error(`<StoryCard> there is no case study at "${href}"`);
  const { client, industry } = page.frontmatter;
  return (
    <CasePicture
      chart={casePicture(page.id)}
      client={clientOf(client)}
      industry={typeset(t(industry), locale)}
    />
  );
}

/** Picture, logo of the client, heading and a sentence; the whole card leads to the story. */
export function StoryCard(props: BlockProps<typeof storyCardSchema>) {
  const { imgSrc, imgAlt, heading, description, url, clientLogoSrc, clientLogoAlt } = props;
  return (
    <div className={classNames(loneCardStyle, '@container/card')}>
      <Card as="article" isClickable padding="none" className={cardStackStyle}>
        {imgSrc ? (
          <Picture
            src={imgSrc}
            alt={imgAlt}
            {...sizeOfSource(imgSrc)}
            sizes={storySizes}
            className={`${stackPictureStyle} aspect-[1.48] w-full object-cover`}
          />
        ) : (
          <PictureOfCase href={url} />
        )}
        <div className={`${cardBodyStyle} alone:justify-center`}>
          {clientLogoSrc && (
            <Picture
              src={clientLogoSrc}
              alt={clientLogoAlt}
              {...sizeOfSource(clientLogoSrc)}
              sizes="12rem"
              className="mb-4 h-9 w-auto max-w-48 self-start object-contain"
            />
          )}
          <Heading level={3} look="h4" className="mb-3">
            <CardLink href={url}>{heading}</CardLink>
          </Heading>
          <Text>{description}</Text>
        </div>
      </Card>
    </div>
  );
}
