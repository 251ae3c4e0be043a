import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Person } from '@/lib/schema/people';
import { typeset } from '@/lib/text/typeset';

/** Who wrote a post. */
export async function PostAuthors({ authors, locale }: { authors: Person[]; locale: Locale }) {
  const t = await getTranslations('blog');
  return (
    <>
      <h2 className="mb-4 text-small text-subtext">{t('written_by')}</h2>
      <ul className="space-y-6">
        {authors.map(({ name, position, bio }) => (
          <li key={name}>
            <p className="text-h5">{name}</p>
            <p className="text-small text-subtext">{typeset(position[locale], locale)}</p>
            <p className="mt-2 text-small">{typeset(bio[locale], locale)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
