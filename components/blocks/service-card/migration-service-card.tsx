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
import { borderColors, borderRadii, borderWidths, fontSizes, lengthClasses } from './measures';
import type { migrationServiceCardSchema } from './schema';

type MigrationServiceCardProps = BlockProps<typeof migrationServiceCardSchema>;

/** The file of a download in the language of the page. */
async function pdfHref(id: string): Promise<string> {
  const download = readData('downloads')[id];
  if (download) return downloadPathname(download.file[await currentLocale()]);
  throw new Error(`<MigrationServiceCard> there is no download "${id}" in data/downloads.yaml`);
}

const isArt = (name: string): name is ArtName => artNames.some((art) => art === name);

/** The picture of a card: a file, a composition of the motif, or an icon. */
function ServicePicture(props: MigrationServiceCardProps) {
  const { name, img, imgSrc, imgAlt, imgWidth, imgHeight, imgProps = {} } = props;
  const look = classNames(
    'mb-6 block max-w-full text-purple',
    lengthClasses[imgWidth].width,
    lengthClasses[imgHeight].height,
  );
  const { loading, ...attributes } = imgProps;
  if (imgSrc) {
    const picture = { src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc), ...attributes };
    // A small one need not be fetched in its own size.
    const sizes = imgWidth.endsWith('px') ? imgWidth : cardSizes;
    return <Picture {...picture} sizes={sizes} isEager={loading === 'eager'} className={look} />;
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

/**
 * A migration service: picture, name, description, a document and a page to read on (docs/behaviour.md §3).
 * @throws when there is no text behind one of the keys.
 */
export async function MigrationServiceCard(props: MigrationServiceCardProps) {
  const { pdf, url, cardWidth, headingHeight, descriptionHeight, descriptionFontSize } = props;
  const t = await getTranslations('components');
  const text = (key: string) => {
    const place = `migration-service-card.services.${key}`;
    if (t.has(place)) return t(place);
    throw new Error(`<MigrationServiceCard> there is no text "${key}" in components.json`);
  };
  const name = text(props.name);
  const newTabLabel = t('new_tab');
  // All cards have the same labels.
  const about = <span className="sr-only">: {name}</span>;
  return (
    <article
      className={classNames(
        'on-paper flex max-w-full flex-col bg-paper p-6 not-first:mt-8 not-last:mb-8 md:p-8',
        lengthClasses[cardWidth.base].width,
        lengthClasses[cardWidth.xl].xlWidth,
        lengthClasses[props.cardHeight].leastHeight,
        borderWidths[props.borderWidth],
        borderRadii[props.borderRadius],
        borderColors[props.borderColor ?? 'line'],
      )}
    >
      <ServicePicture {...props} />
      <Heading
        level={3}
        look="h4"
        {...props.headingProps}
        className={classNames('mb-3', headingHeight && lengthClasses[headingHeight].leastHeight)}
      >
        {name}
      </Heading>
      <Text
        className={classNames(
          descriptionHeight && lengthClasses[descriptionHeight].leastHeight,
          descriptionFontSize && fontSizes[descriptionFontSize],
        )}
      >
        {text(props.description)}
      </Text>
      {(pdf || url) && (
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
            <ButtonLink href={url} isExternal={props.isExternal} newTabLabel={newTabLabel}>
              <span>
                {t('migration-service-card.url_button')}
                {about}
              </span>
            </ButtonLink>
          )}
        </p>
      )}
    </article>
  );
}
