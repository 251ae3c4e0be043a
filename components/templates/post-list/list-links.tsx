import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link/text-link';
import { authorsId, tagsId } from '@/lib/content/generated/list-ids';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';

/** Other ways into the posts: by subject and by author, as far as there are any. */
export async function ListLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations('lists');
  const links = [
    { href: content.addressOf(tagsId, locale), label: t('subjects') },
    { href: content.addressOf(authorsId, locale), label: t('all_authors') },
  ];
  return (
    <p className="mt-14 flex flex-wrap justify-center gap-x-8 gap-y-2">
      {links.map(
        ({ href, label }) =>
          href && (
            <TextLink key={href} href={href} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ),
      )}
    </p>
  );
}
