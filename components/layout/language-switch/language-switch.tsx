import { getTranslations } from 'next-intl/server';
import { languageTarget } from '@/lib/content/language-switch';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { LanguageLinkDoor } from './language-link.door.client';

/** Link to the current page in the other language. */
export async function LanguageSwitch({ page }: { page: Page }) {
  const target = languageTarget(page, content);
  if (!target) return null;
  const t = await getTranslations('navigation');
  return (
    <LanguageLinkDoor
      address={target.address}
      language={target.locale}
      label={t(`languages.${target.locale}`)}
    />
  );
}
