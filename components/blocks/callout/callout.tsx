import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { BlockProps } from '@/lib/schema/block';
import type { calloutSchema } from './schema';

/** Stripe and icon; the kind is said in words as well. */
const looks = {
  note: { stripe: 'border-l-blue in-[.on-night]:border-l-on-night-soft', icon: 'info' },
  tip: { stripe: 'border-l-teal', icon: 'success' },
  warning: { stripe: 'border-l-yellow', icon: 'warning' },
} as const;

type CalloutProps = BlockProps<typeof calloutSchema> & { children?: ReactNode };

/** A note next to the thread of the text, announced by its kind. No aside, which would be a landmark. */
export async function Callout({ kind, title, children }: CalloutProps) {
  const id = useId();
  const t = await getTranslations('components.callout');
  const { stripe, icon } = looks[kind];
  return (
    <div
      role="note"
      aria-labelledby={id}
      className={`in-column my-8 max-w-4xl rounded-card border border-l-8 border-rule p-5 first:mt-0 last:mb-0 md:p-6 ${stripe}`}
    >
      <p id={id} className="mb-2 flex items-center gap-3 text-h5">
        <Icon name={icon} className="size-6" />
        <span>
          {t(kind)}
          {title && `: ${title}`}
        </span>
      </p>
      {children}
    </div>
  );
}
