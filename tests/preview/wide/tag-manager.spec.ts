import { expect, type Page } from '@playwright/test';
import { previewEnvironment } from '@/scripts/test/preview-directory';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import {
  bannerOf,
  buttonOf,
  newVisitor,
  settingsOf,
  visitorWhoChose,
} from '@/tests/support/consent';
import { itemOf, openGroup } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';
import { answers, answerThirdParties } from '@/tests/support/third-parties';

/** What the tag manager would read, commands as lists. */
const dataLayerOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );

const script = `script[src="https://www.googletagmanager.com/gtm.js?id=${previewEnvironment.GTM_ID}"]`;

/** A page as it is reported to the tag manager. */
const viewOf = async (page: Page, path: string, language = 'en') => ({
  event: 'page_view',
  page_path: path,
  page_title: await page.title(),
  page_language: language,
});

const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' };
const granted = { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted' };

test.describe('a new visitor', () => {
  test.use({ storageState: newVisitor });

  test('gives no signal but refusal until they agree; then the tag manager comes, once', async ({
    page,
    context,
  }) => {
    await answerThirdParties(context, answers.empty);
    await page.goto('/');
    const accept = buttonOf(bannerOf(page, 'en'), 'en', 'banner.accept');
    await expect(accept).toBeVisible();
    expect(await dataLayerOf(page)).toEqual([
      ['consent', 'default', expect.objectContaining(denied)],
    ]);
    await expect(page.locator(script)).toHaveCount(0);
    await accept.click();
    await expect(page.locator(script)).toHaveCount(1);
    expect(await dataLayerOf(page)).toEqual([
      ['consent', 'default', expect.objectContaining(denied)],
      ['consent', 'update', expect.objectContaining(granted)],
      { 'gtm.blocklist': ['customScripts', 'html', 'jsm'] },
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      await viewOf(page, '/'),
    ]);
  });
});

test.describe('a visitor who agreed to analytics', () => {
  test.use({ storageState: visitorWhoChose(['analytics']) });

  test('is counted once per page, on client-side navigation too, whatever is added to the address', async ({
    page,
    context,
  }) => {
    await answerThirdParties(context, answers.empty);
    const pathname = pathnameOf('pl');
    await page.goto(`${pathname}?utm_source=a`);
    await expect(page.locator(script)).toHaveCount(1);
    const first = await viewOf(page, pathname, 'pl');
    await openGroup(page, 'pl', menuPage.group);
    await itemOf(page, 'pl', menuPage.neighbour.item).click();
    const next = pathnameOf('pl', menuPage.neighbour);
    await expect(page).toHaveURL(new RegExp(`${next}\\?utm_source=a&initializePage=`));
    const title = registry.page(menuPage.neighbour.id, 'pl')?.frontmatter.title ?? '';
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
    const second = await viewOf(page, next, 'pl');
    await expect
      .poll(async () => (await dataLayerOf(page)).filter((entry) => 'event' in Object(entry)))
      .toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }, first, second]);
    await expect(page.locator(script)).toHaveCount(1);
  });

  test('who withdraws loses what was set, and the page goes on without the tag manager', async ({
    page,
    context,
  }) => {
    await answerThirdParties(context, answers.empty);
    await page.goto('/');
    await expect(page.locator(script)).toHaveCount(1);
    const common = { domain: 'localhost', path: '/', value: '1' };
    await context.addCookies(
      ['_ga', '_ga_AB12', '_gid', 'own'].map((name) => ({ name, ...common })),
    );
    await page
      .getByRole('link', { name: textOf('en', 'common.footer.links.cookie_settings'), exact: true })
      .click();
    const loadedAnew = page.waitForEvent('load');
    await buttonOf(settingsOf(page, 'en'), 'en', 'banner.reject').click();
    await loadedAnew;
    await expect.poll(() => page.evaluate(() => globalThis.consentTool?.isLoaded())).toBe(true);
    const names = (await context.cookies()).map(({ name }) => name).sort();
    expect(names).toEqual(['cc_cookie', 'own']);
    expect(await dataLayerOf(page)).toEqual([
      ['consent', 'default', expect.objectContaining(denied)],
      ['consent', 'update', expect.objectContaining(denied)],
    ]);
    await expect(page.locator(script)).toHaveCount(0);
  });
});
