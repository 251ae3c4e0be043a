import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/layout/language-switch/language-switch';
import { LazyMenuBehaviour } from '@/components/layout/lazy-leaves.client';
import { LinkButton } from '@/components/ui/button/link-button';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { Picture } from '@/components/ui/picture/picture';
import { menuPicture } from '@/lib/art/art-files';
import type { ArtName } from '@/lib/art/art-names';
import { artSize } from '@/lib/art/art-names';
import { phoneHref } from '@/lib/contact/phone-href';
import { readData } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import {
  aboutKeyOf,
  currentState,
  groupOf,
  type MenuLink,
  type MenuLinks,
  menuLinks,
} from '@/lib/content/menu';
import { pageHref } from '@/lib/content/page-href';
import { content } from '@/lib/content/site-content';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';

/** The motif's composition of each area, by the label of its group. */
const compositions: Readonly<Record<string, ArtName>> = {
  'groups.discover': 'horizon',
  'groups.services': 'layers',
  'groups.products': 'slabs',
  'groups.partnership': 'interlock',
};

/** The composition for a group; one without its own has that of the home page. */
const panelArt = (label: string): ArtName =>
  (Object.hasOwn(compositions, label) && compositions[label]) || 'strata';

/**
 * An item of the menu with its second level. Its picture is the page's own diagram in small, which is shown in the panel
 * while the item is pointed at or focused, and which is fetched then.
 */
async function MenuItem({ link, page }: { link: MenuLink; page: Page }) {
  const t = await getTranslations('navigation');
  return (
    <li>
      <Link href={link.href} aria-current={currentState(link, page)} className="menu-link">
        <span>{t(link.label)}</span>
        <span>{typeset(t(aboutKeyOf(link.label)), page.locale)}</span>
        <Picture src={menuPicture(link.id)} alt="" />
      </Link>
      {link.below.length > 0 && (
        <ul className="menu-below mb-3 border-l-2 border-line text-small burger:pl-4 bar:pl-3">
          {link.below.map((inner) => (
            <li key={inner.id}>
              <Link href={inner.href} aria-current={currentState(inner, page)}>
                {typeset(inner.title, page.locale)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * The links of a group below the headings of their topics: from xl on a panel below the whole header with a column for each
 * topic, a line about each link and a picture, which is fetched when the panel is first opened.
 */
async function MenuPanel({ group, page }: { group: MenuLinks; page: Page }) {
  const t = await getTranslations('navigation');
  return (
    <div className="burger:pb-6 bar:absolute bar:inset-x-0 bar:top-full bar:max-h-[calc(100dvh-var(--spacing-header))] bar:overflow-y-auto bar:overscroll-contain bar:border-t bar:border-line bar:bg-paper bar:shadow-float forced-colors:bar:border-b bar:[clip-path:inset(0_0_-4rem)] bar:motion-safe:animate-menu-panel">
      <div className="mx-auto max-w-content bar:relative bar:grid bar:grid-cols-[1fr_var(--menu-picture)] bar:gap-10 bar:px-gutter bar:py-8 bar:[--menu-picture:15rem] bar:2xl:gap-14 bar:2xl:[--menu-picture:18rem]">
        <ul className="bar:grid bar:auto-cols-[minmax(0,1fr)] bar:grid-flow-col bar:gap-7">
          {group.topics.map(({ label, links }) => (
            <li key={label ?? ''}>
              {label && (
                <p className="text-small font-bold tracking-wide text-ink-soft burger:mt-4 bar:mb-2 bar:border-b-2 bar:border-line bar:pb-2">
                  {t(label)}
                </p>
              )}
              <ul>
                {links.map((link) => (
                  <MenuItem key={link.label} link={link} page={page} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="on-night relative isolate flex min-h-80 items-end overflow-hidden rounded-card bg-night p-6 text-h4 text-on-night burger:hidden">
          <Picture
            src={`/art/${panelArt(group.label)}.svg`}
            alt=""
            {...artSize}
            className="absolute inset-x-0 top-0 -z-10 h-[calc(100%-9.5rem)] w-full object-cover"
          />
          <p>{typeset(t(`taglines.${group.label.replace('groups.', '')}`), page.locale)}</p>
        </div>
      </div>
    </div>
  );
}

/** A group of the menu as a native disclosure; marked when the page belongs to it. */
async function MenuGroup(props: { group: MenuLinks; isCurrent: boolean; page: Page }) {
  const { group, isCurrent, page } = props;
  const t = await getTranslations('navigation');
  return (
    <li className="burger:border-b burger:border-line bar:flex">
      <details className="group bar:flex">
        <summary className="relative flex min-h-14 cursor-pointer list-none items-center justify-between gap-2 text-h4 bar:h-19.75 bar:px-3 bar:text-h5 bar:font-semibold bar:2xl:px-4">
          {t(group.label)}
          {isCurrent && <span className="sr-only">{t('current_group')}</span>}
          {isCurrent && (
            <span
              aria-hidden="true"
              className="absolute bottom-0 left-0 h-1 w-8 bg-teal bar:inset-x-3 bar:w-auto bar:2xl:inset-x-4"
            />
          )}
          <Icon
            name="chevron-down"
            className="size-5 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <MenuPanel group={group} page={page} />
      </details>
    </li>
  );
}

/** What is above the menu in the header, once more where the menu covers it: search, telephone, language. */
async function MenuServices({ page }: { page: Page }) {
  const t = await getTranslations('search');
  const searchHref = pageHref('search', page.locale);
  const look = 'flex min-h-12 items-center gap-3 underline-offset-4 hover:underline';
  return (
    <div className="mt-6 border-t border-line pt-4">
      {searchHref && (
        <Link href={searchHref} className={look}>
          <Icon name="search" className="size-5" />
          {t('open')}
        </Link>
      )}
      <a href={phoneHref(site.contact.phone)} className={`${look} tabular-nums`}>
        <Icon name="phone" className="size-5" />
        {site.contact.phone}
      </a>
      <div className="-mx-2">
        <LanguageSwitch page={page} />
      </div>
    </div>
  );
}

/** Id of the menu, which the burger button opens as a popover. */
export const menuId = 'menu';

/**
 * Groups of links as native disclosures. From xl they are in the header; below, the same list is a
 * popover over the whole height that the burger opens. Both work without script.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export async function Menu({ page }: { page: Page }) {
  const t = await getTranslations('navigation');
  const contactHref = pageHref('contact-us', page.locale);
  const groups = menuLinks(readData('menu'), page.locale, content);
  const current = groupOf(groups, page);
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={t('label')}
      className="m-0 border-0 bg-paper text-text backdrop:bg-night/70 burger:inset-[0_0_0_auto] burger:h-dvh burger:max-h-none burger:w-[min(100%-48px,28rem)] burger:overscroll-contain burger:p-gutter bar:static bar:ml-6 bar:flex bar:overflow-visible bar:2xl:ml-10 print:hidden"
    >
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        className="mb-4 ml-auto flex size-12 cursor-pointer items-center justify-center bar:hidden"
      >
        <Icon name="close" className="size-7" />
        <span className="sr-only">{t('close_menu')}</span>
      </button>
      <ul className="bar:flex bar:gap-1">
        {groups.map((group) => (
          <MenuGroup key={group.label} group={group} isCurrent={group === current} page={page} />
        ))}
      </ul>
      <div className="mt-8 bar:hidden">
        {contactHref && <LinkButton href={contactHref}>{t('contact_us')}</LinkButton>}
        <MenuServices page={page} />
      </div>
      <LazyMenuBehaviour menuId={menuId} />
    </nav>
  );
}
