import { getTranslations } from 'next-intl/server';
import { ButtonLink as Button } from '@/components/ui/button/button-link';
import type { BlockProps } from '@/lib/schema/block';
import type { buttonLinkSchema } from './schema';

/** A button that leads to another page. */
export async function ButtonLink(props: BlockProps<typeof buttonLinkSchema>) {
  const t = await getTranslations('components');
  return (
    <p className="mt-10">
      <Button href={props.href} isExternal={props.isExternal} newTabLabel={t('new_tab')}>
        {props.label}
      </Button>
    </p>
  );
}
