import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

/** Keys of the namespace `blog` that are reported as unused, where code has the given text. */
function unused(code: string, ...keys: string[]): string[] {
  const texts = JSON.stringify({ a: Object.fromEntries(keys.map((key) => [key, 'Text'])) });
  const directory = writeTree({
    'content/readme.txt': '',
    'messages/en/blog.json': texts,
    'messages/pl/blog.json': texts,
    'components/x/x.tsx': code,
    'components/x/x.test.tsx': "t('blog.a.inTest')",
  });
  const messages = path.join(directory, 'messages');
  const { problems } = checkContent(path.join(directory, 'content'), sampleBlocks, {
    now: new Date(),
    messages,
  });
  return problems
    .filter(({ rule }) => rule === 'message-unused')
    .map(({ message }) => /blog\.a\.(\w+)/.exec(message)?.[1] ?? '');
}

/** A variable within a template, as the code of a test has it. */
const variable = ['$', '{kind}'].join('');

it.each([
  ['a whole key', "t('blog.a.one')"],
  ['a key below a namespace', "const t = useTranslations('blog.a'); t('one')"],
  [
    'a key below a namespace, elsewhere',
    "labels(t, 'a.one'); getTranslations({ namespace: 'blog' })",
  ],
  ['a key that is put together', `const t = await getTranslations('blog'); t(\`a.${variable}\`)`],
  ['a key with an open end', "const t = getTranslations(); t('blog.a.' + kind)"],
  [
    'a key with an open beginning',
    `const t = await getTranslations('blog'); t(\`${variable}.one\`)`,
  ],
  ['a key in a variable', "const t = await getTranslations('blog.a'); t(kind)"],
  ['a rich text', "const words = useTranslations('blog.a'); words.rich(kind, { b })"],
  ['a key in double quotes', 'const t = useTranslations("blog"); t("a.one")'],
])('takes a text for used that code names by %s', (_name, code) => {
  expect(unused(code, 'one')).toEqual([]);
});

it.each([
  ['nobody names', "t('blog.a.two')"],
  ['another namespace has', "const t = useTranslations('common'); t('one')"],
  ['a comment mentions', '// blog.a.one is gone'],
  ['a comment uses', "// t('blog.a.one')"],
  ['a page shows', 'export const A = () => <p>It’s "blog.a.one"</p>'],
])('reports a text that %s', (_name, code) => {
  expect(unused(code, 'one')).toEqual(['one']);
});

it('does not take tests for use, and knows keys that every object inherits', () => {
  expect(unused("t('blog.a.one')", 'one', 'inTest', 'constructor')).toEqual([
    'inTest',
    'constructor',
  ]);
});
