import { expect } from '@playwright/test';
import { dragBy, farEnough, openCarousel } from '@/tests/support/carousel';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const labels = { en: 'What platform owners say', pl: 'Co mówią właściciele platform' } as const;

for (const locale of ['en', 'pl'] as const) {
  const open = (page: Parameters<typeof openCarousel>[0]) =>
    openCarousel(page, 'quote-carousel', locale, labels[locale]);

  test.describe(`${locale}: quote carousel`, () => {
    test('wraps both ways, counts with two digits, and reaches one slide only', async ({
      page,
    }) => {
      const { region, slides, next, previous, slideName } = await open(page);
      await expect(region).toHaveAttribute(
        'aria-roledescription',
        textOf(locale, 'components.carousel.role'),
      );
      await expect(slides).toHaveCount(1);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await expect(region).toContainText('01 / 04');
      await previous.click();
      await expect(slides).toHaveAccessibleName(slideName(4, 4));
      await next.click();
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await next.click();
      await expect(region).toContainText('02 / 04');
      await expect(slides.locator('blockquote')).toBeInViewport({ ratio: 0.9 });
    });

    test('moves with arrow keys while focus is in it', async ({ page }) => {
      const { slides, next, slideName } = await open(page);
      await page.keyboard.press('ArrowRight');
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await next.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
      await slides.getByRole('link').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
    });

    test('follows the mouse from 10 px on', async ({ page }) => {
      const { region, slides, slideName } = await open(page);
      const track = region.locator('.swiper');
      await dragBy(page, track, -6);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await dragBy(page, track, -farEnough(page));
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
      await dragBy(page, track, farEnough(page));
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
    });

    test('is as high as the slide in view', async ({ page }) => {
      const { region, slides, next } = await open(page);
      const heights = async () => ({
        slide: await slides.evaluate((slide: HTMLElement) => slide.offsetHeight),
        track: await region
          .locator('.swiper-wrapper')
          .evaluate((track: HTMLElement) => track.offsetHeight),
      });
      for (let count = 0; count < 4; count += 1) {
        await next.click();
        await expect
          .poll(async () => {
            const { slide, track } = await heights();
            return track - slide;
          })
          .toBe(0);
      }
    });

    test('has no rotation where the writer asked for none', async ({ page }) => {
      const { region, live, start, stop } = await open(page);
      await expect(region.getByRole('button')).toHaveCount(2);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await expect(start.or(stop)).toHaveCount(0);
    });
  });

  test.describe(`${locale}: quote carousel without script`, () => {
    test.use({ javaScriptEnabled: false });
    test('is a row that scrolls by keyboard, and no button does nothing', async ({ page }) => {
      await page.goto(`${locale === 'pl' ? '/pl' : ''}/blocks/quote-carousel`);
      const row = page.getByRole('group', { name: labels[locale], exact: true });
      await expect(row).toHaveAttribute('tabindex', '0');
      await expect(row.locator('blockquote')).toHaveCount(4);
      const region = page.getByRole('region', { name: labels[locale], exact: true });
      await expect(region.getByRole('button')).toHaveCount(0);
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(row.locator('blockquote').first()).not.toBeInViewport({ ratio: 1 });
    });
  });
}
