/**
 * What the looks of buttons have in common: 48 px high; the label is uppercase by style alone, so that it is read and
 * copied as written. A file of its own for the error page, which is in every page's script and has two of the eight looks.
 */
export const buttonBase =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-card border-2 px-6 py-2.5 text-center text-label uppercase no-underline transition-colors duration-200 ease-out cursor-pointer hyphens-none disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress';
