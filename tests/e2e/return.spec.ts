import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { documentOf, fileOf } from '@/tests/support/built-site';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage, ready, settle } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** A link in the text of a page to an anchor of another page. */
function linkToAnchor(locale: Locale): { from: string; href: string } {
  for (const page of pagesWithPathname.filter((one) => one.locale === locale)) {
    const link = [...documentOf(fileOf(page.pathname)).querySelectorAll('main a[href*="#"]')]
      .map((element) => element.getAttribute('href') ?? '')
      .find((href) => /^\/[^#]+#./.test(href) && !href.startsWith(`${page.pathname}#`));
    if (link) return { from: page.pathname, href: link };
  }
  throw new Error(`The site has no link to an anchor of another page in language "${locale}"`);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls as a visitor does, by the wheel, to about the middle of the page. */
async function scrollAway(page: Page): Promise<number> {
  const before = await scrollTop(page);
  const middle = await page.evaluate(
    () => (document.documentElement.scrollHeight - innerHeight) * 0.45,
  );
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, middle - before);
  await settle(page);
  expect(Math.abs((await scrollTop(page)) - before)).toBeGreaterThan(200);
  return scrollTop(page);
}

/** Follows a link of the footer, which leads to a page without another document. */
async function leave(page: Page, locale: Locale): Promise<void> {
  const name = textOf(locale, 'common.footer.links.privacy_policy');
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  // Pressed where it is: the visitor does not scroll to it.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(pathnameOf(locale, { id: 'privacy-policy' }));
}

const contact = { id: 'contact-us' };

/** The last part of the contact page that has an anchor. */
const lastAnchor = (locale: Locale) =>
  [...documentOf(fileOf(pathnameOf(locale, contact))).querySelectorAll('main section[id]')].at(-1)
    ?.id ?? '';

/** Ways to come to an anchor of a page. */
const ways = {
  typed: (page, locale) => openPage(page, `${pathnameOf(locale, contact)}#${lastAnchor(locale)}`),
  'followed from another page': async (page, locale) => {
    const { from, href } = linkToAnchor(locale);
    await openPage(page, from);
    const link = page.getByRole('main').locator(`a[href="${href}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(href);
  },
  'followed within the page': async (page, locale) => {
    await openPage(page, pathnameOf(locale, contact));
    await page.evaluate((id) => {
      location.hash = id;
    }, lastAnchor(locale));
  },
  'without an anchor': (page, locale) => openPage(page, pathnameOf(locale, contact)),
} satisfies Record<string, (page: Page, locale: Locale) => Promise<unknown>>;

for (const [way, come] of Object.entries(ways))
  for (const locale of ['en', 'pl'] as const)
    test(`${locale}: back leads to where the visitor was on a page, and forward too: ${way}`, {
      tag: way === 'typed' ? [] : ['@slow'],
    }, async ({ page }) => {
      await come(page, locale);
      await settle(page);
      const place = await scrollAway(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const url = page.url();
      await leave(page, locale);
      const placeThere = await scrollAway(page);
      const there = page.url();
      // Faster than the browser would scroll smoothly.
      for (let time = 0; time < 3; time += 1) {
        await page.goBack();
        await expect(page).toHaveURL(url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
        await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBe(place);
        await page.goForward();
        await expect(page).toHaveURL(there);
        await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBe(placeThere);
      }
      await page.goBack();
      await settle(page);
      expect(await scrollTop(page)).toBe(place);
    });

test('pl: back from another document leads to where the visitor was', { tag: '@slow' }, async ({
  page,
}) => {
  await ways.typed(page, 'pl');
  await settle(page);
  const place = await scrollAway(page);
  const other = page.locator('a[hreflang="en"]').first();
  await other.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(pathnameOf('en', contact));
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(pathnameOf('pl', contact)));
  await ready(page);
  await settle(page);
  expect(await scrollTop(page)).toBe(place);
});

test('en: back and forward between anchors of one page lead to where the visitor was', async ({
  page,
}) => {
  await ways.typed(page, 'en');
  await settle(page);
  const first = await scrollAway(page);
  const url = page.url();
  await page.evaluate(() => {
    location.hash = document.querySelector('main section[id]')?.id ?? '';
  });
  await settle(page);
  const second = await scrollAway(page);
  for (let time = 0; time < 2; time += 1) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBe(first);
    await page.goForward();
    await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBe(second);
  }
});
