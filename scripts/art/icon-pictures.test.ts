import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { tabIcon, tileIcon } from './icon-pictures';

it('has other colours on a dark tab, for the strata that would vanish there', () => {
  const { document } = new JSDOM(tabIcon(), { contentType: 'image/svg+xml' }).window;
  const style = document.querySelector('style')?.textContent ?? '';
  const [light = '', dark = ''] = style.split('@media (prefers-color-scheme:dark)');
  for (const part of ['m', 'b']) {
    const color = (rules: string) => new RegExp(`\\.${part}\\{fill:(#[0-9a-f]{6})\\}`).exec(rules);
    expect(color(dark)?.[1]).toBeDefined();
    expect(color(dark)?.[1]).not.toBe(color(light)?.[1]);
  }
});

it('stands on a tile that systems may cut', () => {
  const rectOf = (radius: number) =>
    new JSDOM(tileIcon({ radius, scale: 0.7 }), {
      contentType: 'image/svg+xml',
    }).window.document.querySelector('rect');
  expect(rectOf(0)?.getAttribute('rx')).toBe('0');
  expect(rectOf(0)?.getAttribute('width')).toBe('64');
});
