import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link/link';
import { Picture } from '@/components/ui/picture/picture';
import { artSize } from '@/lib/art/art-names';
import { currentState, type MenuLinks } from '@/lib/content/menu';
import type { Page } from '@/lib/content/registry';
import { typeset } from '@/lib/text/typeset';
import { panelArt } from './panel-art';

/**
 * The links of a group: from xl on a panel below the whole header, with a line about each link and a
 * picture, which is fetched when the panel is first opened.
 */
export async function MenuPanel({ group, page }: { group: MenuLinks; page: Page }) {
  const t = await getTranslations('navigation');
  const about = (label: string) => typeset(t(label.replace('items.', 'about.')), page.locale);
  return (
    <div className="menu-panel burger:pb-6 bar:absolute bar:inset-x-0 bar:top-full bar:border-t bar:border-line bar:bg-paper bar:shadow-float bar:[clip-path:inset(0_0_-4rem)]">
      <div className="mx-auto max-w-content bar:grid bar:grid-cols-[1fr_20rem] bar:gap-16 bar:px-gutter bar:py-10">
        <ul className="bar:grid bar:grid-cols-2 bar:content-start bar:gap-x-10 bar:gap-y-2 bar:2xl:grid-cols-3">
          {group.links.map((link) => (
            <li key={link.label}>
              <Link href={link.href} aria-current={currentState(link, page)} className="menu-link">
                <span>{t(link.label)}</span>
                <span>{about(link.label)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="on-night relative isolate flex min-h-56 items-end overflow-hidden rounded-card bg-night p-6 text-on-night burger:hidden">
          <Picture
            src={`/art/${panelArt(group.label)}.svg`}
            alt=""
            {...artSize}
            className="absolute inset-x-0 top-0 -z-10 h-[calc(100%-6rem)] w-full object-cover"
          />
          <p className="text-h4">
            {typeset(t(`claims.${group.label.replace('groups.', '')}`), page.locale)}
          </p>
        </div>
      </div>
    </div>
  );
}
