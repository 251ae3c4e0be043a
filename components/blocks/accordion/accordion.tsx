import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/items-of';
import { AccordionItem, type AccordionItemProps } from './accordion-item';

/**
 * Accordion of native disclosures: one open at a time through their common name, found by the browser's
 * in-page search, and working without script.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({ children }: { children?: ReactNode }) {
  const name = useId();
  const items = itemsOf<AccordionItemProps>(children, AccordionItem, 'Accordion');
  return (
    <div className="max-w-4xl border-t border-line not-first:mt-10">
      {items.map((item, index) => (
        <details
          key={item.title}
          name={name}
          open={index === 0}
          className="group border-b border-line"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5">
            <h3 className="text-h4">{item.title}</h3>
            <Icon
              name="chevron-down"
              className="size-6 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pb-8">
            {item.children}
            <Provider {...item} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Who provides the solution, with logo and link, where the writer named them. */
async function Provider(item: AccordionItemProps) {
  const { logoSrc, logoAlt, solutionProvider, url, isExternal } = item;
  if (!logoSrc && !solutionProvider && !url) return null;
  const t = await getTranslations('components.accordion');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-6">
      {logoSrc && <Picture src={logoSrc} alt={logoAlt} className="h-8 w-auto" />}
      {solutionProvider && <p>{t('provided_by', { provider: solutionProvider })}</p>}
      {url && (
        <ButtonLink href={url} variant="outline" isExternal={isExternal} newTabLabel={t('new_tab')}>
          {t('more', { title: item.title })}
        </ButtonLink>
      )}
    </div>
  );
}
