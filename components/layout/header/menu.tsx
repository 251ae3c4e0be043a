import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { readMenu } from '@/lib/content/data';
import { menuLinks } from '@/lib/content/menu';
import { pageAddress } from '@/lib/content/page-address';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { LazyMenuBehaviour } from './lazy-menu-behaviour.client';
import { MenuGroup } from './menu-group';

/** Id of the menu, which the burger button opens as a popover. */
export const menuId = 'menu';

/**
 * Groups of links as native disclosures. From xl they stand in the header; below, the same list is a
 * popover over the whole height that the burger opens. Both work without script.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export async function Menu({ page }: { page: Page }) {
  const t = await getTranslations('navigation');
  const contactHref = pageAddress('contact-us', page.locale);
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={t('label')}
      className="menu bg-paper text-text burger:p-gutter bar:static bar:ml-6 bar:flex bar:overflow-visible bar:2xl:ml-10 print:hidden"
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
        {menuLinks(readMenu(), page.locale, content).map((group) => (
          <MenuGroup key={group.label} group={group} page={page} />
        ))}
      </ul>
      {contactHref && (
        <div className="mt-8 bar:hidden">
          <ButtonLink href={contactHref}>{t('contact_us')}</ButtonLink>
        </div>
      )}
      <LazyMenuBehaviour menuId={menuId} />
    </nav>
  );
}
