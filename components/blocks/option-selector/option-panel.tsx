import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import type { OptionProps } from './option';

/** What there is to know of an option: its text and what belongs to it, beside its picture. */
export function OptionPanel({ imgSrc, imgAlt, heading, list, children }: OptionProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Heading level={3} className="mb-4">
          {heading}
        </Heading>
        {children}
        {list.length > 0 && (
          <ul className="mt-6 max-w-column space-y-3">
            {list.map((entry) => (
              <li key={entry} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 text-ink-purple" />
                <span className="min-w-0">{entry}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture
        src={imgSrc}
        alt={imgAlt}
        sizes="(min-width: 62rem) 40vw, 100vw"
        className="aspect-4/3 w-full rounded-card border border-rule object-cover lg:col-span-5"
      />
    </div>
  );
}
