import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { currentState, type MenuLinks } from '@/lib/content/menu';
import type { Page } from '@/lib/content/registry';
import { MenuPanel } from './menu-panel';

/** A group of the menu as a native disclosure; marked when the page lies within it. */
export async function MenuGroup({ group, page }: { group: MenuLinks; page: Page }) {
  const t = await getTranslations('navigation');
  const isCurrent = group.links.some((link) => currentState(link, page));
  return (
    <li className="burger:border-b burger:border-line bar:flex">
      <details className="group bar:flex">
        <summary className="menu-summary relative flex min-h-14 cursor-pointer list-none items-center justify-between gap-2 text-h4 bar:h-19.75 bar:px-3 bar:text-h5 bar:font-semibold bar:2xl:px-4">
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
