import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { LazyQueryVariants } from '@/components/ui/lazy-leaves.client';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { optionSchema, type optionSelectorSchema } from './schema';

type OptionProps = BlockProps<typeof optionSchema>;

/** Side of the small picture in the row of options, in pixels. */
const side = 48;

/** What a visitor chooses an option by: its name, next to a small picture that says nothing more. */
function OptionChoice({ heading, navImgSrc }: Pick<OptionProps, 'heading' | 'navImgSrc'>) {
  return (
    <span className="flex items-center gap-4">
      {navImgSrc && (
        <Picture src={navImgSrc} alt="" width={side} height={side} className="size-12 shrink-0" />
      )}
      {heading}
    </span>
  );
}

/** What there is to know of an option: its text and what belongs to it, next to its picture. */
function OptionPanel({ imgSrc, imgAlt, heading, list, children }: OptionProps) {
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

/**
 * Offers of which the address shows one: `?option=` is a whole number from 1 to their count, anything else is
 * ignored and shows the first (docs/behaviour.md §5).
 */
export function OptionSelector({ label, children }: BlockProps<typeof optionSelectorSchema>) {
  const options = itemsOf(children, optionSchema);
  return (
    <LazyQueryVariants
      query="option"
      label={label}
      look="card"
      variants={options.map((option, index) => ({
        value: String(index + 1),
        choice: <OptionChoice {...option} />,
        content: <OptionPanel {...option} />,
      }))}
    />
  );
}
