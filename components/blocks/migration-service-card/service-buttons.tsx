import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { readData } from '@/lib/content/data';
import { downloadAddress } from '@/lib/downloads/download-file';
import { currentLocale } from '@/lib/i18n/current-locale';

type ServiceButtonsProps = {
  /** Name of the service, said after the label, since all cards have the same labels. */
  service: string;
  pdf?: string;
  url?: string;
  isExternal: boolean;
};

/** The file of a download in the language of the page. */
async function pdfAddress(id: string): Promise<string> {
  const download = readData('downloads')[id];
  if (download) return downloadAddress(download.file[await currentLocale()]);
  throw new Error(`<MigrationServiceCard> there is no download "${id}" in data/downloads.yaml`);
}

/** The buttons of a card: a document, which opens in a new tab, and a page. */
export async function ServiceButtons({ service, pdf, url, isExternal }: ServiceButtonsProps) {
  if (!pdf && !url) return null;
  const t = await getTranslations('components');
  const newTabLabel = t('new_tab');
  const about = <span className="sr-only">: {service}</span>;
  return (
    <p className="mt-auto flex flex-wrap gap-3 pt-6">
      {pdf && (
        <ButtonLink
          href={await pdfAddress(pdf)}
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
