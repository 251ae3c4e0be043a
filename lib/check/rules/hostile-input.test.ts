import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { locales } from '@/lib/i18n/locales';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const now = new Date('2026-11-20T12:00:00Z');

/** Rules that report something in a tree with a page in both languages, its menu and what is beside it. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  const directory = writeTree({
    'content/services/finops/en.mdx': page(),
    'content/services/finops/pl.mdx': page('Tekst.\n'),
    ...files,
  });
  const { problems } = await checkContent(path.join(directory, 'content'), sampleBlocks, {
    now,
    messages: path.join(directory, 'messages'),
    snapshot: path.join(directory, 'addresses.json'),
    translations: path.join(directory, 'translations.json'),
  });
  return [...new Set(problems.map(({ ruleId }) => ruleId))].sort();
}

const translated = Object.fromEntries(
  locales.map((locale) => [`messages/${locale}/common.json`, '{}']),
);

const polish = 'content/services/finops/pl.mdx';
const section = 'content/services/_section.yaml';

it.each([
  ['addresses.json', '{ "/a": ', 'vanished-address'],
  ['addresses.json', '["/a"]', 'vanished-address'],
  ['addresses.json', '{ "/services/finops": null }', undefined],
  ['addresses.json', '{ "__proto__": "a", "": "b" }', 'vanished-address'],
  ['translations.json', '{', 'translation-drift'],
  ['translations.json', '[]', 'translation-drift'],
  ['translations.json', '{ "services/finops": { "pl": { "blocks": 1 } } }', 'translation-drift'],
  ['messages/pl/common.json', '[]', 'message-syntax'],
  ['messages/pl/common.json', '', 'message-syntax'],
  ['messages/pl/common.json', '&a [*a]', 'message-syntax'],
  ['messages/pl/common.json', '{ "__proto__": "a", "constructor": {} }', 'message-missing'],
  ['messages/pl/common.json', '{ "a": "b\u202e" }', 'message-syntax'],
  ['messages/pl/common.json', '{ "a": "b\\u202e" }', 'message-syntax'],
  ['content/data/tags.yaml', '# a\u200bb\n{}\n', 'data-file'],
  [section, 'en: { slug: a, title: "A\\u200b" }\npl: { slug: a, title: A }\n', 'data-file'],
  [section, '[en, pl]', 'data-file'],
  ['content/data/menu.yaml', 'menu', 'data-file'],
  ['content/data/menu.yaml', '&a [*a]', 'data-file'],
  [polish, page('T.\n', 'redirectFrom: { a: 1 }', 'slug: [a]'), 'frontmatter-value'],
  ['content/career/pl.mdx', page('T.\n', 'singleLanguage: maybe'), 'frontmatter-value'],
])('survives %s with %j, and tells of it once', async (file, text, ruleId) => {
  const texts = file.startsWith('messages/') ? translated : {};
  const found = await rulesBrokenBy({ ...texts, [file]: text });
  expect(found.filter((one) => !one.startsWith('duplicate-'))).toEqual(ruleId ? [ruleId] : []);
});
