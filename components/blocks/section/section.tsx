import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container/container';
import type { BlockProps } from '@/lib/schema/block';
import type { sectionSchema } from './schema';

const backgrounds = {
  paper: 'bg-paper',
  mist: 'bg-mist',
  night: 'on-night bg-night text-on-night',
};
const above = { none: 'pt-0', small: 'pt-10', large: 'pt-section' };
const below = { none: 'pb-0', small: 'pb-10', large: 'pb-section' };

type SectionProps = BlockProps<typeof sectionSchema> & { children?: ReactNode };

/** Reusable section layout (specification §2.3). */
export function Section(props: SectionProps) {
  const { id, background, paddingTop, paddingBottom, shadow, children } = props;
  const lift = shadow ? 'relative z-10 shadow-float' : '';
  return (
    <section
      id={id}
      className={`${backgrounds[background]} ${above[paddingTop]} ${below[paddingBottom]} ${lift}`}
    >
      <Container>{children}</Container>
    </section>
  );
}
