import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/layout/logo/logo';
import { Container } from '@/components/ui/container/container';
import { readMenu } from '@/lib/content/data';
import { menuLinks } from '@/lib/content/menu';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { site } from '@/site.config';

const item = 'inline-block py-2 hover:underline underline-offset-4';

/** The page's footer: the menu once more, legal information, social links, registered data. */
export async function Footer({ page }: { page: Page }) {
  const t = await getTranslations();
  const { legal, social, contact } = site;
  return (
    <footer className="on-night bg-night text-on-night print:hidden">
      <Container className="py-section">
        <div className="grid gap-12 md:grid-cols-2 xl:grid-cols-5">
          <div className="md:col-span-2">
            <Logo />
            <p className="mt-6 max-w-[40ch] text-body-l text-on-night-soft">
              {t('common.footer.claim')}
            </p>
            <p className="mt-6">
              <a className={`${item} text-teal`} href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </p>
          </div>
          {menuLinks(readMenu(), page.locale, content).map((group) => (
            <nav key={group.label} aria-label={t(`navigation.${group.label}`)}>
              <h2 className="mb-3 text-h5">{t(`navigation.${group.label}`)}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link href={link.href} prefetch={false} className={item}>
                      {t(`navigation.${link.label}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-14 flex flex-wrap justify-between gap-x-12 gap-y-6 border-t border-night-line pt-10 text-small text-on-night-soft">
          <div className="max-w-[60ch]">
            <p>
              {t('common.footer.rights', {
                year: String(new Date().getFullYear()),
                legalName: legal.name,
              })}
            </p>
            <p>
              {legal.street}, {legal.postalCode} {legal.city}
            </p>
            <p className="tabular-nums">
              {t('common.footer.registered')}: KRS {legal.krs}, NIP {legal.nip}, REGON {legal.regon}
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-6" aria-label={t('common.footer.social')}>
            {Object.entries(social).map(([name, href]) => (
              <li key={name}>
                <NewTabLink
                  href={href}
                  label={t(`common.footer.${name}`)}
                  note={t('common.new_tab')}
                />
              </li>
            ))}
            <li>
              <NewTabLink
                href={site.dataProtectionClause}
                label={t('common.footer.data_protection')}
                note={t('common.new_tab')}
              />
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}

/** A link to another site, in a new tab that has no access to this one. */
function NewTabLink({ href, label, note }: { href: string; label: string; note: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={item}>
      {label}
      <span className="sr-only"> {note}</span>
    </a>
  );
}
