import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link';
import { footerItem } from './footer-item';

/** A link to another site, in a new tab that has no access to this one. */
export async function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = await getTranslations('common');
  return (
    <Link href={href} isExternal newTabLabel={t('new_tab')} className={footerItem}>
      {children}
    </Link>
  );
}
