import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import type { Locale } from '@/lib/i18n/locales';
import type { BlogFooter } from '@/lib/schema/entities/page';
import { typeset } from '@/lib/text/typeset';

type PostFormProps = { form: NonNullable<BlogFooter['form']>; locale: Locale };

/** What a reader may answer the post with, and the way to its form. */
export async function PostForm({ form: { info, url }, locale }: PostFormProps) {
  const t = await getTranslations('blog');
  const common = await getTranslations('common');
  const target = url.startsWith('https:')
    ? ({ isExternal: true, newTabLabel: common('new_tab') } as const)
    : {};
  return (
    <section className="on-mist mt-12 rounded-card bg-mist p-6 md:p-10 print:hidden">
      <Heading level={2} look="h3">
        {t('form')}
      </Heading>
      <Text className="mt-3 mb-6 max-w-column">{typeset(info, locale)}</Text>
      <ButtonLink href={url} {...target}>
        {t('form_button')}
      </ButtonLink>
    </section>
  );
}
