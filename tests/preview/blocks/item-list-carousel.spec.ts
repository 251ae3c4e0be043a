import { expect, type Page, test } from '@playwright/test';
import { openCarouselWithClock } from '@/tests/support/carousel';

const texts = {
  en: { label: 'A night in the security operations centre', third: 'Isolates and calls' },
  pl: { label: 'Noc w centrum operacji bezpieczeństwa', third: 'Odcina i dzwoni' },
} as const;

for (const locale of ['en', 'pl'] as const) {
  const { label, third } = texts[locale];
  const open = (page: Page) => openCarouselWithClock(page, 'item-list-carousel', locale, label);

  test.describe(`${locale}: item list carousel`, () => {
    test('shows the next slide after 13 seconds, silently, its button first', async ({ page }) => {
      const { region, slides, live, stop, slideName } = await open(page);
      await expect(region.getByRole('button').first()).toHaveAccessibleName(
        (await stop.getAttribute('aria-label')) ?? '',
      );
      await expect(live).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(12_999);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await page.clock.runFor(1);
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
    });

    test('holds under the pointer, and goes on when it leaves', async ({ page }) => {
      const { region, slides, stop, slideName } = await open(page);
      await slides.getByRole('heading').hover();
      await expect(region).toHaveAttribute('data-rotation', 'held');
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await expect(stop).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(region).toHaveAttribute('data-rotation', 'running');
      await page.clock.runFor(13_000);
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
    });

    test('ends for good once something in it was used', async ({ page }) => {
      const { slides, live, next, start, slideName } = await open(page);
      await next.click();
      await page.mouse.move(0, 0);
      await expect(start).toBeVisible();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
    });

    test('stands still on keyboard focus, and does not go on after it', async ({ page }) => {
      const { region, slides, stop, start, slideName } = await open(page);
      await stop.focus();
      await expect(region).toHaveAttribute('data-rotation', 'held');
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await page.keyboard.press('Tab');
      await expect(start).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
    });

    test('is ended and started by its button', async ({ page }) => {
      const { slides, stop, start, slideName } = await open(page);
      await stop.click();
      await expect(start).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await start.click();
      await expect(stop).toBeVisible();
      await page.clock.runFor(13_000);
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
    });

    test('holds while its tab is hidden', async ({ page }) => {
      const { region, slides, slideName } = await open(page);
      const setTab = (state: string) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await setTab('hidden');
      await expect(region).toHaveAttribute('data-rotation', 'held');
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
      await setTab('visible');
      await expect(region).toHaveAttribute('data-rotation', 'running');
      await page.clock.runFor(13_000);
      await expect(slides).toHaveAccessibleName(slideName(2, 4));
    });

    test('shows the slide whose heading is chosen, next to the slides only', async ({ page }) => {
      const { region, slides, start, slideName } = await open(page);
      const heading = region.getByRole('button', { name: third });
      if ((page.viewportSize()?.width ?? 0) < 992) {
        await expect(heading).toBeHidden();
        return;
      }
      await heading.click();
      await page.clock.runFor(1000);
      await expect(slides).toHaveAccessibleName(slideName(3, 4));
      await expect(heading).toHaveAttribute('aria-current', 'true');
      await expect(start).toBeVisible();
    });

    test('never starts by itself where less motion is wanted', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { slides, start, slideName } = await open(page);
      await expect(start).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(slides).toHaveAccessibleName(slideName(1, 4));
    });
  });
}
