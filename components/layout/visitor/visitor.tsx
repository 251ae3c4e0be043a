import { getTranslations } from 'next-intl/server';
import { LazyVisitor } from '@/components/layout/lazy-leaves.client';
import { askedCategoriesOf } from '@/lib/consent/asked-categories';
import { pageHref } from '@/lib/content/page-href';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { tagManagerId } from '@/lib/tag-manager/tag-manager-id';

type VisitorProps = {
  locale: Locale;
  /** Id of the beginning of the page. */
  topId: string;
  /** The visitor is asked for consent by what needs it, and not by a banner: over examples it would hide them. */
  isQuiet?: boolean;
};

/** What the site keeps of a visit: consent and campaign parameters. Nothing in the HTML; all of it needs script. */
export async function Visitor({ locale, topId, isQuiet }: VisitorProps) {
  const t = await getTranslations('common.connection');
  const policyHref = pageHref('cookie-policy', locale);
  return (
    <LazyVisitor
      locale={locale}
      topId={topId}
      isQuiet={isQuiet}
      policyHref={policyHref}
      tagManagerId={tagManagerId()}
      asked={askedCategoriesOf(content)}
      connection={{ offline: t('offline'), missing: t('missing') }}
    />
  );
}
