import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { contentDirectory } from '@/lib/content/content-directory';
import { readData, readOpenJobs } from '@/lib/content/data';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { type DocumentTypeName, documentTypes } from '@/lib/schema/document-types';
import { changedEnvironment } from '@/scripts/test/changed-content';
import { fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { previewRegistry } from '@/tests/support/hidden-posts';
import { registry } from '@/tests/support/site-registry';

/**
 * The other tests of this project are the contracts, over a copy of the content in which writers have changed one of
 * everything (scripts/test/changed-content.ts). Here it is checked that the copy is what it has to be.
 */
const changedContent = path.resolve(changedEnvironment.CONTENT_DIR);
const before = createRegistry({ ...readContent('content'), now: registry.now, isPreview: false });
const written = registry.pages().filter(({ generated }) => !generated);
const added = written.filter(({ id, locale }) => !before.page(id, locale));

it('is what the contracts beside this look at', () => {
  expect(contentDirectory).toBe(changedContent);
  expect(outDirectory).toBe(path.resolve(changedEnvironment.OUT_DIR));
});

it('is valid: the check, which knows its texts and addresses too, finds warnings at most', () => {
  const { problems } = checkContent(changedContent, blockSchemas, {
    now: registry.now,
    messages: 'messages',
    snapshot: path.join(changedContent, 'data/addresses.json'),
    translations: path.join(changedContent, 'data/translations.json'),
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  // Warnings let a build pass, so they must not break a test either.
  const reported = new Set(problems.map(({ rule }) => rule));
  expect([...reported]).toEqual(expect.arrayContaining(['few-words', 'orphan-page']));
});

it('has a new page of every type, below others too, and in one language only', () => {
  const types = documentTypes.map(({ name }): DocumentTypeName => name);
  expect(new Set(added.map(({ type }) => type))).toEqual(new Set(types));
  expect(added.some(({ id }) => id.split('/').length > 2)).toBe(true);
  expect(added.some(({ id }) => registry.versions(id).length === 1)).toBe(true);
  for (const { pathname } of added)
    expect(existsSync(path.join(outDirectory, fileOf(pathname))), pathname).toBe(true);
});

it('has a draft and a scheduled post', () => {
  const hidden = previewRegistry.all.filter(({ status }) => status !== 'live');
  const states = new Set(hidden.map(({ status }) => status));
  expect([...states].sort()).toEqual(['draft', 'scheduled']);
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
    const rule = redirects.find((line) => line.startsWith(`${from} `));
    expect(rule, from).toMatch(new RegExp(`^${from} +${page.pathname} +301`));
  }
  const renamed = written.filter((page) => {
    const title = before.page(page.id, page.locale)?.frontmatter.title;
    return title !== undefined && title !== page.frontmatter.title;
  });
  expect(renamed).toHaveLength(2);
});
