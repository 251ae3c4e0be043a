import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { footerItem } from './footer-item';
import { legalLinks } from './legal-links';
import { NewTabLink } from './new-tab-link';

/** Signs of the social links: neutral glyphs, no trademarks. */
const signs: Readonly<Record<string, IconName>> = {
  linkedin: 'professional-network',
  x: 'short-posts',
  youtube: 'video',
};

/** Legal pages, the external data-protection clause, and the three social links (specification §2.3). */
export async function LegalRow({ locale }: { locale: Locale }) {
  const t = await getTranslations('common.footer');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6 text-small">
      <nav aria-label={t('legal')}>
        <ul className="flex flex-wrap gap-x-6">
          {legalLinks(locale).map(({ key, href }) => (
            <li key={key}>
              <Link href={href} className={footerItem}>
                {t(`links.${key}`)}
              </Link>
            </li>
          ))}
          <li>
            <NewTabLink href={site.dataProtectionClause}>{t('data_protection')}</NewTabLink>
          </li>
        </ul>
      </nav>
      <ul className="flex flex-wrap gap-x-6" aria-label={t('social')}>
        {Object.entries(site.social).map(([name, href]) => (
          <li key={name}>
            <NewTabLink href={href}>
              <Icon name={signs[name] ?? 'external'} className="mr-2 inline-block size-5" />
              {t(name)}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
