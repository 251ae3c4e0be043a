import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/layout/logo/logo';
import { Container } from '@/components/ui/container/container';
import { readMenu } from '@/lib/content/data';
import { menuLinks } from '@/lib/content/menu';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { site } from '@/site.config';
import { FooterBadges } from './badges';
import { FooterGroup } from './footer-group';
import { footerItem } from './footer-item';
import { LegalRow } from './legal-row';
import { RegisteredData } from './registered-data';

/** The page's footer: the menu once more, badges, legal information, social links, registered data. */
export async function Footer({ page }: { page: Page }) {
  const t = await getTranslations();
  const groups = menuLinks(readMenu(), page.locale, content);
  return (
    <footer className="on-night bg-night text-on-night print:hidden">
      <Container className="py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div>
            <Logo />
            <p className="mt-6 max-w-[40ch] text-body-l text-on-night-soft">
              {t('common.footer.claim')}
            </p>
          </div>
          <a className={`${footerItem} text-teal`} href={`mailto:${site.contact.email}`}>
            {site.contact.email}
          </a>
        </div>
        <div className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
          {groups.map((group) => (
            <FooterGroup
              key={group.label}
              heading={t(`navigation.${group.label}`)}
              links={group.links.map(({ href, label }) => ({
                href,
                label: t(`navigation.${label}`),
              }))}
            />
          ))}
        </div>
        <div className="mt-14">
          <FooterBadges />
        </div>
        <div className="mt-10 space-y-8 border-t border-night-line pt-8">
          <LegalRow locale={page.locale} />
          <RegisteredData locale={page.locale} />
        </div>
      </Container>
    </footer>
  );
}
