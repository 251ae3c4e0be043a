import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container/container';

/** Backgrounds; each also says which colours are legible on it (app/styles/backgrounds.css). */
const backgrounds = {
  paper: 'on-paper bg-paper',
  mist: 'on-mist bg-mist',
  night: 'on-night bg-night',
} as const;
const above = { none: 'pt-0', small: 'pt-10', large: 'pt-section' } as const;
const below = { none: 'pb-0', small: 'pb-10', large: 'pb-section' } as const;

export type SectionLook = {
  background?: keyof typeof backgrounds;
  /** Space above and below the content: none, 40 px, or 56 to 80 px by width. */
  paddingTop?: keyof typeof above;
  paddingBottom?: keyof typeof below;
  /** Lets the section float above its neighbours. */
  shadow?: boolean;
};

/** Class names of a section with this look. */
export function sectionStyle(look: SectionLook): string {
  const { background = 'paper', paddingTop = 'large', paddingBottom = 'large', shadow } = look;
  const lift = shadow ? ' relative z-10 shadow-float' : '';
  return `${backgrounds[background]} ${above[paddingTop]} ${below[paddingBottom]}${lift}`;
}

type SectionProps = SectionLook & {
  /** Anchor, so that links can lead here. */
  id?: string;
  /** Accessible name, where no heading gives one. */
  label?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** From xl on, headings are next to the text (app/styles/sections.css). */
  hasHeadingColumn?: boolean;
  children?: ReactNode;
};

/** Reusable section layout with a background of its own (docs/behaviour.md §2.3). */
export function Section(props: SectionProps) {
  const { id, label, labelledBy, hasHeadingColumn, children, ...look } = props;
  return (
    <section id={id} aria-label={label} aria-labelledby={labelledBy} className={sectionStyle(look)}>
      <Container className={hasHeadingColumn ? 'heading-column' : undefined}>{children}</Container>
    </section>
  );
}
