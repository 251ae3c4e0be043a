import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { readData, readOpenJobs } from '@/lib/content/data';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { type DocumentTypeName, documentTypes } from '@/lib/schema/document-types';
import { changedEnvironment } from '@/scripts/test/preview-directory';
import {
  builtFiles,
  builtPages,
  documentOf,
  fileOf,
  outDirectory,
  readBuilt,
} from '@/tests/support/built-site';
import { hostileCall, hostileName } from '@/tests/support/hostile-texts';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/**
 * The other tests of this project are the contracts, over a copy of the content in which writers have changed one of
 * everything (changed-content.ts). Here it is checked that the copy is what it has to be.
 */
const changedContent = path.resolve(changedEnvironment.CONTENT_DIR);
const before = createRegistry({ ...readContent('content'), now: registry.now, isPreview: false });
const written = registry.pages().filter(({ generated }) => !generated);
const added = written.filter(({ id, locale }) => !before.page(id, locale));

it('is valid: the check, which knows its texts and addresses too, finds warnings at most', async () => {
  const { problems } = await checkContent(changedContent, blockSchemas, {
    now: registry.now,
    messages: 'messages',
    snapshot: path.join(changedContent, 'data/addresses.json'),
    translations: path.join(changedContent, 'data/translations.json'),
  });
  expect(problems.filter(({ fatal }) => fatal)).toEqual([]);
  // Warnings let a build pass, so they must not break a test either.
  const reported = new Set(problems.map(({ ruleId }) => ruleId));
  expect([...reported]).toContain('orphan-page');
});

it('has a new page of every type, below others too, and in one language only', () => {
  const types = documentTypes.map(({ name }): DocumentTypeName => name);
  expect(new Set(added.map(({ type }) => type))).toEqual(new Set(types));
  expect(added.some(({ id }) => id.split('/').length > 2)).toBe(true);
  expect(added.some(({ id }) => registry.versions(id).length === 1)).toBe(true);
  for (const { pathname } of added)
    expect(existsSync(path.join(outDirectory, fileOf(pathname))), pathname).toBe(true);
});

it('has a further page of an area that is too large for one, which lists the others', () => {
  const [page, ...more] = registry.pages().filter(({ generated }) => generated?.kind === 'area');
  expect(more).toEqual([]);
  const area = documentOf(fileOf(registry.pathnameOf('added-by-a-writer-area', 'en') ?? ''));
  // Its text shows no card of them.
  const heading = textOf('en', 'common.side_pages');
  expect(area.querySelector('#in-this-area')?.textContent).toBe(heading);
  const cards = documentOf(fileOf(page?.pathname ?? '')).querySelectorAll('main article a');
  expect([...cards].map((card) => card.getAttribute('href'))).toEqual([
    expect.stringContaining('/part-8'),
    expect.stringContaining('/part-9'),
  ]);
});

it('has a new person with a page of posts, a new subject, and a new position', () => {
  const generated = registry.pages().filter((page) => page.generated);
  const kinds = generated
    .filter(({ id, locale }) => !before.page(id, locale))
    .map(({ generated: list }) => list?.kind);
  expect(kinds).toEqual(expect.arrayContaining(['author', 'tag']));
  const names = Object.values(readData('people')).map(({ name }) => name);
  const career = written.find(({ body }) => body.includes('<JobList'));
  const html = career ? readBuilt(fileOf(career.pathname)) : '';
  expect(html).toContain('Redaktor / redaktorka');
  expect(html).not.toContain('Pozycja zamknięta');
  expect(readOpenJobs(registry.now).length).toBeGreaterThan(0);
  expect(names).toContain('Żaneta Ąckowska-O’Neil');
});

it('has pages at new addresses, to which the old ones redirect, and pages under a new name', () => {
  const moved = written.filter((page) => {
    const pathname = before.pathnameOf(page.id, page.locale);
    return pathname !== undefined && pathname !== page.pathname;
  });
  expect(new Set(moved.map(({ type }) => type)).size).toBe(documentTypes.length);
  const redirects = readBuilt('_redirects').split('\n');
  for (const page of moved) {
    const from = before.pathnameOf(page.id, page.locale) ?? '';
    const ruleId = redirects.find((line) => line.startsWith(`${from} `));
    expect(ruleId, from).toMatch(new RegExp(`^${from} +${page.pathname} +301`));
  }
  const renamed = written.filter((page) => {
    const title = before.page(page.id, page.locale)?.frontmatter.title;
    return title !== undefined && title !== page.frontmatter.title;
  });
  expect(renamed).toHaveLength(2);
});

describe('has texts of strangers, of which nothing runs', () => {
  const hostile = written.filter(({ frontmatter }) => frontmatter.title.includes(hostileName));
  const isData = (script: Element) => /json/.test(script.getAttribute('type') ?? '');

  /** What of a document a browser would run, or follow to code. */
  const codeOf = (document: Document): string[] => [
    ...[...document.querySelectorAll('script')]
      .filter((script) => !isData(script) && script.textContent?.includes(hostileCall))
      .map(({ outerHTML }) => outerHTML),
    ...[...document.querySelectorAll('*')].flatMap(({ attributes, tagName }) =>
      [...attributes]
        .filter(
          ({ name, value }) => name.startsWith('on') || /^\s*(?:javascript|vbscript):/i.test(value),
        )
        .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
    ),
  ];

  it('on any page', () => {
    expect(hostile).toHaveLength(2);
    for (const { pathname } of hostile)
      expect(documentOf(fileOf(pathname)).querySelector('h1')?.textContent).toContain(hostileName);
    const touched = builtPages.filter((file) => readBuilt(file).includes(hostileCall));
    expect(touched.length).toBeGreaterThan(hostile.length);
    expect(touched.flatMap((file) => codeOf(documentOf(file)))).toEqual([]);
  });

  it('in data for search engines, which say them as they are', () => {
    const said = hostile.flatMap(({ pathname }) =>
      [...documentOf(fileOf(pathname)).querySelectorAll('script')]
        .filter(isData)
        .map(({ textContent }) => JSON.stringify(JSON.parse(textContent ?? ''))),
    );
    const written = JSON.stringify(hostileName).slice(1, -1);
    for (const { locale } of hostile)
      expect(said.filter((text) => text.includes(written)).length, locale).toBeGreaterThan(1);
  });

  it('in feeds, whose entries are texts and HTML without code', () => {
    const feeds = builtFiles.filter(
      (file) => /\.(?:rss|atom)$/.test(file) && readBuilt(file).includes(hostileCall),
    );
    const asHtml = (text: string | null | undefined) => new JSDOM(text ?? '').window.document;
    const entries = feeds.flatMap((file) => {
      const xml = new JSDOM(readBuilt(file), { contentType: 'application/xml' }).window.document;
      expect(codeOf(xml), file).toEqual([]);
      return [...xml.querySelectorAll('item, entry')];
    });
    const found = entries.filter((entry) => entry.textContent?.includes(hostileCall));
    expect(found.length).toBeGreaterThan(1);
    // Titles of RSS are plain text; all else is read as HTML.
    for (const entry of found)
      for (const part of entry.querySelectorAll('entry > *, item > :not(title)'))
        expect(codeOf(asHtml(part.textContent)), part.outerHTML).toEqual([]);
  });
});
