import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { locales } from '@/lib/i18n/locales';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const now = new Date('2026-11-20T12:00:00Z');

/** Rules that report something in a tree with a page in both languages, its menu and what is beside it. */
function rulesBrokenBy(files: Record<string, string>): string[] {
  const directory = writeTree({
    'content/services/finops/en.mdx': page(),
    'content/services/finops/pl.mdx': page('Tekst.\n'),
    ...files,
  });
  const { problems } = checkContent(path.join(directory, 'content'), sampleBlocks, {
    now,
    messages: path.join(directory, 'messages'),
    snapshot: path.join(directory, 'addresses.json'),
    translations: path.join(directory, 'translations.json'),
  });
  return [...new Set(problems.map(({ rule }) => rule))].sort();
}

const translated = Object.fromEntries(
  locales.map((locale) => [`messages/${locale}/common.json`, '{}']),
);

it.each([
  ['a snapshot that is no JSON', { 'addresses.json': '{ "/a": ' }, ['vanished-address']],
  ['a snapshot that is a list', { 'addresses.json': '["/a"]' }, ['vanished-address']],
  ['a snapshot of no pages', { 'addresses.json': '{ "/services/finops": null }' }, []],
  [
    'a snapshot with odd keys',
    { 'addresses.json': '{ "__proto__": "a", "": "b" }' },
    ['vanished-address'],
  ],
  ['records that are no JSON', { 'translations.json': '{' }, ['translation-drift']],
  ['records that are a list', { 'translations.json': '[]' }, ['translation-drift']],
  [
    'records of another kind',
    { 'translations.json': '{ "services/finops": { "pl": { "blocks": 1, "source": "" } } }' },
    ['translation-drift'],
  ],
  ['texts that are a list', { ...translated, 'messages/pl/common.json': '[]' }, ['message-syntax']],
  ['texts that are empty', { ...translated, 'messages/pl/common.json': '' }, ['message-syntax']],
  [
    'texts that refer to themselves',
    { ...translated, 'messages/pl/common.json': '&a [*a]' },
    ['message-syntax'],
  ],
  [
    'texts with odd keys',
    { ...translated, 'messages/pl/common.json': '{ "__proto__": "a", "constructor": {} }' },
    ['message-missing'],
  ],
  [
    'texts with a hidden character',
    { ...translated, 'messages/pl/common.json': '{ "a": "b\u202e" }' },
    ['message-syntax'],
  ],
  [
    'texts with the escape of a hidden character',
    { ...translated, 'messages/pl/common.json': '{ "a": "b\\u202e" }' },
    ['message-syntax'],
  ],
  ['data with a hidden character', { 'content/data/tags.yaml': '# a\u200bb\n{}\n' }, ['data-file']],
  [
    'data with the escape of a hidden character',
    {
      'content/services/_section.yaml':
        'en: { slug: "a", title: "A\\u200b" }\npl: { slug: a, title: A }\n',
    },
    ['data-file'],
  ],
  ['a menu that is a word', { 'content/data/menu.yaml': 'menu' }, ['data-file']],
  ['a menu that refers to itself', { 'content/data/menu.yaml': '&a [*a]' }, ['data-file']],
  ['a section that is a list', { 'content/services/_section.yaml': '[en, pl]' }, ['data-file']],
  [
    'addresses of other kinds',
    { 'content/services/finops/pl.mdx': page('T.\n', 'redirectFrom: { a: 1 }', 'slug: [a]') },
    ['frontmatter-value'],
  ],
  [
    'a language of another kind',
    { 'content/career/pl.mdx': page('T.\n', 'singleLanguage: maybe') },
    ['frontmatter-value'],
  ],
])('survives %s, and tells of it once', (_name, files, rules) => {
  const found = rulesBrokenBy(files).filter((rule) => !rule.startsWith('duplicate-'));
  expect(found).toEqual(rules);
});
