import { expect, it } from 'vitest';
import { authorIdsOf } from '@/lib/content/lists';
import { authorPageId, postsOf } from '@/lib/content/posts';
import { locales } from '@/lib/i18n/locales';
import { fileOf, outDirectory } from '@/tests/support/built-site';
import { pagesWith, scriptsWith } from '@/tests/support/leaf-pages';
import { brotliSize } from '@/tests/support/page-scripts';
import { addressedPages, registry } from '@/tests/support/site-registry';

/** What script may add to a post, above a page without any of it, in bytes of Brotli. */
const budget = 5 * 1024;

const posts = locales.flatMap((locale) => postsOf(registry, locale));
const filesOf = (pages: readonly { address: string }[]) =>
  pages.map(({ address }) => fileOf(address)).sort();

it.each(['ShareBox', 'ReadingAids'])('%s is on every post, and on no other page', (leaf) => {
  expect(pagesWith(leaf)).toEqual(filesOf(posts));
});

it('CopyButton is on the pages whose text has a code block, and on no other', () => {
  const withCode = addressedPages.filter(({ body }) => /^\s*(```|~~~)/m.test(body));
  expect(pagesWith('CopyButton')).toEqual(filesOf(withCode));
});

it('HoverCard is on the posts one of whose authors has a page', () => {
  const withAuthor = posts.filter(({ locale, frontmatter }) =>
    authorIdsOf(frontmatter).some((id) => registry.addressOf(authorPageId(id), locale)),
  );
  const carrying = new Set(pagesWith('HoverCard'));
  expect(filesOf(posts).filter((file) => carrying.has(file))).toEqual(filesOf(withAuthor));
});

it('all of them together weigh at most 5 KB', () => {
  const leaves = ['ShareBox', 'ReadingAids', 'CopyButton', 'HoverCard'];
  const scripts = [...new Set(leaves.flatMap(scriptsWith))];
  const weight = scripts.reduce((sum, script) => sum + brotliSize(outDirectory, script), 0);
  expect(weight).toBeLessThanOrEqual(budget);
});
