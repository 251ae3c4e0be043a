import { getTranslations } from 'next-intl/server';
import type { Page } from '@/lib/content/document';
import { languageTarget } from '@/lib/content/language-switch';
import { content } from '@/lib/content/site-content';

/** Link to the current page in the other language. */
export async function LanguageSwitch({ page }: { page: Page }) {
  const target = languageTarget(page, content);
  if (!target) return null;
  const t = await getTranslations('navigation');
  return (
    <a
      href={target.address}
      hrefLang={target.locale}
      lang={target.locale}
      data-keeps-query=""
      className="flex h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
    >
      {t(`languages.${target.locale}`)}
    </a>
  );
}
