import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { featureListSchema, featureSchema } from './schema';

type FeatureProps = BlockProps<typeof featureSchema> & { children?: ReactNode };

/** One feature; `<FeatureList>` reads its properties and renders it. */
export function Feature(_props: FeatureProps): ReactNode {
  return misplaced('Feature', 'FeatureList');
}

type FeatureListProps = BlockProps<typeof featureListSchema> & { children?: ReactNode };

/** Features in a list, each under a short line in the site's accent colour. */
export function FeatureList({ columns, children }: FeatureListProps) {
  const items = itemsOf<FeatureProps>(children, Feature, 'FeatureList');
  // An odd number in two columns would leave a hole.
  const isInPairs = columns === 2 && items.length % 2 === 0;
  return (
    <ul className={classNames(isInPairs ? 'tile-pairs' : 'tile-grid', 'not-first:mt-10')}>
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
