import { getTranslations } from 'next-intl/server';
import { content } from '@/lib/content/site-content';
import { warsawDayOf } from '@/lib/content/visibility';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/site.config';

/** The company's registered data, as article 206 of the Polish commercial companies code wants them. */
export async function RegisteredData({ locale }: { locale: Locale }) {
  const t = await getTranslations('common.footer');
  const { legal } = site;
  return (
    <div className="max-w-[110ch] text-small text-on-night-soft">
      <p>{t('rights', { year: warsawDayOf(content.now).slice(0, 4), legalName: legal.name })}</p>
      <p>
        {legal.street}, {legal.postalCode} {legal.city}
      </p>
      <p>{t('registered', { court: legal.court[locale] })}</p>
      <p className="tabular-nums">
        KRS {legal.krs}, NIP {legal.nip}, REGON {legal.regon}.{' '}
        {t('share_capital', { amount: legal.shareCapital[locale] })}
      </p>
    </div>
  );
}
