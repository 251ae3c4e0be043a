import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { icoFile, tabIcon, tileIcon } from './icons';

it('names each picture with its size, length and place, and holds it there', () => {
  const pictures = [
    { side: 16, png: Buffer.from('first') },
    { side: 48, png: Buffer.from('the second') },
  ];
  const file = icoFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const found = pictures.map((_, index) => {
    const entry = 6 + index * 16;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return { side: file.readUInt8(entry), png: file.subarray(offset, offset + length) };
  });
  expect(found).toEqual(pictures);
});

it('has other colours on a dark tab, for the strata that would vanish there', () => {
  const { document } = new JSDOM(tabIcon(), { contentType: 'image/svg+xml' }).window;
  const style = document.querySelector('style')?.textContent ?? '';
  const [light = '', dark = ''] = style.split('@media (prefers-color-scheme:dark)');
  for (const part of ['m', 'b']) {
    const color = (rules: string) => new RegExp(`\\.${part}\\{fill:(#[0-9a-f]{6})\\}`).exec(rules);
    expect(color(light)?.[1]).toBeDefined();
    expect(color(dark)?.[1]).toBeDefined();
    expect(color(dark)?.[1]).not.toBe(color(light)?.[1]);
  }
});

it('is on a tile that systems may cut', () => {
  const rectOf = (radius: number) =>
    new JSDOM(tileIcon({ radius, scale: 0.7 }), {
      contentType: 'image/svg+xml',
    }).window.document.querySelector('rect');
  expect(rectOf(0)?.getAttribute('rx')).toBe('0');
  expect(rectOf(0)?.getAttribute('width')).toBe('64');
});
