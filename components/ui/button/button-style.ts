/**
 * Looks of a button (docs/behaviour.md §9; design: contrast). Red, teal and yellow carry dark text: white on
 * them is illegible. Every look is legible on every background (app/styles/backgrounds.css).
 */
const variants = {
  /** Main button, #545454. */
  brand: 'bg-button text-paper border-edge hover:bg-text',
  /** Red, #F28F8F, dark text. */
  brandR: 'bg-red text-text border-red hover:bg-paper',
  /** Blue, #0F5893. */
  brand2: 'bg-blue text-paper border-edge hover:bg-purple',
  /** Teal, #17CEC0, dark text: the one step a dark section asks for. */
  brand3: 'bg-teal text-text border-teal hover:bg-paper',
  /** Yellow, #FFCE39, dark text. */
  brand4: 'bg-yellow text-text border-yellow hover:bg-paper',
  /** Outline in the colour of the text. */
  outline: 'text-ink border-ink hover:bg-ink hover:text-background',
  /** Outline in blue; white on night. */
  outline2: 'text-ink-blue border-ink-blue hover:bg-ink-blue hover:text-background',
  /** Outline in purple; teal on night. */
  outline3: 'text-ink-purple border-ink-purple hover:bg-ink-purple hover:text-background',
} as const;

export type ButtonVariant = keyof typeof variants;

export const buttonVariants = Object.keys(variants) as ButtonVariant[];

/** 48 px high; the label is uppercase by style alone, so that it is read and copied as written. */
const base =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-card border-2 px-6 py-2.5 text-center text-label uppercase no-underline transition-colors duration-200 ease-out cursor-pointer hyphens-none disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress';

/** Class names of a button or of a link that looks like one. */
export function buttonStyle(variant: ButtonVariant = 'brand'): string {
  return `${base} ${variants[variant]}`;
}
