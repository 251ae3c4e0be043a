import type { IconName } from '@/components/ui/icon/icon';

/** The icons that say something of a service; arrows and controls are left out. */
export const benefitIcons = [
  'check',
  'shield',
  'lock',
  'cloud',
  'server',
  'database',
  'network',
  'code',
  'user',
  'users',
  'chart',
  'document',
  'clock',
  'calendar',
  'location',
  'globe',
  'phone',
] as const satisfies readonly IconName[];
