import { expect, type Page, type Route } from '@playwright/test';
import { browserSwitches, findBrowser } from '@/scripts/test/browser';
import { fileOf, readBuilt } from '@/tests/support/built-site';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { openGroup } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/*
 * The site is deployed again while a page of it is open: files that only the old site had are gone.
 */

// The browser without windows keeps code that is gone: a page is not loaded again where nothing is missing.
test.use({ launchOptions: { executablePath: findBrowser(), args: browserSwitches } });

const start = pathnameOf('en');
const target = registry.pathnameOf('contact-us', 'en') ?? '';
/** A page that needs code which the start page has not. */
const withOwnCode = registry.pathnameOf('case-studies', 'en') ?? '';
const pageData = '**/_next/static/page-data/*.js';
const chunks = '**/_next/static/chunks/*.js';

/** The page's own documents that have been asked for. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

const state = (page: Page) => page.locator('html');
const running = (page: Page) => expect(state(page)).toHaveAttribute('data-page-state', 'running');

/** Waits until nothing more happens: a page that reloads again and again would have done so. */
const rest = (page: Page) => page.waitForTimeout(1500);

for (const [name, files] of [
  ['data', pageData],
  ['a script', chunks],
] as const) {
  test(`a page of which ${name} is gone is loaded again once, and runs then`, {
    tag: '@slow',
  }, async ({ page }) => {
    const documents = documentsOf(page);
    let isGone = true;
    await page.route(files, (route) => (isGone ? gone(route) : route.continue()));
    // The document after the first one is the new site's.
    page.on('framenavigated', () => {
      if (documents.length > 1) isGone = false;
    });
    await page.goto(start);
    await running(page);
    await rest(page);
    expect(documents).toEqual([start, start]);
  });

  test(`a page of which ${name} stays away is loaded again once, and is read as without script`, {
    tag: '@slow',
  }, async ({ page }) => {
    const documents = documentsOf(page);
    await page.route(files, gone);
    await page.goto(start);
    await expect.poll(() => documents.length).toBe(2);
    await expect(state(page)).toHaveAttribute('data-page-state', 'failed');
    await rest(page);
    expect(documents).toEqual([start, start]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What leads on without script does so, and whoever comes back does not meet it once more.
    await page.goto(target);
    await expect(page).toHaveURL(target);
    await rest(page);
    documents.length = 0;
    await page.goto(start);
    await rest(page);
    expect(documents).toEqual([start]);
  });
}

test('a reader stays at the place that was read', { tag: '@slow' }, async ({ page }) => {
  const documents = documentsOf(page);
  let release = () => {};
  const isRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pageData, async (route) => {
    await isRead;
    await (documents.length > 1 ? route.continue() : gone(route));
  });
  await page.goto(start);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  release();
  await expect.poll(() => documents.length).toBe(2);
  await running(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

const searchLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: textOf('en', 'search.open'), exact: true });

test('late code that is gone has the page loaded again once, and works then', {
  tag: '@slow',
}, async ({ page }) => {
  const documents = documentsOf(page);
  await openPage(page, start);
  await page.route(chunks, gone);
  await searchLink(page).click();
  await expect.poll(() => documents.length).toBe(2);
  await page.unrouteAll();
  await openPage(page, start);
  await searchLink(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const follow = async (page: Page, pathname = target) => {
  const link = page.locator(`a[href="${pathname}"]`).filter({ visible: true }).first();
  await link.click();
};

/** The first heading of a page, as its file has it. */
const headingOf = (pathname: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(readBuilt(fileOf(pathname)))?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';

test.describe('a link to a page of the new site', () => {
  /** Data of the router as a page of another build has them. */
  const ofAnotherVersion = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("(?:b|buildId)":")[0-9a-f]{20}"/g,
      '$1another-version-of-it"',
    );
    await route.fulfill({ response, body });
  };

  for (const [name, answer] of [
    ['are gone', gone],
    ['are of another version', ofAnotherVersion],
  ] as const)
    test(`leads there where the data of the router ${name}`, { tag: '@slow' }, async ({ page }) => {
      await openPage(page, start);
      const documents = documentsOf(page);
      await page.route(/\.txt(\?|$)/, answer);
      await follow(page);
      await expect(page).toHaveURL(target);
      await running(page);
      expect(documents).toEqual([target]);
    });

  test('has the page loaded once more where its code is gone, and leads there then', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, start);
    const documents = documentsOf(page);
    let isGone = true;
    let refused = 0;
    await page.route(chunks, (route) => {
      if (!isGone) return route.continue();
      refused += 1;
      return gone(route);
    });
    page.on('framenavigated', () => {
      if (documents.length > 0) isGone = false;
    });
    await openGroup(page, 'en', 'discover');
    await follow(page, withOwnCode);
    await expect.poll(() => documents).toEqual([start]);
    await running(page);
    await openGroup(page, 'en', 'discover');
    await follow(page, withOwnCode);
    await expect(page).toHaveURL(withOwnCode);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(withOwnCode));
    await rest(page);
    expect(refused).toBeGreaterThan(0);
    expect(documents).toEqual([start]);
  });
});
