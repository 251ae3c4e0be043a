import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container/container';
import { type SectionLook, sectionStyle } from './section-style';

type SectionProps = SectionLook & {
  /** Anchor, so that links can lead here. */
  id?: string;
  /** Accessible name, where no heading gives one. */
  label?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** From xl on, headings stand beside the text (app/styles/columns.css). */
  hasHeadingColumn?: boolean;
  children?: ReactNode;
};

/** Reusable section layout with a ground of its own (specification §2.3). */
export function Section(props: SectionProps) {
  const { id, label, labelledBy, hasHeadingColumn, children, ...look } = props;
  return (
    <section id={id} aria-label={label} aria-labelledby={labelledBy} className={sectionStyle(look)}>
      <Container className={hasHeadingColumn ? 'heading-column' : undefined}>{children}</Container>
    </section>
  );
}
