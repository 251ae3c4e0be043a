import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo/logo';
import { classNames } from '@/components/ui/class-names/class-names';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Icon, type IconName } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { consentSettingsAnchor } from '@/lib/consent/consent-categories';
import { readData } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import { footerPages } from '@/lib/content/known-pages';
import { menuLinks } from '@/lib/content/menu';
import { pageHref } from '@/lib/content/page-href';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/locales';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';

/** Partnerships and certificates by the key of their text, with the sign they carry; no trademarks are drawn. */
const badges: Readonly<Record<string, IconName>> = {
  google_cloud: 'cloud',
  azure: 'cloud',
  iso27001: 'shield',
  iso22301: 'shield',
};

/** Badges of partnerships and certificates (docs/behaviour.md §2.3). */
async function FooterBadges() {
  const t = await getTranslations('common.footer');
  return (
    <ul aria-label={t('partners')} className="flex flex-wrap gap-x-6 gap-y-2">
      {Object.entries(badges).map(([key, icon]) => (
        <li key={key} className="flex items-center gap-3">
          <Icon name={icon} className="size-5 text-teal" />
          <span className="text-small font-semibold">{t(`badges.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Look of a link in the footer, underlined under the pointer. */
const footerItem = 'inline-block py-2 underline-offset-4 hover:underline xl:py-1';

type FooterGroupProps = { heading: string; links: readonly { href: string; label: string }[] };

/** With more links than this, a list goes beside itself where the window is wide: the footer is as high as its longest list. */
const longestList = 8;

/**
 * A named list of links in the footer, folded on phones, where its heading unfolds it. With room everything is there at once
 * (app/styles/base.css); browsers that cannot show what is folded keep it folded.
 */
function FooterGroup({ heading, links }: FooterGroupProps) {
  const isLong = links.length > longestList;
  return (
    <nav
      aria-label={heading}
      className={classNames(
        'max-md:border-b max-md:border-night-line',
        isLong ? 'xl:flex-2' : 'xl:flex-1',
      )}
    >
      <Heading level={2} look="h5" className="mb-1.5 hidden md:unfolds:block">
        {heading}
      </Heading>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between text-h5 after:mr-1 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2 group-open:after:-rotate-135 md:unfolds:hidden">
          {heading}
        </summary>
        <ul className={classNames('max-md:pb-3', isLong && 'gap-x-8 xl:columns-2')}>
          {links.map(({ href, label }) => (
            <li key={label} className="break-inside-avoid">
              <Link href={href} className={footerItem}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The links that exist in a language; the newsletter does in Polish only. */
const legalLinks = (locale: Locale) =>
  Object.entries(footerPages).flatMap(([key, id]) => {
    const href = pageHref(id, locale);
    if (!href) return [];
    const link = { key, href };
    if (key !== 'cookie_policy') return [link];
    // With script the link opens the settings themselves.
    return [link, { key: 'cookie_settings', href: `${href}#${consentSettingsAnchor}` }];
  });

/** A link to another site, in a new tab that has no access to this one. */
async function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = await getTranslations('common');
  return (
    <Link href={href} isExternal newTabLabel={t('new_tab')} className={footerItem}>
      {children}
    </Link>
  );
}

/** Signs of the social links: neutral glyphs, no trademarks. */
const icons: Readonly<Record<string, IconName>> = {
  linkedin: 'professional-network',
  x: 'short-posts',
  youtube: 'video',
};

/** Legal pages and the external data-protection clause (docs/behaviour.md §2.3). */
async function LegalRow({ locale }: { locale: Locale }) {
  const t = await getTranslations('common.footer');
  return (
    <nav aria-label={t('legal')} className="text-small">
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
  );
}

/** The three social links (docs/behaviour.md §2.3). */
async function SocialLinks() {
  const t = await getTranslations('common.footer');
  return (
    <ul className="flex flex-wrap gap-x-6 text-small" aria-label={t('social')}>
      {Object.entries(site.social).map(([name, href]) => (
        <li key={name}>
          <NewTabLink href={href}>
            <Icon name={icons[name] ?? 'external'} className="mr-2 inline-block size-5" />
            {t(name)}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/** The company's registered data, as article 206 of the Polish commercial companies code wants them. */
export async function RegisteredData({ locale }: { locale: Locale }) {
  const t = await getTranslations('common.footer');
  const { legal } = site;
  return (
    <p className="text-small text-on-night-soft tabular-nums">
      {t('rights', { year: content.year(), legalName: legal.name })} {legal.street},{' '}
      {legal.postalCode} {legal.city}. {t('registered', { court: textIn(legal.court, locale) })}{' '}
      {typeset(`KRS ${legal.krs}, NIP ${legal.nip}, REGON ${legal.regon}.`, locale)}{' '}
      {t('share_capital', { amount: textIn(legal.shareCapital, locale) })}
    </p>
  );
}

/** The page's footer: the menu once more, badges, legal information, social links, registered data. */
export async function Footer({ page: { locale } }: { page: Page }) {
  const t = await getTranslations();
  const groups = menuLinks(readData('menu'), locale, content);
  return (
    <footer className="on-night bg-night text-on-night print:hidden">
      <Container className="pt-12 pb-10 xl:pt-10 xl:pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3">
          <Logo />
          <p className="max-w-[60ch] text-on-night-soft xl:mr-auto">{t('common.footer.tagline')}</p>
          <a className={`${footerItem} text-teal`} href={`mailto:${site.contact.email}`}>
            {site.contact.email}
          </a>
        </div>
        <div className="mt-8 grid gap-x-8 border-t border-night-line text-small md:grid-cols-2 md:gap-y-8 md:pt-8 xl:mt-6 xl:flex xl:pt-6">
          {groups.map((group) => (
            <FooterGroup
              key={group.label}
              heading={t(`navigation.${group.label}`)}
              links={group.topics
                .flatMap(({ links }) => links)
                .map(({ href, label }) => ({ href, label: t(`navigation.${label}`) }))}
            />
          ))}
        </div>
        <div className="border-night-line pt-6 md:mt-8 md:border-t xl:mt-6 xl:pt-5">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <FooterBadges />
            <SocialLinks />
          </div>
          <div className="mt-4 mb-5 xl:mt-3 xl:mb-4">
            <LegalRow locale={locale} />
          </div>
          <RegisteredData locale={locale} />
          {site.isFictional && (
            <p className="mt-1 text-small text-on-night-soft">{t('common.footer.fictional')}</p>
          )}
        </div>
      </Container>
    </footer>
  );
}
