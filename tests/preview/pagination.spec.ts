import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';

const texts = {
  en: {
    path: '/blocks/ui/pagination',
    name: (pages: string) => `Pages of the blog ${pages} (On paper)`,
    page: 'Page',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  pl: {
    path: '/pl/blocks/ui/pagination',
    name: (pages: string) => `Strony bloga ${pages} (Na białym tle)`,
    page: 'Strona',
    first: 'Pierwsza strona',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    last: 'Ostatnia strona',
  },
} as const;

for (const [locale, t] of Object.entries(texts)) {
  test(`${locale}: the middle of many pages leads everywhere`, async ({ page }) => {
    await page.goto(t.path);
    const pagination = page.getByRole('navigation', { name: t.name('50/100'), exact: true });
    const link = (name: string) => pagination.getByRole('link', { name, exact: true });
    await expect(link(t.first)).toHaveAttribute('href', '#1');
    await expect(link(t.previous)).toHaveAttribute('href', '#49');
    await expect(link(t.next)).toHaveAttribute('href', '#51');
    await expect(link(t.last)).toHaveAttribute('href', '#100');
    await expect(pagination.locator('[aria-current="page"]')).toHaveText(`${t.page} 50`);
    const isWide = (page.viewportSize()?.width ?? 0) >= 576;
    for (const number of [48, 49, 51, 52]) {
      await expect(link(`${t.page} ${number}`)).toBeVisible({ visible: isWide });
    }
    await expect(link(`${t.page} 47`)).toHaveCount(0);
    await expect(pagination.getByText('/ 100')).toBeVisible({ visible: !isWide });
  });
}

test('en: by keyboard, a link leads on', async ({ page }) => {
  await page.goto(texts.en.path);
  const next = page
    .getByRole('navigation', { name: texts.en.name('1/100'), exact: true })
    .getByRole('link', { name: texts.en.next, exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#2$/);
});

test('en: the ends lead inwards only, and one page needs no pagination', async ({ page }) => {
  await page.goto(texts.en.path);
  const at = (pages: string) =>
    page.getByRole('navigation', { name: texts.en.name(pages), exact: true });
  await expect(at('1/100').getByRole('link', { name: texts.en.previous })).toHaveCount(0);
  await expect(at('100/100').getByRole('link', { name: texts.en.next })).toHaveCount(0);
  await expect(at('1/2').getByRole('link', { name: texts.en.last })).toHaveAttribute('href', '#2');
  await expect(at('1/1')).toHaveCount(0);
  await expect(at('1/0')).toHaveCount(0);
});

test('pl: fits 320 px in one line, with targets a thumb can hit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(texts.pl.path);
  const pagination = page.getByRole('navigation', { name: texts.pl.name('50/100'), exact: true });
  await expect(pagination).toBeVisible();
  const box = await pagination.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(48);
  const link = await pagination
    .getByRole('link', { name: texts.pl.next, exact: true })
    .boundingBox();
  expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
