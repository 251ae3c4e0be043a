import { Card, loneCardStyle } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import type { BlockProps } from '@/lib/schema/block';
import type { listCardSchema } from './schema';

/** The signs are drawn alike, so that texts of neighbouring cards stay in line. */
const Sign = ({ sign }: { sign: 'check' | 'minus' | 'dot' }) =>
  sign === 'dot' ? (
    <span
      aria-hidden="true"
      className="mt-2 mr-1.5 ml-1 size-2.5 shrink-0 rounded-full bg-teal print:bg-black forced-colors:bg-[CanvasText]"
    />
  ) : (
    <Icon
      name={sign}
      className={classNames('mt-0.5 size-5', sign === 'check' ? 'text-purple' : 'text-ink-soft')}
    />
  );

/** A heading and what belongs to it, ticked off or left out. */
export function ListCard({ name, listItems, sign }: BlockProps<typeof listCardSchema>) {
  return (
    <Card className={loneCardStyle}>
      <Heading level={3} look="h4" className="mb-5">
        {name}
      </Heading>
      <ul className="space-y-3">
        {listItems.map((item) => (
          <li key={item} className="flex gap-3">
            <Sign sign={sign} />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
