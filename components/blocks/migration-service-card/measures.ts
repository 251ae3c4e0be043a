/**
 * The measures that a card may have, and the classes behind them. A closed set instead of style attributes: those would
 * need a hash of their own in the site’s Content-Security-Policy for each value. Heights are least heights, so
 * that larger letters and longer languages are never cut.
 */
export const pictureWidths = {
  auto: 'w-auto',
  '24px': 'w-6',
  '32px': 'w-8',
  '42px': 'w-10.5',
  '48px': 'w-12',
  '56px': 'w-14',
  '64px': 'w-16',
  '80px': 'w-20',
  '96px': 'w-24',
  '128px': 'w-32',
  '100%': 'w-full',
} as const;

export const pictureHeights = {
  auto: 'h-auto',
  '24px': 'h-6',
  '32px': 'h-8',
  '42px': 'h-10.5',
  '48px': 'h-12',
  '56px': 'h-14',
  '64px': 'h-16',
  '80px': 'h-20',
  '96px': 'h-24',
  '128px': 'h-32',
} as const;

/** Below xl. */
export const widths = {
  auto: 'w-auto',
  '50%': 'w-1/2',
  '100%': 'w-full',
  '280px': 'w-70',
  '320px': 'w-80',
  '342px': 'w-85.5',
  '400px': 'w-100',
} as const;

/** From xl on. */
export const xlWidths = {
  auto: 'xl:w-auto',
  '50%': 'xl:w-1/2',
  '100%': 'xl:w-full',
  '280px': 'xl:w-70',
  '320px': 'xl:w-80',
  '342px': 'xl:w-85.5',
  '400px': 'xl:w-100',
} as const;

export const cardHeights = {
  auto: 'min-h-0',
  '100%': 'h-full',
  '240px': 'min-h-60',
  '280px': 'min-h-70',
  '320px': 'min-h-80',
  '360px': 'min-h-90',
  '400px': 'min-h-100',
  '480px': 'min-h-120',
} as const;

export const textHeights = {
  auto: 'min-h-0',
  '32px': 'min-h-8',
  '48px': 'min-h-12',
  '64px': 'min-h-16',
  '72px': 'min-h-18',
  '96px': 'min-h-24',
  '120px': 'min-h-30',
  '144px': 'min-h-36',
  '192px': 'min-h-48',
} as const;

export const borderWidths = {
  '0': 'border-0',
  '1px': 'border',
  '2px': 'border-2',
  '4px': 'border-4',
} as const;

export const borderRadii = {
  '0': 'rounded-none',
  '4px': 'rounded-card',
  '8px': 'rounded-[calc(2*var(--radius-card))]',
} as const;

export const borderColors = {
  line: 'border-line',
  teal: 'border-teal',
  blue: 'border-blue',
  purple: 'border-purple',
  yellow: 'border-yellow',
  red: 'border-red',
  button: 'border-button',
} as const;

export const fontSizes = {
  '14px': 'text-small',
  '16px': 'text-body',
  '20px': 'text-body-l',
} as const;

/**
 * The class of a measure that the schema has let pass.
 * @param classes One of the sets above.
 * @param measure As the writer gave it; without one there is no class.
 */
export const classOf = (classes: Readonly<Record<string, string>>, measure: string | undefined) =>
  measure === undefined ? undefined : classes[measure];
