import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { readMenu } from '@/lib/content/data';
import { menuLinks } from '@/lib/content/menu';
import { pageAddress } from '@/lib/content/page-address';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { MenuBehaviourDoor } from './menu-behaviour.door.client';

/** Id of the menu, which the burger button opens as a popover. */
export const menuId = 'menu';

const panel =
  'xl:absolute xl:top-full xl:left-0 xl:z-10 xl:mt-3 xl:w-88 xl:rounded-card xl:bg-paper xl:p-4 xl:shadow-float';

/**
 * Groups of links as native disclosures. From xl they stand in the header; below, the same list is a
 * popover that the burger opens. Both work without script.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export async function Menu({ locale }: { locale: Locale }) {
  const t = await getTranslations('navigation');
  const groups = menuLinks(readMenu(), locale, content);
  const contactHref = pageAddress('contact-us', locale);
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={t('label')}
      className="menu bg-paper text-text max-xl:p-gutter xl:static xl:block xl:overflow-visible print:hidden"
    >
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        className="mb-4 ml-auto flex size-12 cursor-pointer items-center justify-center xl:hidden"
      >
        <Icon name="close" className="size-7" />
        <span className="sr-only">{t('close_menu')}</span>
      </button>
      <ul className="xl:flex xl:gap-2">
        {groups.map((group) => (
          <li key={group.label} className="max-xl:border-b max-xl:border-line">
            <details className="group relative">
              <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 text-h4 xl:px-4 xl:text-h5 xl:font-semibold">
                {t(group.label)}
                <Icon
                  name="chevron-down"
                  className="size-5 transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <ul className={`max-xl:pb-4 ${panel}`}>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link
                      href={link.href}
                      prefetch={false}
                      className="flex min-h-12 items-center rounded-card px-4 py-2 hover:bg-mist hover:text-purple"
                    >
                      {t(link.label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      {contactHref && (
        <div className="mt-8 xl:hidden">
          <ButtonLink href={contactHref}>{t('contact_us')}</ButtonLink>
        </div>
      )}
      <MenuBehaviourDoor menuId={menuId} />
    </nav>
  );
}
