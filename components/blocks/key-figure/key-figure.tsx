import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { BlockProps } from '@/lib/schema/block';
import type { keyFigureSchema } from './schema';

type KeyFigureProps = BlockProps<typeof keyFigureSchema> & { children?: ReactNode };

/** A number of 56 px beside a sentence of 20 px, and its source below. */
export async function KeyFigure({ value, source, children }: KeyFigureProps) {
  const t = await getTranslations('components.key_figure');
  return (
    <figure className="grid gap-x-8 gap-y-5 not-first:mt-10 xl:grid-cols-12">
      <p className="text-figure text-ink-purple tabular-nums hyphens-none xl:col-span-5">{value}</p>
      <div className="xl:col-span-6 xl:col-start-7 [&_p]:text-body-l">
        {children}
        {source && (
          <figcaption className="mt-4 text-small text-ink-soft">
            {t('source', { source })}
          </figcaption>
        )}
      </div>
    </figure>
  );
}
