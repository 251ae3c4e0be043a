import { expect, type Page } from '@playwright/test';
import { readData } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/document';
import { authorPageId, postsOf } from '@/lib/content/posts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-metadata';
import { copiedText } from '@/tests/support/clipboard';
import { isWide } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/**
 * A post that has headings and a code block, in a language.
 * @throws when the content has none.
 */
function richPost(locale: Locale): PostEntry {
  const post = postsOf(registry, locale).find(
    ({ body }) => /^```/m.test(body) && (body.match(/^## /gm)?.length ?? 0) > 2,
  );
  if (!post) throw new Error(`The content has no post with headings and code in "${locale}"`);
  return post;
}

/** Name of a post's author. */
const authorNameOf = ({ frontmatter }: PostEntry): string =>
  readData('people')[frontmatter.author]?.name ?? '';

/** An interface text of the blog with its values filled in. */
const blogText = (locale: Locale, key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    textOf(locale, `blog.${key}`),
  );

/** What lists lead to. */
const hrefOf = ({ pathname, frontmatter }: PostEntry) => `${pathname}?type=${frontmatter.category}`;

test('pl: code, a heading’s link and the post’s link are copied, without the query', async ({
  page,
  context,
}) => {
  // In Polish, whose headings have letters that addresses encode.
  const post = richPost('pl');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => copiedText(page);
  await openPage(page, hrefOf(post));
  const article = page.getByRole('article').first();

  const block = article.locator('figure', { has: page.locator('pre') }).first();
  const copy = textOf('pl', 'components.code_block.copy');
  await block.getByRole('button', { name: copy, exact: true }).click();
  await expect(block.getByRole('status')).toHaveText(textOf('pl', 'components.code_block.copied'));
  expect(await copied()).toBe(await block.locator('code').textContent());

  const heading = article.getByRole('heading', { level: 2 }).first();
  const name = (await heading.textContent()) ?? '';
  await article
    .getByRole('link', { name: blogText('pl', 'heading_link', { heading: name }) })
    .click();
  const toast = page.getByText(blogText('pl', 'link_copied')).first();
  await expect(toast).toBeVisible();
  const anchor = `#${await heading.getAttribute('id')}`;
  await expect(page).toHaveURL(new RegExp(`${encodeURI(anchor)}$`));
  expect(decodeURI(await copied())).toBe(absolute(post.pathname) + anchor);
  await page.getByRole('button', { name: textOf('pl', 'common.toast.close') }).click();

  await article.getByRole('button', { name: blogText('pl', 'share.copy') }).click();
  await expect(toast).toBeVisible();
  expect(await copied()).toBe(absolute(post.pathname));
});

test('en: an author’s card opens where the author has a page', async ({ page }) => {
  const post = richPost('en');
  await page.clock.install();
  await openPage(page, post.pathname);
  const name = authorNameOf(post);
  const footer = page.getByRole('article').first().locator('footer').first();
  const link = footer.getByRole('link', { name, exact: true });
  const authorPage = registry.pathnameOf(authorPageId(post.frontmatter.author), 'en');
  if (!authorPage) throw new Error(`${name}, who wrote ${post.pathname}, has no page`);
  await expect(link).toHaveAttribute('href', authorPage);
  await link.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await link.hover();
  await page.clock.runFor(700);
  const card = page.getByRole('group', { name: blogText('en', 'about_author', { name }) });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: blogText('en', 'all_by', { name }) })).toBeVisible();
});

/** Opens the contents, where they are folded, and follows the last of their links to its part. */
async function followContents(page: Page, locale: Locale) {
  const name = blogText(locale, 'contents');
  if (!isWide(page)) await page.getByText(name).first().click();
  const contents = page.getByRole('navigation', { name });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  const link = contents.getByRole('link').last();
  const target = decodeURIComponent((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
  return { contents, link };
}

for (const locale of locales) {
  const post = richPost(locale);

  test(`${locale}: the contents lead to each part; beside the text they tell which is read`, async ({
    page,
  }) => {
    await openPage(page, post.pathname);
    const { contents, link } = await followContents(page, locale);
    if (isWide(page)) await expect(link).toHaveAttribute('aria-current', 'location');
    else await expect(contents).toBeVisible();
  });

  test.describe(`${locale}: without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the contents open and lead on, code can be read, nothing is there that does nothing', async ({
      page,
    }) => {
      await page.goto(post.pathname);
      const article = page.getByRole('article').first();
      await expect(article.locator('pre code').first()).toBeVisible();
      await expect(article.getByRole('button')).toHaveCount(0);
      await expect(page.getByText(blogText(locale, 'share.heading'))).toHaveCount(0);
      await followContents(page, locale);
    });
  });
}
