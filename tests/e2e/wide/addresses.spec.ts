import { expect } from '@playwright/test';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';

/* What is answered with a redirect is in tests/contracts/hosting.test.ts and routes.test.ts. */

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
