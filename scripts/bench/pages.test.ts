import { expect, it } from 'vitest';
import { bytesByKind, type Measured } from './measure-page';
import { medianOf, tablesOf } from './pages';

const measured = (blocking: number, script = 1000): Measured => ({
  score: 90,
  blocking,
  paint: 200,
  requests: 10,
  causes: { parsing: 1, style: 2, evaluation: 3, data: 4, React: 5, other: 6 },
  bytes: { ...bytesByKind([]), script },
});

it('takes the median of each number', () => {
  const runs = [measured(300), measured(100), measured(120)];
  expect(medianOf(runs).blocking).toBe(120);
  expect(medianOf(runs.slice(0, 2)).blocking).toBe(200);
});

it('shows each page beside the bare one', () => {
  const text = tablesOf(measured(100), new Map([['home, en (/)', measured(250, 4000)]]));
  const [row = ''] = text.split('\n').filter((line) => line.startsWith('| home'));
  const cells = row.split('|').map((cell) => cell.trim());
  expect(cells.slice(1, -1)).toEqual([
    'home, en (/)',
    '90',
    '0',
    '250',
    '2.50×',
    '200',
    '1.00×',
    '10',
    '4.0',
    '4.00×',
    '3.0',
  ]);
});

it('shows no ratio to nothing', () => {
  expect(tablesOf(measured(0), new Map())).toContain(' – ');
});

it('sorts requests by what they are for', () => {
  const bytes = bytesByKind([
    { url: 'http://x/a', resourceType: 'Fetch', transferSize: 5 },
    { url: 'http://x/b', resourceType: 'Fetch', transferSize: 6 },
    { url: 'http://x/c', resourceType: 'Manifest', transferSize: 7 },
    { url: 'http://x/d.js', resourceType: 'Fetch', mimeType: 'text/javascript', transferSize: 8 },
  ]);
  expect(bytes).toMatchObject({ data: 11, other: 7, script: 8 });
});
