import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/layout/language-switch/language-switch';
import { Logo } from '@/components/layout/logo/logo';
import { SearchLink } from '@/components/layout/search/search';
import { LinkButton } from '@/components/ui/button/link-button';
import { Container } from '@/components/ui/container/container';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { phoneHref } from '@/lib/contact/phone-href';
import type { Page } from '@/lib/content/document';
import { pageHref } from '@/lib/content/page-href';
import { site } from '@/site.config';
import { Menu, menuId } from './menu';

/**
 * The page's header: 125 px high at the top of the page, of which the upper 45 px scroll away, so that
 * it shrinks to 80 px without script and without moving anything. In very low windows (a laptop at 400 %)
 * all of it scrolls away, to leave room for the text. Its measures grow with the text and with the room that the main
 * area leaves for it (`--spacing-header` in app/theme.css is its height); what has no room in it with large text on a
 * narrow screen is elsewhere on the page as well. No part's place depends on one that follows it: browsers paint what has
 * come of a page, and nothing may move when the rest comes.
 */
export async function Header({ page }: { page: Page }) {
  const t = await getTranslations();
  const { locale } = page;
  const contactHref = pageHref('contact-us', locale);
  return (
    <header className="@container/header sticky -top-11.25 z-40 -mb-31.25 has-[.top-bar_:focus-visible]:top-0 print:hidden [@media(height<theme(--height-scrolling-header))]:static">
      <div className="top-bar flex h-11.25 items-center bg-mist text-small print:hidden">
        <Container className="flex items-center justify-between">
          <a
            href={phoneHref(site.contact.phone)}
            className="flex h-11 items-center gap-2 whitespace-nowrap tabular-nums hover:underline @max-[17rem]/header:hidden"
          >
            <Icon name="phone" className="size-4" />
            {site.contact.phone}
          </a>
          <div className="ml-auto -mr-2 grid grid-cols-[6rem_4.5rem] justify-items-end *:last:col-start-2 @max-[21rem]/header:grid-cols-[2.5rem_4.5rem]">
            <SearchLink page={page} />
            <LanguageSwitch page={page} />
          </div>
        </Container>
      </div>
      <div className="relative border-b border-line bg-paper">
        <Container className="flex h-19.75 items-center gap-6 bar:items-stretch">
          <Link
            href={pageHref('home', locale) ?? '/'}
            aria-label={t('common.home_link')}
            className="flex h-12 items-center self-center text-purple"
          >
            <Logo />
          </Link>
          <Menu key={page.pathname} page={page} />
          {contactHref && (
            <div className="ml-auto self-center burger:hidden">
              <LinkButton href={contactHref}>{t('navigation.contact_us')}</LinkButton>
            </div>
          )}
          <button
            type="button"
            popoverTarget={menuId}
            className="ml-auto flex size-12 cursor-pointer items-center justify-center bar:hidden print:hidden"
          >
            <Icon name="menu" className="size-7" />
            <span className="sr-only">{t('navigation.open_menu')}</span>
          </button>
        </Container>
      </div>
    </header>
  );
}
