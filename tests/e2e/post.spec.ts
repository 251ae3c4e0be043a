import { expect, test } from '@playwright/test';
import { authorPageId } from '@/lib/content/posts';
import { locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-metadata';
import { copiedText } from '@/tests/support/clipboard';
import { authorNameOf, blogText, richPost } from '@/tests/support/post';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

for (const locale of locales) {
  const post = richPost(locale);
  const open = `${post.pathname}?type=${post.frontmatter.category}`;
  const text = (key: string, values?: Record<string, string>) => blogText(locale, key, values);

  test(`${locale}: code, a heading’s link and the post’s link are copied, without the query`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => copiedText(page);
    await openPage(page, open);
    const article = page.getByRole('article').first();

    const block = article.locator('figure', { has: page.locator('pre') }).first();
    const copy = textOf(locale, 'components.code_block.copy');
    await block.getByRole('button', { name: copy, exact: true }).click();
    await expect(block.getByRole('status')).toHaveText(
      textOf(locale, 'components.code_block.copied'),
    );
    expect(await copied()).toBe(await block.locator('code').textContent());

    const heading = article.getByRole('heading', { level: 2 }).first();
    const name = (await heading.textContent()) ?? '';
    await article.getByRole('link', { name: text('heading_link', { heading: name }) }).click();
    const toast = page.getByText(text('link_copied')).first();
    await expect(toast).toBeVisible();
    const anchor = `#${await heading.getAttribute('id')}`;
    await expect(page).toHaveURL(new RegExp(`${encodeURI(anchor)}$`));
    expect(decodeURI(await copied())).toBe(absolute(post.pathname) + anchor);
    await page.getByRole('button', { name: textOf(locale, 'common.toast.close') }).click();

    await article.getByRole('button', { name: text('share.copy') }).click();
    await expect(toast).toBeVisible();
    expect(await copied()).toBe(absolute(post.pathname));
  });

  test(`${locale}: share links carry the canonical address, encoded`, async ({ page }) => {
    await page.goto(open);
    for (const key of ['share.linkedin', 'share.x']) {
      const link = page.getByRole('link', { name: text(key) });
      await expect(link).toBeVisible();
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toContain(`url=${encodeURIComponent(absolute(post.pathname))}`);
      expect(new URL(href).searchParams.get('url')).toBe(absolute(post.pathname));
    }
  });

  test(`${locale}: the contents lead to each part; beside the text they tell which is read`, async ({
    page,
    viewport,
  }) => {
    await openPage(page, post.pathname);
    const isWide = (viewport?.width ?? 0) >= 1200;
    if (!isWide) await page.getByText(text('contents')).first().click();
    const contents = page.getByRole('navigation', { name: text('contents') });
    const link = contents.getByRole('link').last();
    const target = decodeURIComponent((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
    if (isWide) await expect(link).toHaveAttribute('aria-current', 'location');
    else await expect(contents).toBeVisible();
  });

  test(`${locale}: an author’s card opens where the author has a page`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, post.pathname);
    const name = authorNameOf(post);
    const footer = page.getByRole('article').first().locator('footer').first();
    const link = footer.getByRole('link', { name, exact: true });
    const authorPage = registry.pathnameOf(authorPageId(post.frontmatter.author), locale);
    await expect(link).toHaveCount(authorPage ? 1 : 0);
    if (!authorPage) return;
    await expect(link).toHaveAttribute('href', authorPage);
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await link.hover();
    await page.clock.runFor(700);
    const card = page.getByRole('group', { name: text('about_author', { name }) });
    await expect(card).toBeVisible();
    await expect(card.getByRole('link', { name: text('all_by', { name }) })).toBeVisible();
  });

  test.describe(`${locale}: without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the contents open and lead on, code can be read, nothing is there that does nothing', async ({
      page,
      viewport,
    }) => {
      await page.goto(post.pathname);
      const article = page.getByRole('article').first();
      await expect(article.locator('pre code').first()).toBeVisible();
      await expect(article.getByRole('button')).toHaveCount(0);
      await expect(page.getByText(text('share.heading'))).toHaveCount(0);
      if ((viewport?.width ?? 0) < 1200) await page.getByText(text('contents')).first().click();
      const link = page
        .getByRole('navigation', { name: text('contents') })
        .getByRole('link')
        .last();
      const target = decodeURIComponent((await link.getAttribute('href')) ?? '');
      await link.click();
      await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
    });
  });
}
