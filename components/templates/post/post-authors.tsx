import { getTranslations } from 'next-intl/server';
import { Text } from '@/components/ui/text/text';
import type { Locale } from '@/lib/i18n/locales';
import type { Person } from '@/lib/schema/people';
import { typeset } from '@/lib/text/typeset';

/** Who wrote a post. */
export async function PostAuthors({ authors, locale }: { authors: Person[]; locale: Locale }) {
  const t = await getTranslations('blog');
  return (
    <>
      <h2 className="mb-4 text-small text-ink-soft">{t('written_by')}</h2>
      <ul className="space-y-6">
        {authors.map(({ name, position, bio }) => (
          <li key={name}>
            <p className="text-h5">{name}</p>
            <Text look="small" isSoft>
              {typeset(position[locale], locale)}
            </Text>
            <Text look="small" className="mt-2">
              {typeset(bio[locale], locale)}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
