import type { lengths } from '@/lib/schema/entities/cards';

type LengthClasses = Readonly<Record<'width' | 'xlWidth' | 'height' | 'leastHeight', string>>;

/** The classes behind each length. Heights are least ones where texts are, which larger letters never leave. */
export const lengthClasses: Readonly<Record<(typeof lengths)[number], LengthClasses>> = {
  auto: { width: 'w-auto', xlWidth: 'xl:w-auto', height: 'h-auto', leastHeight: 'min-h-0' },
  '50%': { width: 'w-1/2', xlWidth: 'xl:w-1/2', height: 'h-1/2', leastHeight: 'min-h-1/2' },
  '100%': { width: 'w-full', xlWidth: 'xl:w-full', height: 'h-full', leastHeight: 'h-full' },
  '42px': { width: 'w-10.5', xlWidth: 'xl:w-10.5', height: 'h-10.5', leastHeight: 'min-h-10.5' },
  '64px': { width: 'w-16', xlWidth: 'xl:w-16', height: 'h-16', leastHeight: 'min-h-16' },
  '96px': { width: 'w-24', xlWidth: 'xl:w-24', height: 'h-24', leastHeight: 'min-h-24' },
  '320px': { width: 'w-80', xlWidth: 'xl:w-80', height: 'h-80', leastHeight: 'min-h-80' },
  '342px': { width: 'w-85.5', xlWidth: 'xl:w-85.5', height: 'h-85.5', leastHeight: 'min-h-85.5' },
  '400px': { width: 'w-100', xlWidth: 'xl:w-100', height: 'h-100', leastHeight: 'min-h-100' },
};

export const borderWidths = { '0': 'border-0', '1px': 'border', '2px': 'border-2' } as const;

export const borderRadii = { '0': 'rounded-none', '4px': 'rounded-card' } as const;

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
