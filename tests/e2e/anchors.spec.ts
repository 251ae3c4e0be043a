import { expect, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { documentOf, fileOf } from '@/tests/support/built-site';
import { isWide } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { pagesOfEveryStructure } from '@/tests/support/pages-by-structure';
import { emptyPathname } from '@/tests/support/server/test-files';
import { inTabs, misplacedAnchors, settle } from '@/tests/support/settle';
import { pagesWithPathname, templatePages } from '@/tests/support/site-registry';

/** Ids that React and Headless UI make up: nobody can link to them. */
const isMadeUp = (id: string) => /_[RS]_|^headlessui-/.test(id);

/** What links may lead to within the text of a page. */
const anchorsOf = (pathname: string): string[] =>
  [...documentOf(fileOf(pathname)).querySelectorAll('main [id]')]
    .filter((element) => !element.closest('svg, [popover], [hidden]') && !isMadeUp(element.id))
    .map(({ id }) => id);

/** So that the workers share the pages. */
const parts = 2;

/** Opens a page with a part of it in the address, waits until it is there, and says where parts have come to lie. */
async function faultsOf(page: Page, pathname: string, [id = '', ...others]: readonly string[]) {
  await page.goto(emptyPathname);
  await page.goto(`${pathname}#${encodeURIComponent(id)}`);
  await settle(page);
  if (others.length > 0) await page.emulateMedia({ reducedMotion: 'reduce' });
  return misplacedAnchors(page, [id, ...others]);
}

/** The page with the most that can grow above an anchor: its form comes late. */
const contactPages = pagesWithPathname.filter(({ id }) => id === 'contact-us');

for (const locale of locales) {
  for (let part = 0; part < parts; part += 1) {
    test(`${locale}: every anchor lands below the header, opened directly or followed (${part + 1} of ${parts})`, {
      tag: '@slow',
    }, async ({ page }) => {
      test.setTimeout(240_000);
      // On phones, where the way to an anchor is the longest, whatever can push one away; one of each kind where it is wide.
      const pages = (isWide(page) ? templatePages : pagesOfEveryStructure()).filter(
        (one) => one.locale === locale,
      );
      const faults = await inTabs(
        page,
        pages.filter((_, index) => index % parts === part),
        async (tab, { pathname }) => {
          const anchors = anchorsOf(pathname);
          const last = anchors.at(-1);
          if (!last) return [];
          // Directly and with motion: most of the page lies above it, and whatever grows there would push it away.
          await tab.emulateMedia({ reducedMotion: 'no-preference' });
          const found = await faultsOf(tab, pathname, [last, ...anchors.slice(0, -1)]);
          return found.map((fault) => `${pathname}${fault}`);
        },
      );
      expect(faults.flat()).toEqual([]);
    });
  }

  test(`${locale}: every anchor of the contact page opened directly, with motion on phones and without on screens`, {
    tag: '@slow',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const reducedMotion = isWide(page) ? 'reduce' : 'no-preference';
    const pathname = contactPages.find((one) => one.locale === locale)?.pathname ?? '';
    const anchors = anchorsOf(pathname);
    expect(anchors.length).toBeGreaterThan(5);
    const faults = await inTabs(page, anchors, async (tab, id) => {
      await tab.emulateMedia({ reducedMotion });
      return faultsOf(tab, pathname, [id]);
    });
    expect(faults.flat()).toEqual([]);
  });
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('en: an anchor opened directly lands at the top, since the header scrolls away', {
    tag: '@slow',
  }, async ({ page }) => {
    expect(contactPages).not.toEqual([]);
    for (const { pathname } of contactPages) {
      expect(await faultsOf(page, pathname, anchorsOf(pathname).toReversed())).toEqual([]);
    }
  });
});
