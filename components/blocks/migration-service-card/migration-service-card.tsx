import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Icon, type IconName } from '@/components/ui/icon/icon';
import { cardSizes, Picture } from '@/components/ui/picture/picture';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import { Text } from '@/components/ui/text/text';
import { type ArtName, artNames } from '@/lib/art/art-names';
import { readData } from '@/lib/content/data';
import { downloadPathname } from '@/lib/downloads/download-file';
import { currentLocale } from '@/lib/i18n/current-locale';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import * as measures from './measures';
import { classOf } from './measures';
import type { migrationServiceCardSchema } from './schema';

type ServiceButtonsProps = {
  /** Name of the service, said after the label, since all cards have the same labels. */
  service: string;
  pdf?: string;
  url?: string;
  isExternal: boolean;
};

/** The file of a download in the language of the page. */
async function pdfHref(id: string): Promise<string> {
  const download = readData('downloads')[id];
  if (download) return downloadPathname(download.file[await currentLocale()]);
  throw new Error(`<MigrationServiceCard> there is no download "${id}" in data/downloads.yaml`);
}

/** The buttons of a card: a document, which opens in a new tab, and a page. */
async function ServiceButtons({ service, pdf, url, isExternal }: ServiceButtonsProps) {
  if (!pdf && !url) return null;
  const t = await getTranslations('components');
  const newTabLabel = t('new_tab');
  const about = <span className="sr-only">: {service}</span>;
  return (
    <p className="mt-auto flex flex-wrap gap-3 pt-6">
      {pdf && (
        <ButtonLink
          href={await pdfHref(pdf)}
          variant="outline"
          isExternal
          newTabLabel={newTabLabel}
        >
          <span>
            {t('migration-service-card.pdf_button')}
            {about}
          </span>
        </ButtonLink>
      )}
      {url && (
        <ButtonLink href={url} isExternal={isExternal} newTabLabel={newTabLabel}>
          <span>
            {t('migration-service-card.url_button')}
            {about}
          </span>
        </ButtonLink>
      )}
    </p>
  );
}

const isArt = (name: string): name is ArtName => artNames.some((art) => art === name);

/** The picture of a card: a file, a composition of the motif, or an icon. */
function ServicePicture(props: BlockProps<typeof migrationServiceCardSchema>) {
  const { name, img, imgSrc, imgAlt, imgWidth, imgHeight, imgProps = {} } = props;
  const look = classNames(
    'mb-6 block max-w-full text-purple',
    classOf(measures.pictureWidths, imgWidth),
    classOf(measures.pictureHeights, imgHeight),
  );
  const { loading, ...attributes } = imgProps;
  if (imgSrc) {
    const isEager = loading === 'eager';
    const picture = { src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc), ...attributes };
    // A small one need not be fetched in its own size.
    const sizes = imgWidth.endsWith('px') ? imgWidth : cardSizes;
    return <Picture {...picture} sizes={sizes} isEager={isEager} className={look} />;
  }
  if (!img) return null;
  // A drawing has no alternative text of its own, so it says what it shows on an element around it.
  const label = imgAlt ? { role: 'img', 'aria-label': imgAlt } : {};
  return (
    <span {...label} {...attributes} className="block">
      {isArt(img) ? (
        <StrataArt name={img} seed={name} tone="paper" className={look} />
      ) : (
        <Icon name={img as IconName} className={look} />
      )}
    </span>
  );
}

type MigrationServiceCardProps = BlockProps<typeof migrationServiceCardSchema>;

/** Class names of the card itself. */
function cardLook(props: MigrationServiceCardProps): string {
  return classNames(
    'on-paper flex max-w-full flex-col bg-paper p-6 not-first:mt-8 not-last:mb-8 md:p-8',
    classOf(measures.widths, props.cardWidth.base),
    classOf(measures.xlWidths, props.cardWidth.xl),
    classOf(measures.cardHeights, props.cardHeight),
    classOf(measures.borderWidths, props.borderWidth),
    classOf(measures.borderRadii, props.borderRadius),
    classOf(measures.borderColors, props.borderColor ?? 'line'),
  );
}

/**
 * A migration service: picture, name, description, a document and a page to read on (docs/behaviour.md §3).
 * @throws when there is no text behind one of the keys.
 */
export async function MigrationServiceCard(props: MigrationServiceCardProps) {
  const t = await getTranslations('components.migration-service-card.services');
  const text = (key: string) => {
    if (t.has(key)) return t(key);
    throw new Error(`<MigrationServiceCard> there is no text "${key}" in components.json`);
  };
  const name = text(props.name);
  const { fontSizes, textHeights } = measures;
  return (
    <article className={cardLook(props)}>
      <ServicePicture {...props} />
      <Heading
        level={3}
        look="h4"
        {...props.headingProps}
        className={classNames('mb-3', classOf(textHeights, props.headingHeight))}
      >
        {name}
      </Heading>
      <Text
        className={classNames(
          classOf(textHeights, props.descriptionHeight),
          classOf(fontSizes, props.descriptionFontSize),
        )}
      >
        {text(props.description)}
      </Text>
      <ServiceButtons
        service={name}
        pdf={props.pdf}
        url={props.url}
        isExternal={props.isExternal}
      />
    </article>
  );
}
