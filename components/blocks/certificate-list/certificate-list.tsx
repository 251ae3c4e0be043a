import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';
import { readData } from '@/lib/content/data';
import { blogDate } from '@/lib/format/blog-date';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import type { Certificate } from '@/lib/schema/data/certificates';
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

/** The days of a certificate in force. */
const validityOf = (
  { validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>,
  locale: Locale,
) => `${blogDate(validFrom, locale)} – ${blogDate(validUntil, locale)}`;

/**
 * Certificates side by side: the standard, what it is about, what the certificate covers, its number, body, edition and days.
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
          ['valid', validityOf(certificate, locale)],
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
              <dl className="mt-4 grid gap-x-4 gap-y-1 text-small tabular-nums sm:grid-cols-[auto_minmax(0,1fr)]">
                {facts.map(([name, value]) => (
                  <div key={name} className="contents">
                    <dt className="text-ink-soft">{t(name)}</dt>
                    <dd className="font-semibold max-sm:mb-2">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
