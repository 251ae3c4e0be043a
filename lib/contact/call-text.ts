import { getTranslations } from 'next-intl/server';
import { pageHref } from '@/lib/content/page-href';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Call, isPromised, pageOfCall } from './calls';

/** A call in the language of the page: what it says, where it leads, and when somebody answers. */
export type CallText = { label: string; href?: string; promise?: string };

/** What a call says on the page that is being rendered. For server components. */
export async function callText(call: Call): Promise<CallText> {
  const t = await getTranslations('contact');
  return {
    label: t(`calls.${call}`),
    href: pageHref(pageOfCall(call), await currentLocale()),
    promise: isPromised(call) ? t('promise') : undefined,
  };
}
