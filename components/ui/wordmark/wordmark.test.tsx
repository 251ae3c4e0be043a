import { expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Wordmark } from './wordmark';

const drawn = (name: string, width?: number) => {
  const svg = renderStatic(<Wordmark name={name} width={width} />).querySelector('svg');
  if (!svg) throw new Error('nothing is drawn');
  return svg;
};
const boxWidth = (svg: Element) => Number(svg.getAttribute('viewBox')?.split(' ')[2]);

it('is a picture with the name as its alternative and as its letters', () => {
  const svg = drawn('Jitřena');
  expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'Jitřena']);
  expect(svg.querySelector('text')?.textContent).toBe('Jitřena');
});

it('keeps the letters within its box, which grows with the name', () => {
  const [short, long] = [drawn('Nil'), drawn('Fundusz Odnowy Powiatów')];
  for (const svg of [short, long])
    expect(Number(svg.querySelector('text')?.getAttribute('textLength'))).toBe(boxWidth(svg));
  expect(boxWidth(long)).toBeGreaterThan(3 * boxWidth(short));
});

it('takes a width, and keeps its proportions', () => {
  expect(drawn('Slotelia', 200).getAttribute('width')).toBe('200');
  expect(boxWidth(drawn('Slotelia', 200))).toBe(boxWidth(drawn('Slotelia')));
});

it('is in two lines as even as may be where it is wider than asked for', () => {
  const linesOf = (name: string, mostWidth: number) => {
    const document = renderStatic(<Wordmark name={name} mostWidth={mostWidth} />);
    return [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  };
  expect(linesOf('Fundusz Odnowy Powiatów', 220)).toEqual(['Fundusz Odnowy', 'Powiatów']);
  expect(linesOf('Zakłady Ostrzew', 600)).toEqual(['Zakłady Ostrzew']);
  expect(linesOf('Meblowiska', 20)).toEqual(['Meblowiska']);
});
