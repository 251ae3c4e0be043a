import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fileOf, outDirectory } from '@/tests/support/built-site';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { scriptsOf } from '@/tests/support/page-scripts';
import { expectAsWithoutScript } from '@/tests/support/readable';
import { ready } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** A page of each template, and those with parts that script drives. */
const sample = [
  'home',
  'services/finops',
  'services/onboarding-and-migration',
  'products/platform',
  'case-studies',
  'blog',
  'contact-us',
  'search',
  'letsgetcloud',
  'discover/who-we-are',
  'security-compass',
];

const pagesIn = (locale: Locale) => [
  ...sample.flatMap((id) => registry.pathnameOf(id, locale) ?? []),
  ...registry
    .posts(locale)
    .slice(0, 1)
    .map(({ pathname }) => pathname),
  ...registry
    .children('case-studies', locale)
    .slice(0, 1)
    .map(({ pathname }) => pathname),
];

for (const [turn, locale] of locales.entries()) {
  // Templates are the same in both languages: each has every other one looked at.
  const pages = pagesIn(locale).filter((_, index) => index % locales.length === turn);
  test(`${locale}: a page whose scripts do not arrive reads as without script`, {
    tag: '@slow',
  }, async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    expect(pages.length).toBeGreaterThan(4);
    await expectAsWithoutScript(page, browser, baseURL, pages);
  });
}

test('a page of which any one script does not arrive stays readable', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const pathname = '/services/onboarding-and-migration';
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_next\/static\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(pathname, { waitUntil: 'networkidle' });
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(scripts.size).toBeGreaterThanOrEqual(scriptsOf(outDirectory, fileOf(pathname)).length);
  for (const script of [...scripts]) {
    await page.route(`**${script}`, (route) => route.abort());
    await page.goto(pathname);
    await expect(page.locator('html'), script).toHaveAttribute('data-page-state', /failed|running/);
    await expect(page.getByRole('heading', { level: 1 }), script).toHaveText(heading);
    await page.unroute(`**${script}`);
  }
});

test('a script that arrives at the second try starts the page after all', async ({ page }) => {
  const failed = new Set<string>();
  await page.route('**/_next/static/**/*.js', (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  const pathname = '/services/finops';
  await page.goto(pathname);
  await expect(page.locator('html')).toHaveAttribute('data-page-state', 'running', {
    timeout: 20_000,
  });
  expect(failed.size).toBeGreaterThanOrEqual(scriptsOf(outDirectory, fileOf(pathname)).length);
});

for (const locale of locales) {
  const home = locale === 'en' ? '/' : '/pl';
  const notice = (page: Page, key: 'offline' | 'missing') =>
    page
      .getByRole('region', { name: textOf(locale, 'common.toast.region'), exact: true })
      .getByText(textOf(locale, `common.connection.${key}`), { exact: true });
  /** With everything that it says when something is missing: the notices' code comes at rest. */
  const openHome = async (page: Page) => {
    await page.goto(home, { waitUntil: 'networkidle' });
    await ready(page);
  };
  const searchLink = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: textOf(locale, 'search.open'), exact: true });

  test(`${locale}: without a network links, search and forms say so and stay on the page`, {
    tag: '@slow',
  }, async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
    await page.getByRole('main').locator('a[href^="/"]').first().click();
    await expect(notice(page, 'offline')).toBeVisible();
    await expect(page).toHaveURL(home);
    const first = await notice(page, 'offline').evaluateHandle((text) => text);
    await searchLink(page).click();
    // Told once more in its place: it is another text, which is read out, and it is there once.
    await expect.poll(() => first.evaluate((text) => text.isConnected)).toBe(false);
    await expect(notice(page, 'offline')).toHaveCount(1);
    await expect(searchLink(page)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(home);
    await context.setOffline(false);
    await searchLink(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`${locale}: a dialog whose code does not come says so, and opens once it can`, {
    tag: '@slow',
  }, async ({ page }) => {
    const pathname = registry.pathnameOf('partner-with-us', locale) ?? '';
    await page.goto(pathname, { waitUntil: 'networkidle' });
    await ready(page);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    const button = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(notice(page, 'missing')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(pathname);
    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`${locale}: a click whose code is on its way says so at once, and works when it is there`, {
    tag: '@slow',
  }, async ({ page }) => {
    await openHome(page);
    let release = () => {};
    const promise = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await searchLink(page).click();
    await expect(searchLink(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Under the dialog the page is out of reach.
    await page.keyboard.press('Escape');
    await expect(searchLink(page)).not.toHaveAttribute('aria-busy');
  });
}
