import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { benefitSchema, type featureListSchema, featureSchema } from './schema';

/** Features in a list, each under a short line in the site's accent colour. */
export function FeatureList({ columns, children }: BlockProps<typeof featureListSchema>) {
  const items = itemsOf(children, featureSchema);
  // An odd number in two columns would leave a hole.
  const isInPairs = columns === 2 && items.length % 2 === 0;
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-x-8 gap-y-10 not-first:mt-10 md:grid-cols-2',
        !isInPairs && 'tile-grid xl:grid-cols-12',
      )}
    >
      {items.map((item) => (
        <li key={item.heading}>
          <span aria-hidden="true" className="mb-5 block h-1 w-12 rounded-full bg-teal" />
          <Heading level={3} look="h4" className="mb-3">
            {item.heading}
          </Heading>
          {item.children}
        </li>
      ))}
    </ul>
  );
}

/** Benefits one below the other, from `lg` on in two columns, each between thin lines next to its icon. */
export function BenefitList({ children }: { children?: ReactNode }) {
  const items = itemsOf(children, benefitSchema);
  return (
    <ul className="grid gap-x-12 not-first:mt-10 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item.heading} className="flex gap-5 border-t border-rule py-6">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full border border-rule text-ink-purple">
            <Icon name={item.icon} className="size-6" />
          </span>
          <div className="min-w-0 pt-2.5">
            <Heading level={3} look="h4" className="not-last:mb-2">
              {item.heading}
            </Heading>
            {item.children}
          </div>
        </li>
      ))}
    </ul>
  );
}
