import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeColor } from '@/lib/art/theme-colors';
import { contrastOf } from '@/tests/support/contrast';
import { tokenKinds } from './highlighter';

const css = readFileSync('app/styles/code.css', 'utf8');

/** The colour token of a kind. */
function colorOf(kind: string): string {
  const [, color = ''] =
    new RegExp(`\\.code-${kind}\\b[^}]*?color: var\\(--color-([a-z-]+)\\)`).exec(css) ?? [];
  return color;
}

it.each(tokenKinds)('%s has a colour of at least 4.5:1 on night, where code stands', (kind) => {
  expect(contrastOf(themeColor(colorOf(kind)), themeColor('night'))).toBeGreaterThanOrEqual(4.5);
});
