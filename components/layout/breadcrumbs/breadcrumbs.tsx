import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link/link';
import type { Page } from '@/lib/content/document';
import { pageHref } from '@/lib/content/page-href';
import { content } from '@/lib/content/site-content';
import { typeset } from '@/lib/text/typeset';

/** The way from the home page to a page that lies below a section. */
export async function Breadcrumbs({ page }: { page: Page }) {
  const trail = content.trail(page);
  if (trail.length < 2) return null;
  const t = await getTranslations('common');
  const home = { id: 'home', title: t('home'), href: pageHref('home', page.locale) };
  return (
    <nav aria-label={t('breadcrumbs')} className="text-small">
      <ol className="flex flex-wrap items-center gap-x-3">
        {[home, ...trail].map(({ id, title, href }, index, { length }) => (
          <li key={id} className="flex items-center gap-3">
            {index === length - 1 && <span aria-current="page">{typeset(title, page.locale)}</span>}
            {index < length - 1 && !href && <span>{title}</span>}
            {index < length - 1 && href && (
              <Link href={href} className="inline-block py-2 underline underline-offset-4">
                {typeset(title, page.locale)}
              </Link>
            )}
            {/* At the end, so that no line begins with it. */}
            {index < length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
