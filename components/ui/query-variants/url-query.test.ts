import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { variantScript } from '@/lib/hosting/inline-scripts';
import { readVariant } from './url-query';

/** What the inline script makes of an address, in a document that is parsed as a browser does it. */
function readByScript(search: string, query: string, values: readonly string[]): number {
  const html = `<div data-query="${query}" data-values="${values.join(' ')}" data-shown="1"><script>${variantScript}</script></div>`;
  const url = `https://a.example/page${search}`;
  const { document } = new JSDOM(html, { url, runScripts: 'dangerously' }).window;
  return Number(document.querySelector('div')?.dataset['shown']) - 1;
}

const options = ['1', '2', '3'];
const types = ['blog', 'news'];

const cases: [search: string, query: string, values: string[], position: number][] = [
  ['', 'option', options, 0],
  ['?option=1', 'option', options, 0],
  ['?option=2', 'option', options, 1],
  ['?utm_source=a&option=3', 'option', options, 2],
  // A whole number above 0 and not over the count, otherwise ignored (docs/behaviour.md §5).
  ['?option=0', 'option', options, 0],
  ['?option=4', 'option', options, 0],
  ['?option=-1', 'option', options, 0],
  ['?option=1.5', 'option', options, 0],
  ['?option=2e0', 'option', options, 0],
  ['?option=', 'option', options, 0],
  ['?option', 'option', options, 0],
  ['?option=two', 'option', options, 0],
  ['?option=2%203', 'option', options, 0],
  ['?Option=2', 'option', options, 0],
  ['?type=news', 'type', types, 1],
  ['?type=blog', 'type', types, 0],
  ['?type=events', 'type', types, 0],
];

describe.each([
  ['the leaf', readVariant],
  ['the inline script', readByScript],
])('%s', (_name, read) => {
  it.each(cases)(
    'reads %j as asked by %s of %j: position %i',
    (search, query, values, position) => {
      expect(read(search, query, values)).toBe(position);
    },
  );
});
