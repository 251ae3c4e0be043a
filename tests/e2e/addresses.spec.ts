import { expect, test } from '@playwright/test';
import { registry } from '@/tests/support/site-registry';

const moved: readonly (readonly [string, number, string])[] = [
  ['/career', 302, '/pl/kariera'],
  [
    '/pl/products/secure-and-compliant-app-platform',
    302,
    '/products/secure-and-compliant-app-platform',
  ],
  ['/blog/page/1', 301, '/blog'],
  ['/pl/dziennik-chmurowy/strona/1?type=news', 301, '/pl/dziennik-chmurowy?type=news'],
  ['/kontakt', 302, '/pl/kontakt'],
  ['/pl/contact-us', 302, '/pl/kontakt'],
  ['/pl/services/finops', 302, '/pl/uslugi/finops'],
  ['/en', 301, '/'],
  ['/en/services/finops', 301, '/services/finops'],
  ['/de/irgendwas', 302, '/'],
  ['/services/finops/', 301, '/services/finops'],
  ['/Services/FinOps', 301, '/services/finops'],
  ['/services/finops?a=1', 200, ''],
  ['/pl/uslugi/finops/?a=1', 301, '/pl/uslugi/finops?a=1'],
];

for (const [from, status, to] of moved) {
  test(`${from} answers ${status} ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()['location'] ?? '').toBe(to);
  });
}

for (const [address, locale] of [
  ['/nowhere', 'en'],
  ['/pl/nigdzie', 'pl'],
] as const) {
  test(`${address} answers 404 in its language`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = registry.addressOf('home', locale) ?? '';
    await expect(page.locator(`main a[href="${home}"]`).first()).toBeVisible();
  });
}
