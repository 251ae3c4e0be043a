import { expect } from '@playwright/test';
import { withPrefix } from '@/lib/content/pathnames';
import type { Locale } from '@/lib/i18n/locales';
import { menuPage, pageOnlyIn, pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';

const [english, polish] = [pathnameOf('en'), pathnameOf('pl')];
const [onlyEnglish, onlyPolish] = [pageOnlyIn('en'), pageOnlyIn('pl')];
const home = (locale: Locale) => registry.pathnameOf('home', locale) ?? '';
const blog = (locale: Locale) => registry.pathnameOf('blog', locale) ?? '';

/** Requests, and what they answer; pages of one language are looked for in the other one, under the folder's name. */
const moved: readonly (readonly [string, number, string])[] = [
  [registry.pathOf(onlyPolish.id, 'en'), 302, onlyPolish.pathname],
  [withPrefix('pl', registry.pathOf(onlyEnglish.id, 'pl')), 302, onlyEnglish.pathname],
  ['/en', 301, home('en')],
  [`/en${english}`, 301, english],
  ['/de/irgendwas', 302, home('en')],
  [`${english}/`, 301, english],
  [english.replace(/[a-z]/g, (letter) => letter.toUpperCase()), 301, english],
  [`${english}?a=1`, 200, ''],
  [`${polish}/?a=1`, 301, `${polish}?a=1`],
  [`${blog('en')}/page/1`, 301, blog('en')],
  [`${blog('pl')}/strona/1?type=news`, 301, `${blog('pl')}?type=news`],
  // In the words of one language under the prefix of the other.
  [registry.pathOf(menuPage.id, 'pl'), 302, polish],
  [withPrefix('pl', english), 302, polish],
];

for (const [from, status, to] of moved) {
  test(`${from} answers ${status} ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()['location'] ?? '').toBe(to);
  });
}

for (const [pathname, locale] of [
  ['/nowhere', 'en'],
  ['/pl/nigdzie', 'pl'],
] as const) {
  test(`${pathname} answers 404 in its language`, async ({ page }) => {
    const response = await page.goto(pathname);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = registry.pathnameOf('home', locale) ?? '';
    await expect(page.locator(`main a[href="${home}"]`).first()).toBeVisible();
  });
}
