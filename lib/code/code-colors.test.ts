import { expect, it } from 'vitest';
import { themeColor } from '@/lib/art/theme-colors';
import { contrastOf } from '@/tests/support/contrast';
import { tokenStyles } from './highlighter';

it.each(Object.entries(tokenStyles))(
  '%s has a colour of at least 4.5:1 on night, where code stands',
  (_, style) => {
    const [, color = ''] = /\btext-([a-z-]+)/.exec(style) ?? [];
    expect(contrastOf(themeColor(color), themeColor('night'))).toBeGreaterThanOrEqual(4.5);
  },
);
