import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/button/link-button';
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
import type { lengths } from '@/lib/schema/entities/cards';
import type { migrationServiceCardSchema } from './schema';

type LengthClasses = Readonly<Record<'width' | 'xlWidth' | 'height' | 'leastHeight', string>>;

/** The classes behind each length. Heights are least ones where texts are, which larger letters never leave. */
const lengthClasses: Readonly<Record<(typeof lengths)[number], LengthClasses>> = {
  auto: { width: 'w-auto', xlWidth: 'xl:w-auto', height: 'h-auto', leastHeight: 'min-h-0' },
  '50%': { width: 'w-1/2', xlWidth: 'xl:w-1/2', height: 'h-1/2', leastHeight: 'min-h-1/2' },
  '100%': { width: 'w-full', xlWidth: 'xl:w-full', height: 'h-full', leastHeight: 'h-full' },
  '42px': { width: 'w-10.5', xlWidth: 'xl:w-10.5', height: 'h-10.5', leastHeight: 'min-h-10.5' },
  '64px': { width: 'w-16', xlWidth: 'xl:w-16', height: 'h-16', leastHeight: 'min-h-16' },
  '96px': { width: 'w-24', xlWidth: 'xl:w-24', height: 'h-24', leastHeight: 'min-h-24' },
  '320px': { width: 'w-80', xlWidth: 'xl:w-80', height: 'h-80', leastHeight: 'min-h-80' },
  '342px': { width: 'w-85.5', xlWidth: 'xl:w-85.5', height: 'h-85.5', leastHeight: 'min-h-85.5' },
  '400px': { width: 'w-100', xlWidth: 'xl:w-100', height: 'h-100', leastHeight: 'min-h-100' },
};

const borderWidths = { '0': 'border-0', '1px': 'border', '2px': 'border-2' } as const;

const borderRadii = { '0': 'rounded-none', '4px': 'rounded-card' } as const;

const borderColors = {
  line: 'border-line',
  teal: 'border-teal',
  blue: 'border-blue',
  purple: 'border-purple',
  yellow: 'border-yellow',
  red: 'border-red',
  button: 'border-button',
} as const;

const fontSizes = {
  '14px': 'text-small',
  '16px': 'text-body',
  '20px': 'text-body-l',
} as const;

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
            <LinkButton
              href={await pdfHref(pdf)}
              variant="outline"
              isExternal
              newTabLabel={newTabLabel}
            >
              <span>
                {t('migration-service-card.pdf_button')}
                {about}
              </span>
            </LinkButton>
          )}
          {url && (
            <LinkButton href={url} isExternal={props.isExternal} newTabLabel={newTabLabel}>
              <span>
                {t('migration-service-card.url_button')}
                {about}
              </span>
            </LinkButton>
          )}
        </p>
      )}
    </article>
  );
}
