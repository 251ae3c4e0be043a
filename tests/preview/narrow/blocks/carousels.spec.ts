import { expect } from '@playwright/test';
import { farEnough, openCarousel, swipeBy } from '@/tests/support/carousel';
import { test } from '@/tests/support/one-page-test';

test('a finger moves the slides both ways', async ({ page }) => {
  const label = 'What platform owners say';
  const { region, slides, slideName } = await openCarousel(page, 'quote-carousel', label);
  const track = region.locator('.swiper');
  await swipeBy(page, track, -farEnough(page));
  await expect(slides).toHaveAccessibleName(slideName(2, 4));
  await swipeBy(page, track, farEnough(page));
  await expect(slides).toHaveAccessibleName(slideName(1, 4));
  await swipeBy(page, track, farEnough(page));
  await expect(slides).toHaveAccessibleName(slideName(4, 4));
});

test('a touch ends the rotation', async ({ page }) => {
  const label = 'A night in the security operations centre';
  const { slides, live, stop, start } = await openCarousel(page, 'quote-carousel', label);
  await expect(stop).toBeVisible();
  await slides.getByRole('heading').tap();
  await expect(start).toBeVisible();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('the extended slider has one slide in view', async ({ page }) => {
  const label = 'Kinds of storage on the platform';
  const { slides, button, slideName } = await openCarousel(page, 'quote-carousel', label);
  await expect(slides).toHaveAccessibleName(slideName(1, 5));
  await button('extended_slider.next_button').click();
  await expect(slides).toHaveAccessibleName(slideName(2, 5));
  await expect(slides).toBeInViewport({ ratio: 0.5 });
});

test('the headings beside the slides are not shown', async ({ page }) => {
  const label = 'A night in the security operations centre';
  const { region } = await openCarousel(page, 'quote-carousel', label);
  const heading = { name: 'Isolates and calls', includeHidden: true };
  await expect(region.getByRole('button', heading)).toHaveCount(1);
  await expect(region.getByRole('button', heading)).toBeHidden();
});
