import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon/icon';

/** Partnerships and certificates by the key of their text, with the sign they carry; no trademarks are drawn. */
const badges: Readonly<Record<string, IconName>> = {
  google_cloud: 'cloud',
  azure: 'cloud',
  iso27001: 'shield',
  iso22301: 'shield',
};

/** Badges of partnerships and certificates (specification §2.3). */
export async function FooterBadges() {
  const t = await getTranslations('common.footer');
  return (
    <ul aria-label={t('partners')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {Object.entries(badges).map(([key, icon]) => (
        <li
          key={key}
          className="flex min-h-16 items-center gap-4 rounded-card border border-night-line px-5 py-3"
        >
          <Icon name={icon} className="size-7 text-teal" />
          <span className="text-small font-semibold">{t(`badges.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}
