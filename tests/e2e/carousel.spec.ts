import { expect, test } from '@playwright/test';
import { textOf } from '@/tests/support/texts';

test('the quotations wrap both ways, count, and hide the slides out of view', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator(
    `[aria-roledescription="${textOf('en', 'components.carousel.role')}"]`,
  );
  const slides = carousel.locator('[role="group"]:not([inert])');
  const next = carousel.getByRole('button', { name: textOf('en', 'components.carousel.next') });
  const previous = carousel.getByRole('button', {
    name: textOf('en', 'components.carousel.previous'),
  });
  await expect(slides).toHaveCount(1);
  await expect(slides).toHaveAccessibleName('1 of 3');
  await expect(carousel).toContainText('01 / 03');
  await previous.click();
  await expect(slides).toHaveAccessibleName('3 of 3');
  await next.click();
  await expect(slides).toHaveAccessibleName('1 of 3');
  await next.click();
  await expect(carousel).toContainText('02 / 03');
  await expect(slides.locator('blockquote')).toBeInViewport();
});
