import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { AccordionItemProps } from './accordion-item';

/** Who provides the solution, with logo and link, where the writer named them. */
export async function AccordionProvider(item: AccordionItemProps) {
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
        <ButtonLink href={url} variant="outline" isExternal={isExternal} newTabLabel={t('new_tab')}>
          <span>
            {t('accordion.more')}
            <span className="sr-only">: {item.title}</span>
          </span>
        </ButtonLink>
      )}
    </div>
  );
}
