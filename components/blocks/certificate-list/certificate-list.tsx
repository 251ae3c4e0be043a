import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { readData } from '@/lib/content/data';
import { downloadPathname, shownDownloadSize } from '@/lib/downloads/download-file';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import type { Certificate } from '@/lib/schema/data/certificates';
import { daysOf } from '@/lib/site/data-sheets';
import { typeset } from '@/lib/text/typeset';
import type { certificateListSchema } from './schema';

/** The certificates to show. */
function chosen(ids: readonly string[] | undefined): Certificate[] {
  const all = readData('certificates');
  return (ids ?? Object.keys(all)).map((id) => {
    const certificate = all[id];
    if (certificate) return certificate;
    throw new Error(`<CertificateList> there is no certificate "${id}" in data/certificates.yaml`);
  });
}

/**
 * The link to a certificate’s PDF, which says its type and size before it is pressed.
 * @throws when there is no such download, or its file is missing.
 */
async function CertificateFile({ download: id, standard }: { download: string; standard: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('components.certificate_list');
  const file = readData('downloads')[id]?.file[locale];
  if (!file)
    throw new Error(`<CertificateList> there is no download "${id}" in data/downloads.yaml`);
  const size = shownDownloadSize(file, locale);
  return (
    <p className="mt-4">
      <TextLink
        href={downloadPathname(file)}
        type="application/pdf"
        className="inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="download" className="size-5" />
        <span>
          {t('download', { type: 'PDF', size })}
          <span className="sr-only">: {standard}</span>
        </span>
      </TextLink>
    </p>
  );
}

/**
 * Certificates side by side: the standard, what it is about, what the certificate covers, its number, body, edition and
 * days, and its PDF.
 * @throws when there is no certificate of an id.
 */
export async function CertificateList(props: BlockProps<typeof certificateListSchema>) {
  const locale = await currentLocale();
  const t = await getTranslations('components.certificate_list');
  return (
    <ul className="mt-10 grid gap-6 first:mt-0 md:grid-cols-2 md:[&>:first-child:nth-last-child(odd)]:col-span-2 xl:gap-8">
      {chosen(props.certificates).map(({ standard, subject, scope, ...certificate }) => {
        const facts = [
          ['number', certificate.number],
          ['body', certificate.body],
          ['edition', `${standard}:${certificate.edition}`],
          ['valid', daysOf(certificate, locale)],
          ['since', String(certificate.since)],
        ] as const;
        return (
          <Card as="li" key={standard} className="flex gap-5">
            <Icon name="shield" className="size-10 text-purple" />
            <div className="min-w-0">
              <Heading level={3} look="h4">
                {standard}
              </Heading>
              <Text isSoft className="mb-4">
                {typeset(subject[locale], locale)}
              </Text>
              <Text look="small">
                <strong>{t('scope')}:</strong> {typeset(scope[locale], locale)}
              </Text>
              <dl className="mt-4 grid gap-x-4 gap-y-1 text-small tabular-nums sm:max-md:grid-cols-[auto_minmax(0,1fr)] xl:grid-cols-[auto_minmax(0,1fr)]">
                {facts.map(([name, value]) => (
                  <div key={name} className="contents">
                    <dt className="text-ink-soft">{t(name)}</dt>
                    <dd className="font-semibold max-sm:mb-2 md:max-xl:mb-2">
                      {typeset(value, locale)}
                    </dd>
                  </div>
                ))}
              </dl>
              {certificate.download && (
                <CertificateFile download={certificate.download} standard={standard} />
              )}
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
