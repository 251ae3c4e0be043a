import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import type { BlockProps } from '@/lib/schema/block';
import type { beforeAfterSchema } from './schema';

type SideProps = { label: string; value?: string; text: string; isNow?: boolean };

/** One of the two states; the one of now has our colour. */
const Side = ({ label, value, text, isNow = false }: SideProps) => (
  <div
    className={`on-paper min-w-0 flex-1 rounded-card border border-t-4 border-line bg-paper p-6 md:p-8 ${isNow ? 'border-t-teal' : 'border-t-night-line'}`}
  >
    <dt className="flex items-center gap-3 text-label uppercase text-ink-soft">
      {isNow && (
        <Icon name="arrow-right" className="size-5 rotate-90 text-ink-purple md:rotate-0" />
      )}
      {label}
    </dt>
    <dd className="mt-4">
      {value && (
        <span className="mb-3 block text-figure text-ink-purple tabular-nums hyphens-none">
          {value}
        </span>
      )}
      {text}
    </dd>
  </div>
);

/** Two states, with an arrow to the second: side by side from md on, else one below the other. */
export async function BeforeAfter(props: BlockProps<typeof beforeAfterSchema>) {
  const { before, beforeValue, after, afterValue } = props;
  const t = await getTranslations('components.before_after');
  return (
    <dl className="flex flex-col items-stretch gap-4 not-first:mt-10 md:flex-row md:gap-6">
      <Side label={t('before')} value={beforeValue} text={before} />
      <Side label={t('after')} value={afterValue} text={after} isNow />
    </dl>
  );
}
