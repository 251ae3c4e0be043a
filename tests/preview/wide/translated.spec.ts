import { expect, type Page } from '@playwright/test';
import { galleryFolders, galleryPathname } from '@/components/templates/gallery/gallery';
import { carouselOf } from '@/tests/support/carousel';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { bannerOf, buttonOf, newVisitor, settingsOf } from '@/tests/support/consent';
import { fieldOf, formText, send } from '@/tests/support/forms';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { blogHref } from '@/tests/support/post-lists';
import { openPage, ready } from '@/tests/support/settle';
import { onePagePerTemplate, pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';
import {
  expectWhole,
  pressEverything,
  translateAtOnce,
  translated,
  translatePage,
} from '@/tests/support/translate';
import { withoutCode } from '@/tests/support/without-code';

const searchPage = {
  en: pathnameOf('en', { id: 'search' }),
  pl: pathnameOf('pl', { id: 'search' }),
};
const results = (page: Page) => page.locator('[data-search-result]');

/** One of each kind, in both languages, and those that calculate. */
const sitePages = [
  ...onePagePerTemplate,
  ...pagesWithPathname.filter(({ body }) =>
    /<(SelfAssessment|PriceEstimator|JobList|OptionSelector)\b/.test(withoutCode(body)),
  ),
].map(({ pathname, locale }) => ({ pathname, locale }));
const galleryPages = galleryFolders.map((folder) => ({
  pathname: galleryPathname(folder),
  locale: 'en' as const,
}));

for (const [index, [locale, language, queries]] of (
  [
    ['en', 'pl', ['backup', 'kubernetes', 'asdf']],
    ['pl', 'en', ['kopia', 'szkolenie', 'asdf']],
    ['en', 'ja', ['backup', 'exit plan', 'zzzz', 'soc']],
    ['pl', '', ['kopia', 'zzzz', 'telefon', 'soc']],
  ] as const
).entries())
  test(`one search after another finds pages of the site’s language (${locale}), translated into “${language}”`, {
    tag: index === 0 ? [] : ['@slow'],
  }, async ({ page }) => {
    await openPage(page, searchPage[locale]);
    await translatePage(page, language);
    const field = page.getByRole('searchbox').first();
    const nothing = page.getByText(textOf(locale, 'search.nothing_hint'));
    for (const query of queries) {
      await field.click();
      await field.press('Control+a');
      await page.keyboard.type(query, { delay: 20 });
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      const outcome = /asdf|zzzz/.test(query) ? nothing : results(page).first();
      await expect(outcome).toContainText(translated);
      await expect(field).toBeFocused();
      const hrefs = await results(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(hrefs.filter((href) => /^\/pl(\/|$)/.test(href) !== (locale === 'pl'))).toEqual([]);
      await expectWhole(page, locale);
    }
  });

test('the search over a page is opened, asked twice and left', async ({ page }) => {
  await openPage(page, '/');
  await translatePage(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: textOf('en', 'search.title') });
  for (const query of ['backup', 'kubernetes']) {
    await dialog.getByRole('searchbox').fill(query);
    await expect(results(page).first()).toContainText(translated);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL('/');
  await expectWhole(page, 'en');
});

test('what is pressed first is pressed again, and what changes is seen to change', async ({
  page,
}) => {
  await openBlock(page, 'text-tabs');
  await translatePage(page);
  const tabs = exampleOn(page).getByRole('tab');
  await tabs.last().evaluate((tab: HTMLElement) => tab.click());
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(exampleOn(page).getByText('Logs stay in Poland')).toBeVisible();

  await openBlock(page, 'quote-carousel');
  await translatePage(page);
  const { region, next } = carouselOf(page, 'en', 'What platform owners say');
  // It wakes when it comes into view, and React makes it anew: unlike scrolling, hovering tries again then.
  await region.hover();
  await expect(region.locator('.swiper-initialized')).toBeAttached();
  await next.click();
  await expect(region).toContainText('02 / 04');

  await openBlock(page, 'circular-diagram');
  await translatePage(page);
  const button = (key: string) =>
    exampleOn(page).getByRole('button', {
      name: textOf('en', `components.circular_diagram.${key}`),
    });
  // The pointer wakes the part. A press that begins before React makes it anew, and ends after, is none to the browser.
  await button('next').hover();
  await expect(exampleOn(page).locator('[data-waiting]')).toHaveCount(0);
  await button('next').click();
  await expect(exampleOn(page)).toContainText('02 / 03');
  await button('next').click();
  await expect(exampleOn(page)).toContainText('03 / 03');
  await expect(exampleOn(page).getByRole('heading', { level: 3, name: 'Evidence' })).toBeVisible();
});

test('a form says what is wrong, and sends the subject as the site calls it', async ({ page }) => {
  await openPage(page, pathnameOf('en', { id: 'contact-us' }));
  await translatePage(page);
  await fieldOf(page, 'en', 'email').fill('anna@bank');
  await send(page, 'en');
  const summary = page.getByRole('group', { name: formText('en', 'form.summary_heading') });
  await expect(summary).toContainText(`${formText('en', 'errors.email_invalid')}${translated}`);
  await fieldOf(page, 'en', 'email').fill('anna@bank.example');
  await expect(page.getByText(formText('en', 'errors.email_invalid'))).toHaveCount(1);
  const topic = page.getByRole('combobox', { name: formText('en', 'fields.topic') });
  await topic.selectOption({ index: 1 });
  await expect(topic).toHaveValue(textOf('en', 'contact.topics.sales'));
  await expectWhole(page, 'en');
});

test('posts are chosen by type, paged and left by links, and other languages are reached', async ({
  page,
}) => {
  await openPage(page, blogHref('en', 1));
  await translatePage(page);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: textOf('en', 'blog.categories.news') })
    .first()
    .click();
  await expect(page).toHaveURL(/type=news/);
  await expect(
    page.getByRole('heading', { level: 2, name: textOf('en', 'lists.headings.news') }),
  ).toBeVisible();
  await page.goBack();
  await page.goForward();
  await main.locator('article a').filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL((url) => url.pathname === blogHref('en', 1));
  await expectWhole(page, 'en');
  await page.goBack();
  await expect(page).toHaveURL(/type=news/);
  await expectWhole(page, 'en');
  await page.locator('a[hreflang="pl"]').first().click();
  await expect(page).toHaveURL(/^[^?]*\/pl\//);
  await expectWhole(page, 'pl');
});

test.describe('a new visitor', () => {
  test.use({ storageState: newVisitor });

  test('is asked, and chooses', async ({ page }) => {
    await openPage(page, '/');
    await translatePage(page);
    const banner = bannerOf(page, 'en');
    await banner.getByRole('button', { name: textOf('en', 'consent.banner.settings') }).click();
    const settings = settingsOf(page, 'en');
    await settings.getByRole('checkbox').last().check();
    await settings.getByRole('button', { name: textOf('en', 'consent.settings.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: translated })).toContainText(
      textOf('en', 'consent.settings.saved'),
    );
    await page.getByRole('button', { name: textOf('en', 'common.toast.close') }).click();
    await expect(banner).toBeHidden();
    await expectWhole(page, 'en');
    await expect(buttonOf(banner, 'en', 'banner.accept')).toHaveCount(0);
  });
});

test('a page whose addresses Cloudflare has written anew runs, and has them again', async ({
  page,
}) => {
  const pathname = pathnameOf('en', { id: 'contact-us' });
  await page.route(`**${pathname}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#a1"')
      .replaceAll(
        />[\w.+-]+@[\w.-]+\.\w+</g,
        '><span class="__cf_email__" data-cfemail="a1">[email&#160;protected]</span><',
      );
    await route.fulfill({ response, body });
  });
  await page.goto(pathname);
  await page.mouse.move(10, 10);
  await ready(page);
  await expect(page.locator('a[href^="mailto:"]').first()).toBeAttached();
  await expect(page.getByText('[email protected]')).toHaveCount(0);
  await expect(fieldOf(page, 'en', 'message')).toBeVisible();
  await expectWhole(page, 'en');
});

for (const [kind, pages] of [
  ['page of the site', sitePages],
  ['block', galleryPages],
] as const)
  for (const moment of ['once it runs', 'before it runs'] as const)
    test(`every ${kind} is whole when everything on it has been used, translated ${moment}`, {
      tag: '@slow',
    }, async ({ page }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      page.on('console', (message) => {
        if (/NotFoundError|HierarchyRequestError/.test(message.text()))
          faults.push(`${page.url()}: ${message.text()}`);
      });
      if (moment === 'before it runs') await translateAtOnce(page);
      let used = 0;
      for (const { pathname, locale } of pages) {
        await page.goto(pathname);
        // React makes a page anew that was translated before it ran, once somebody uses it.
        await page.mouse.move(10, 10);
        await ready(page);
        if (moment === 'once it runs') await translatePage(page);
        used += await pressEverything(page);
        await expectWhole(page, locale);
      }
      expect(faults).toEqual([]);
      expect(used).toBeGreaterThan(pages.length);
    });
