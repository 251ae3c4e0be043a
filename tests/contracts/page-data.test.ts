import { describe, expect, it } from 'vitest';
import { keepQueryScript } from '@/components/layout/language-switch/keep-query-script';
import { variantScript } from '@/components/ui/query-variants/variant-script';
import { bundleStartScript } from '@/scripts/build/client-scripts';
import {
  builtFiles,
  builtPages,
  documentOf,
  outDirectory,
  readBuilt,
} from '@/tests/support/built-site';
import { pageDataOf } from '@/tests/support/page-data';

/** Scripts that run and whose text is in the page. */
const inlineScripts = (file: string) =>
  [...documentOf(file).querySelectorAll('script:not([src], [type])')].map(
    ({ textContent }) => textContent,
  );

it('pages hold no script of their own but three that are the same everywhere', async () => {
  const texts = new Set(builtPages.flatMap(inlineScripts));
  expect([...texts].sort()).toEqual(
    [keepQueryScript, variantScript, await bundleStartScript()].sort(),
  );
});

it('scripts in attributes are on no page', () => {
  const found = builtPages.filter((file) =>
    /<[^>]+\son\w+=/.test(readBuilt(file).replace(/<script[\s\S]*?<\/script>/g, '')),
  );
  expect(found).toEqual([]);
});

describe.each(builtPages)('%s', (file) => {
  it('starts once, with data that are in a file, and that the router gets too', () => {
    const html = readBuilt(file);
    expect(html.match(/data-data=/g)).toHaveLength(1);
    expect(html).not.toContain('__next_f.push');
    const [first, data] = JSON.parse(pageDataOf(outDirectory, html)) as [
      [number],
      [number, string],
    ];
    expect(first).toEqual([0]);
    const forRouter = file.replace(/\.html$/, '.txt');
    if (builtFiles.includes(forRouter)) expect(data).toEqual([1, readBuilt(forRouter)]);
    else expect(file).toBe('404.html');
  });
});

it('every file of data belongs to a page', () => {
  const named = builtPages.map((file) => /data-data="\/([^"]+)"/.exec(readBuilt(file))?.[1]);
  const files = builtFiles.filter((file) => file.startsWith('_next/static/page-data/'));
  expect(files).toEqual([...new Set(named)].sort());
});
