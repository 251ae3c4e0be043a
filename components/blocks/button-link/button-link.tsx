import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/button/link-button';
import { callText } from '@/lib/contact/call-text';
import type { BlockProps } from '@/lib/schema/block';
import type { buttonLinkSchema } from './schema';

/** A button that leads to another page. */
export async function ButtonLink(props: BlockProps<typeof buttonLinkSchema>) {
  const t = await getTranslations('components');
  return (
    <p className="button-row mt-10">
      <LinkButton href={props.href} isExternal={props.isExternal} newTabLabel={t('new_tab')}>
        {props.call ? (await callText(props.call)).label : props.label}
      </LinkButton>
    </p>
  );
}
