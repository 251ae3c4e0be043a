import { getTranslations } from 'next-intl/server';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import * as measures from './measures';
import type { migrationServiceCardSchema } from './schema';
import { ServiceButtons } from './service-buttons';
import { ServicePicture } from './service-picture';

type MigrationServiceCardProps = BlockProps<typeof migrationServiceCardSchema>;

/** Class names of the card itself. */
function cardLook(props: MigrationServiceCardProps): string {
  const { classOf } = measures;
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
 * A migration service: picture, name, description, a document and a page to read on (specification §3).
 * @throws when there is no text behind one of the keys.
 */
export async function MigrationServiceCard(props: MigrationServiceCardProps) {
  const t = await getTranslations('components.migration-service-card.services');
  const text = (key: string) => {
    if (t.has(key)) return t(key);
    throw new Error(`<MigrationServiceCard> there is no text "${key}" in components.json`);
  };
  const name = text(props.name);
  const { classOf, fontSizes, textHeights } = measures;
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
