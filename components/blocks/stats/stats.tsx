import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { itemsOf } from '@/components/ui/slots/slots';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { shownFact } from '@/lib/site/facts';
import { typeset } from '@/lib/text/typeset';
import { type keyFigureSchema, type proofStripSchema, statSchema } from './schema';

type StatProps = BlockProps<typeof statSchema>;

/** Large numbers that a section is about; small ones in one row, at the foot of a first screen or in a section. */
const looks = {
  large: {
    list: 'mt-10 gap-x-12 gap-y-10',
    // Up to four numbers share a row, more are in rows of three.
    columns: { 1: '', 2: 'sm:grid-cols-2', 4: 'sm:grid-cols-2 xl:grid-cols-4' },
    otherColumns: 'sm:grid-cols-2 xl:grid-cols-3',
    item: 'gap-2 border-l-4 border-teal pl-6',
    heading: 'max-w-[32ch]',
    value: 'text-h1 text-ink-purple',
  },
  strip: {
    list: 'hero-foot grid-cols-2 gap-x-8 gap-y-6 border-t border-rule pt-6 not-first:mt-8',
    columns: { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' },
    otherColumns: 'sm:grid-cols-2 lg:grid-cols-4',
    item: 'gap-1',
    heading: 'max-w-[30ch] text-small text-ink-soft',
    value: 'text-h3',
  },
} as const;

/** Numbers with what they count: terms and descriptions, the number shown first. */
function Numbers({ items, look }: { items: readonly StatProps[]; look: keyof typeof looks }) {
  const { list, columns, otherColumns, ...looksOf } = looks[look];
  const row = (columns as Readonly<Record<number, string>>)[items.length] ?? otherColumns;
  return (
    <dl className={classNames('grid', list, row)}>
      {items.map(({ value, heading }) => (
        <div
          key={heading}
          className={classNames('flex min-w-0 flex-col-reverse justify-end', looksOf.item)}
        >
          <dt className={looksOf.heading}>{heading}</dt>
          <dd className={classNames('tabular-nums hyphens-none', looksOf.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers that say something, side by side. */
export function Stats({ children }: { children?: ReactNode }) {
  return <Numbers items={itemsOf(children, statSchema)} look="large" />;
}

/**
 * Facts of the provider by their names.
 * @throws when there is no fact of a name, or it has no label.
 */
export async function ProofStrip({ facts }: BlockProps<typeof proofStripSchema>) {
  const locale = await currentLocale();
  const items = facts.map((name) => {
    const { value, label } = shownFact(name, locale);
    return { value: typeset(value, locale), heading: typeset(label, locale) };
  });
  return <Numbers items={items} look="strip" />;
}

/** A number of 56 px beside a sentence of 20 px, and its source below. */
export async function KeyFigure({ value, source, children }: BlockProps<typeof keyFigureSchema>) {
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
