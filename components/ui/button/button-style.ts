/**
 * Looks of a button (specification §9). Red, teal and yellow carry dark text: white on them is
 * illegible. `outline2` is for dark ground.
 */
const variants = {
  brand: 'bg-blue text-paper border-blue hover:bg-night hover:border-night',
  brandR: 'bg-red text-text border-red hover:bg-paper',
  brand2: 'bg-button text-paper border-button hover:bg-text hover:border-text',
  brand3: 'bg-teal text-text border-teal hover:bg-paper hover:border-teal',
  brand4: 'bg-yellow text-text border-yellow hover:bg-paper',
  outline: 'text-text border-text hover:bg-text hover:text-paper',
  outline2: 'text-on-night border-on-night hover:bg-on-night hover:text-night',
  outline3: 'text-purple border-purple hover:bg-purple hover:text-paper',
} as const;

export type ButtonVariant = keyof typeof variants;

const base =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-card border-2 px-6 py-2.5 text-center text-label uppercase no-underline transition-colors duration-200 ease-out cursor-pointer hyphens-none';

/** Class names of a button or of a link that looks like one. */
export function buttonStyle(variant: ButtonVariant = 'brand'): string {
  return `${base} ${variants[variant]}`;
}
