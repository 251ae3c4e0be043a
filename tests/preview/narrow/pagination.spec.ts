import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { blogHref } from '@/tests/support/post-lists';
import { textOf } from '@/tests/support/texts';

test('a pagination fits 320 px in one line, with targets a thumb can hit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(blogHref('pl', 1));
  const pagination = page.getByRole('navigation', { name: textOf('pl', 'lists.pagination.blog') });
  await expect(pagination).toBeVisible();
  const box = await pagination.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(48);
  const next = pagination.getByRole('link', { name: textOf('pl', 'lists.pagination.next') });
  const target = await next.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // Of the numbers a phone shows the current one alone.
  const second = `${textOf('pl', 'lists.pagination.page')} 2`;
  await expect(pagination.getByRole('link', { name: second, exact: true })).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
