import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepQueryScript } from '@/components/layout/language-switch/keep-query-script';
import { variantScript } from '@/components/ui/query-variants/variant-script';
import { bundleStartScript } from '@/scripts/build/client-scripts';
import { complete, type PageData } from '@/scripts/build/page-data/complete-data';
import { parseRows, printRow } from '@/scripts/build/page-data/flight-rows';
import {
  builtFiles,
  builtPages,
  documentOf,
  outDirectory,
  readBuilt,
} from '@/tests/support/built-site';
import { decodeFlight, plainHtml, shown } from '@/tests/support/flight';
import { pageDataOf } from '@/tests/support/page-data';

/** Scripts that run and whose text is in the page. */
const inlineScripts = (file: string) =>
  [...documentOf(file).getElementsByTagName('script')]
    .filter((script) => !script.hasAttribute('src') && !script.hasAttribute('type'))
    .map(({ textContent }) => textContent);

it('pages hold no script of their own but three that are the same everywhere', async () => {
  const texts = new Set(builtPages.flatMap(inlineScripts));
  expect([...texts].sort()).toEqual(
    [keepQueryScript, variantScript, await bundleStartScript()].sort(),
  );
});

it('only the page without an address has no data for the router', () => {
  const without = builtPages.filter(
    (file) => !builtFiles.includes(file.replace(/\.html$/, '.txt')),
  );
  expect(without).toEqual(['404.html']);
});

it('scripts in attributes are on no page', () => {
  // An expression finds all of them at once, and texts that only look like them: those are parsed.
  const suspected = builtPages.filter((file) =>
    /<[^>]+\son\w+=/.test(readBuilt(file).replace(/<script[\s\S]*?<\/script>/g, '')),
  );
  const found = suspected.flatMap((file) =>
    [...documentOf(file).querySelectorAll('*')]
      .filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on')))
      .map(({ outerHTML }) => `${file}: ${outerHTML.slice(0, 200)}`),
  );
  expect(found).toEqual([]);
});

/** Elements that React would take out of their place, or have in a document once, by names that it does not know. */
const otherName = (type: string) =>
  /^(html|head|body|title|meta|link|style)$/.test(type) ? `x-${type}` : type;

/** Everything that data describe, as HTML in which components of the browser show all they are given. */
function described(data: string): string {
  const leafOf = (body: string) => (props: object) =>
    createElement('x-leaf', { module: body }, shown(props));
  const page = shown(decodeFlight(data, leafOf, otherName));
  const html = renderToStaticMarkup(createElement('main', null, page));
  // React says ahead which pictures and scripts it has come upon.
  return plainHtml(html.slice(html.indexOf('<main>')));
}

/**
 * The parts of a page that data describe, without what only the router gets to know (what comes with what, that nothing is missing) and
 * without numbers of rows.
 */
function partsIn(data: string): string {
  const rows = parseRows(data).map((row) => {
    if (row.id !== '0') return row;
    const { t, b } = JSON.parse(row.body);
    return { ...row, body: JSON.stringify({ t, b }) };
  });
  const alike = rows
    .map(printRow)
    .join('')
    .replace(/"h":\d+,"d":/g, '"h":0,"d":')
    .replace(/"p":(?:false|"\$@[0-9a-f]+"),"v":/g, '"p":0,"v":');
  return described(alike)
    .replace(/&quot;\$[0-9a-f]+&quot;/g, '&quot;row&quot;')
    .replace(/stream [0-9a-f]+/g, 'stream');
}

/** Numbers of the elements that stand for descriptions, in the data and in the HTML. */
const numbersIn = (parts: readonly unknown[]) =>
  [...new Set(parts.filter((part) => typeof part === 'number'))].sort((one, other) => one - other);

it('what never changes is left out of them: the footer of every page, to begin with', () => {
  const described = builtPages.filter(
    (file) => documentOf(file).querySelector('footer[data-html]') === null,
  );
  expect(described).toEqual([]);
});

describe.each(builtPages)('%s', (file) => {
  const html = readBuilt(file);
  const stored = () => JSON.parse(pageDataOf(outDirectory, html)) as PageData;

  const marked = () => [...documentOf(file).querySelectorAll<HTMLElement>('[data-html]')];

  it('starts once, with data that are in a file', () => {
    expect(html.match(/data-data=/g)).toHaveLength(1);
    expect(html).not.toContain('__next_f.push');
    const [first, [kind, ...parts]] = stored();
    expect([first, kind]).toEqual([[0], 1]);
    const numbers = marked().map(({ dataset }) => Number(dataset['html']));
    expect(numbers.sort((one, other) => one - other)).toEqual(numbersIn(parts));
  });

  const forRouter = file.replace(/\.html$/, '.txt');
  if (!builtFiles.includes(forRouter)) return;
  it('starts with what the router gets too', () => {
    // Found once, not by a search through the page for each.
    const elements = new Map(
      marked().map((element) => [`[data-html="${element.dataset['html']}"]`, element]),
    );
    const [, [, data]] = complete(stored(), {
      querySelector: (selector: string) => elements.get(selector) ?? null,
    });
    const fetched = readBuilt(forRouter);
    const modules = (text: string) => parseRows(text).filter(({ tag }) => tag === 'I');
    expect(modules(data)).toEqual(modules(fetched));
    expect(described(data)).toBe(described(fetched));
  });

  it('has two files more for a router that is about to go there: which parts it has, and these', () => {
    const folder = file === 'index.html' ? '' : file.replace(/\.html$/, '/');
    const names = builtFiles.filter(
      (name) => name.startsWith(`${folder}__next.`) && name.endsWith('.txt'),
    );
    const [tree = '', whole = '', ...others] = [
      ...names.filter((name) => name === `${folder}__next._tree.txt`),
      ...names.filter((name) => name.endsWith('.__PAGE__.txt')),
    ];
    expect([tree, whole, ...others].sort()).toEqual([...names].sort());
    expect(others).toEqual([]);
    const fetched = readBuilt(forRouter);
    expect(partsIn(readBuilt(whole))).toBe(partsIn(fetched));
    const versionOf = (text: string) =>
      JSON.parse(parseRows(text).find(({ id }) => id === '0')?.body ?? '{}').b;
    expect([whole, tree].map((name) => versionOf(readBuilt(name)))).toEqual([
      versionOf(fetched),
      versionOf(fetched),
    ]);
    expect(readBuilt(tree).length).toBeLessThan(2048);
  });
});

it('every file of data belongs to a page', () => {
  const named = builtPages.map((file) => /data-data="\/([^"]+)"/.exec(readBuilt(file))?.[1]);
  const files = builtFiles.filter((file) => file.startsWith('_next/static/page-data/'));
  expect(files).toEqual([...new Set(named)].sort());
});
