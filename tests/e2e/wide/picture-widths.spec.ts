import { expect, type Page } from '@playwright/test';
import { readVariantPathname } from '@/lib/pictures/variant-pathname';
import { fileOf, readBuilt } from '@/tests/support/built-site';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';

const widthOf = (pathname: string) => readVariantPathname(pathname)?.width ?? Number.NaN;

/** Of each raster picture in the text of a page: how wide it is shown, and which width was fetched. */
async function fetchedIn(page: Page) {
  const pictures = page.locator('main img[srcset]:visible');
  await expect(pictures).not.toHaveCount(0);
  return Promise.all(
    (await pictures.all()).map(async (picture) => {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      const [shown, chosen, offered] = await picture.evaluate((image: HTMLImageElement) => [
        Math.round(image.getBoundingClientRect().width),
        new URL(image.currentSrc).pathname,
        image.srcset,
      ]);
      const widths = String(offered)
        .split(', ')
        .map((candidate) => widthOf(candidate.split(' ')[0] ?? ''));
      const least = widths.find((width) => width >= Number(shown)) ?? widths.at(-1);
      return { shown, fetched: widthOf(String(chosen)), least };
    }),
  );
}

/** English pages whose text shows raster pictures, which nearly all are drawings and have no widths to choose among. */
const withPictures = pagesWithPathname.filter(
  ({ id, locale, pathname }) =>
    locale === 'en' &&
    id !== 'home' &&
    /<img[^>]* srcSet="[^"]* \d+w/.test(readBuilt(fileOf(pathname))),
);

test('pictures in texts are fetched as wide as they are shown', async ({ page }) => {
  expect(withPictures).not.toEqual([]);
  for (const { pathname } of withPictures) {
    await openPage(page, pathname);
    for (const { shown, fetched, least } of await fetchedIn(page))
      expect(fetched, `${pathname}: a picture shown ${shown} px wide`).toBe(least);
  }
});
