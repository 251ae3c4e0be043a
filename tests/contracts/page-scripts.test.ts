import { describe, expect, it } from 'vitest';
import { builtFiles, builtPages, readBuilt } from '@/tests/support/built-site';
import { pageDataFile } from '@/tests/support/page-data';

it('only the page without an address has no data for the router', () => {
  const without = builtPages.filter(
    (file) => !builtFiles.includes(file.replace(/\.html$/, '.txt')),
  );
  expect(without).toEqual(['404.html']);
});

describe.each(builtPages)('%s', (file) => {
  it('starts once, by a script of its own and the others that it names', () => {
    const html = readBuilt(file);
    expect(html.match(/data-page-data=/g)).toHaveLength(1);
    expect(html).not.toMatch(/__next_f|<script(?![^>]* noModule)[^>]* src=|<link[^>]* as="script"/);
    expect(readBuilt(pageDataFile(html) ?? '')).toContain('self.__next_f.push(');
    const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
    const missing = scripts.split(' ').filter((name) => !builtFiles.includes(name.slice(1)));
    expect(missing).toEqual([]);
  });
});

it('every script of one page belongs to a page', () => {
  const named = builtPages.map((file) => pageDataFile(readBuilt(file)));
  const files = builtFiles.filter((file) => file.startsWith('_next/static/page-data/'));
  expect(files).toEqual([...new Set(named)].sort());
});
