import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '@/components/ui/button/link-button';
import { Disclosure, DisclosureList } from '@/components/ui/disclosure/disclosure';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { LazyOpenByHash } from '../lazy-leaves.client';
import { accordionItemSchema } from './schema';

/** Who provides the solution, with logo and link, where the writer named them. */
async function AccordionProvider(item: BlockProps<typeof accordionItemSchema>) {
  const { logoSrc, logoAlt, solutionProvider, url, isExternal } = item;
  if (!logoSrc && !solutionProvider && !url) return null;
  const t = await getTranslations('components');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-6">
      {logoSrc && (
        // Logos are drawn for paper.
        <span className="in-[.on-night]:rounded-card in-[.on-night]:bg-paper in-[.on-night]:p-3">
          <Picture
            src={logoSrc}
            alt={logoAlt}
            {...sizeOfSource(logoSrc)}
            sizes="12rem"
            className="h-8 w-auto max-w-48 object-contain"
          />
        </span>
      )}
      {solutionProvider && (
        <Text>{t('accordion.provided_by', { provider: solutionProvider })}</Text>
      )}
      {url && (
        <LinkButton href={url} variant="outline" isExternal={isExternal} newTabLabel={t('new_tab')}>
          <span>
            {t('accordion.more')}
            <span className="sr-only">: {item.title}</span>
          </span>
        </LinkButton>
      )}
    </div>
  );
}

/**
 * Accordion of native disclosures: one open at a time through their common name (docs/behaviour.md §4).
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({ children }: { children?: ReactNode }) {
  const name = useId();
  const items = itemsOf(children, accordionItemSchema);
  return (
    <DisclosureList>
      {items.map((item, index) => (
        <Disclosure
          key={item.title}
          title={item.title}
          headingLevel={3}
          name={name}
          id={item.id}
          isOpen={index === 0}
        >
          {item.children}
          <AccordionProvider {...item} />
        </Disclosure>
      ))}
      {items.some(({ id }) => id) && <LazyOpenByHash />}
    </DisclosureList>
  );
}
