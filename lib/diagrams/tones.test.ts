import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeColor } from '@/lib/art/theme-colors';
import { contrastOf } from '@/tests/support/contrast';
import { tones } from './drawing';

const css = readFileSync('app/styles/figure.css', 'utf8');

/** Colours of a rule, by the names of its custom properties without dashes. */
function colorsOf(selector: string): Readonly<Record<string, string>> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): var\(--color-([\w-]+)\)/g)].map(([, name = '', token = '']) => [
      name,
      themeColor(token),
    ]),
  );
}

const light = colorsOf('.on-mist');
const backgrounds = [
  ['paper', light],
  ['mist', light],
  ['night', { ...light, ...colorsOf('.on-night') }],
  ['purple', { ...light, ...colorsOf('.on-night'), ...colorsOf('.on-purple') }],
] as const;

describe.each(backgrounds)('on %s', (name, colors) => {
  const background = themeColor(name);

  it.each(tones)('a band of the tone %s stands out at 3:1', (tone) => {
    // Yellow has an edge, which stands out where the colour itself does not.
    const color = tone === 'attention' ? colors['attention-edge'] : colors[tone];
    expect(contrastOf(color ?? '', background)).toBeGreaterThanOrEqual(3);
  });

  it.each(tones)('text on a band of the tone %s has 4.5:1', (tone) => {
    const text =
      (tone === 'attention'
        ? themeColor('night')
        : colors[tone === 'client' ? 'on-client' : 'on-band']) ?? '';
    expect(contrastOf(text, colors[tone] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
