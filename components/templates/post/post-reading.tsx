import { getTranslations } from 'next-intl/server';
import { LazyReadingAids } from './lazy-reading-aids.client';

/** What script adds to the text of a post. */
export async function PostReading({ url }: { url: string }) {
  const t = await getTranslations('blog');
  return (
    <LazyReadingAids
      url={url}
      labels={{ copied: t('link_copied'), notCopied: t('link_not_copied') }}
    />
  );
}
