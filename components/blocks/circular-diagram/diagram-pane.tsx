import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { padNumber } from '@/lib/format/pad-number';

type DiagramPaneProps = {
  /** Anchor, to which the segment leads without script. */
  id: string;
  /** As it stands in the segment, from 1. */
  number: number;
  heading: string;
  text: string;
  isSelected: boolean;
};

/** What is told of a segment; hidden while another is selected, except without script and on paper. */
export function DiagramPane({ id, number, heading, text, isSelected }: DiagramPaneProps) {
  return (
    <div
      id={id}
      className={classNames(
        'noscript:not-first:mt-10 print:not-first:mt-6',
        !isSelected && 'hidden noscript:block print:block',
      )}
    >
      <p aria-hidden="true" className="mb-2 text-h5 text-ink-purple tabular-nums">
        {padNumber(number)}
      </p>
      <Heading level={3} className="mb-3">
        {heading}
      </Heading>
      <Text look="bodyL">{text}</Text>
    </div>
  );
}
