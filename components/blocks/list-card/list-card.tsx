import { Card, loneCardStyle } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import type { BlockProps } from '@/lib/schema/block';
import type { listCardSchema } from './schema';

/** A heading and what belongs to it, ticked off. */
export function ListCard({ name, listItems }: BlockProps<typeof listCardSchema>) {
  return (
    <Card className={loneCardStyle}>
      <Heading level={3} look="h4" className="mb-5">
        {name}
      </Heading>
      <ul className="space-y-3">
        {listItems.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-purple" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
