import { expect, type Page } from '@playwright/test';
import { dragBy, farEnough, openCarousel, openCarouselWithClock } from '@/tests/support/carousel';
import { ownPageTest, test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const quotes = 'What platform owners say';

const openQuotes = (page: Page) => openCarousel(page, 'quote-carousel', quotes);

test('a carousel says what it is, counts with two digits, wraps both ways and reaches one slide only', async ({
  page,
}) => {
  const { region, slides, next, previous, slideName } = await openQuotes(page);
  await expect(region).toHaveAttribute(
    'aria-roledescription',
    textOf('en', 'components.carousel.role'),
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

test('a carousel follows the mouse from 10 px on', async ({ page }) => {
  const { region, slides, slideName } = await openQuotes(page);
  const track = region.locator('.swiper');
  await dragBy(page, track, -6);
  await expect(slides).toHaveAccessibleName(slideName(1, 4));
  await dragBy(page, track, -farEnough(page));
  await expect(slides).toHaveAccessibleName(slideName(2, 4));
  await dragBy(page, track, farEnough(page));
  await expect(slides).toHaveAccessibleName(slideName(1, 4));
});

test('the extended slider has three slides in view, wraps both ways, and is as high as the tallest of them', async ({
  page,
}) => {
  const total = 5;
  const { region, slides, button, slideName } = await openCarousel(
    page,
    'quote-carousel',
    'Kinds of storage on the platform',
  );
  const expectFrom = async (first: number) => {
    await expect(slides).toHaveCount(3);
    for (let step = 0; step < 3; step += 1) {
      const name = slideName(((first - 1 + step) % total) + 1, total);
      const slide = slides.and(page.getByRole('group', { name, exact: true }));
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    }
    await expect
      .poll(async () => {
        const heights = await slides.evaluateAll((all) =>
          all.map((slide) => (slide as HTMLElement).offsetHeight),
        );
        const track = await region
          .locator('.swiper-wrapper')
          .evaluate((element: HTMLElement) => element.offsetHeight);
        return track - Math.max(...heights);
      })
      .toBe(0);
  };
  await expectFrom(1);
  await button('extended_slider.prev_button').click();
  await expectFrom(5);
  for (const first of [1, 2, 3, 4, 5, 1]) {
    await button('extended_slider.next_button').click();
    await expectFrom(first);
  }
});

ownPageTest.describe('a carousel that moves by itself', () => {
  const open = (page: Page) =>
    openCarouselWithClock(page, 'quote-carousel', 'A night in the security operations centre');

  ownPageTest(
    'holds under the pointer, and goes on 13 seconds after it has left',
    async ({ page }) => {
      const { slides, stop, slideName } = await open(page);
      await slides.getByRole('heading').hover();
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await expect(stop).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(12_999);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await page.clock.runFor(1);
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
    },
  );

  ownPageTest('ends for good with keyboard focus', async ({ page }) => {
    const { slides, stop, start, slideName } = await open(page);
    await expect(stop).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(start).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(slides).toHaveAccessibleName(slideName(1, 4));
  });

  ownPageTest('holds while its tab is hidden', async ({ page }) => {
    const { slides, slideName } = await open(page);
    const setTab = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setTab('hidden');
    await page.clock.runFor(60_000);
    await expect(slides).toHaveAccessibleName(slideName(1, 4));
    await setTab('visible');
    await page.clock.runFor(13_000);
    await expect(slides).toHaveAccessibleName(slideName(2, 4));
  });
});

ownPageTest('the logos move on every 4 seconds until their button ends it', async ({ page }) => {
  const { slides, stop, start } = await openCarouselWithClock(
    page,
    'client-logos',
    'Organisations in our case studies',
  );
  const shown = () =>
    slides.getByRole('img').evaluateAll((all) => all.map((logo) => logo.ariaLabel));
  const before = await shown();
  await expect(slides.getByRole('img').first()).toBeVisible();
  await page.clock.runFor(3999);
  expect(await shown()).toEqual(before);
  await page.clock.runFor(1);
  await expect.poll(shown).not.toContain(before[0]);
  expect(await shown()).toContain(before[1]);
  await stop.click();
  await expect(start).toBeVisible();
  const ended = await shown();
  await page.clock.runFor(60_000);
  expect(await shown()).toEqual(ended);
});

ownPageTest.describe('without script', () => {
  ownPageTest.use({ javaScriptEnabled: false });
  ownPageTest('a carousel is a list, and no button does nothing', async ({ page }) => {
    await page.goto('/blocks/quote-carousel');
    const region = page.getByRole('region', { name: quotes, exact: true });
    await expect(region.getByRole('blockquote')).toHaveCount(4);
    const boxes = await region
      .getByRole('blockquote')
      .evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect()));
    for (const [index, { left, top }] of boxes.entries()) {
      expect(left).toBe(boxes[0]?.left);
      expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    }
    await expect(region.getByRole('button')).toHaveCount(0);
  });
});

ownPageTest(
  'on paper a carousel is a list as well, with what was moved out of view',
  async ({ page }) => {
    const { region, next } = await openQuotes(page);
    await next.click();
    await page.emulateMedia({ media: 'print' });
    await expect(next).toBeHidden();
    const boxes = await region
      .locator('blockquote')
      .evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect()));
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(4);
  },
);
