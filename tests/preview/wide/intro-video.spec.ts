import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { browserSwitches, findBrowser } from '@/scripts/test/browser';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { layoutShift, openPage } from '@/tests/support/settle';
import { textOf } from '@/tests/support/texts';

// The browser without windows has a pointer in its corner, and tells pages that it moves: they take it for a visitor's.
test.use({ launchOptions: { executablePath: findBrowser(), args: browserSwitches } });

const pathname = galleryPathname('intro-video');
const name = (key: string) => textOf('en', `components.intro_video.${key}`);

/** Whether the video plays, and how far it has come, in seconds. */
const stateOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    isPaused: video.paused,
    time: video.currentTime,
  }));

const isPaused = (page: Page) => async () => (await stateOf(page)).isPaused;

/** Opens the page as somebody does who then uses it. */
async function visit(page: Page): Promise<void> {
  await openPage(page, pathname);
  await page.mouse.move(10, 10);
  await page.keyboard.press('Shift');
}

/** Addresses of videos that a page asks for. */
function watchVideos(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('intro video', () => {
  test('plays without sound and is paused and played by its button, also by keyboard', {
    tag: '@slow',
  }, async ({ page }) => {
    await visit(page);
    const button = page.getByRole('button', { name: name('pause') });
    await expect(button).toBeVisible();
    await expect.poll(isPaused(page)).toBe(false);
    await expect(page.locator('video')).toHaveJSProperty('muted', true);
    await button.click();
    await expect(page.getByRole('button', { name: name('play') })).toBeVisible();
    await expect.poll(isPaused(page)).toBe(true);
    await page.getByRole('button', { name: name('play') }).press('Enter');
    await expect(page.getByRole('button', { name: name('pause') })).toBeVisible();
    await expect.poll(isPaused(page)).toBe(false);
  });

  test('plays in view alone, and not once it was paused or less motion is wanted', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await visit(page);
    await expect.poll(isPaused(page)).toBe(false);
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(5000);
    await expect.poll(isPaused(page)).toBe(true);
    await scroll(0);
    await expect.poll(isPaused(page)).toBe(false);
    await page.getByRole('button', { name: name('pause') }).click();
    await scroll(5000);
    await scroll(0);
    await expect(page.getByRole('button', { name: name('play') })).toBeInViewport();
    await expect.poll(isPaused(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('video')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('video')).toHaveCount(1);
  });

  test('restarts from second 3 when it ends', async ({ page }) => {
    await visit(page);
    await expect.poll(isPaused(page)).toBe(false);
    await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      const event = (name: string) =>
        new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
      if (video.readyState < HTMLMediaElement.HAVE_METADATA) await event('loadedmetadata');
      const ended = event('ended');
      video.currentTime = video.duration - 0.2;
      await ended;
    });
    const isInRound = async () => {
      const { time } = await stateOf(page);
      return time >= 3 && time < 6;
    };
    await expect.poll(isInRound).toBe(true);
    await expect.poll(isPaused(page)).toBe(false);
    await expect(page.getByRole('button', { name: name('pause') })).toBeVisible();
  });

  test('is not fetched with the page, but with the first sign of somebody', {
    tag: '@slow',
  }, async ({ page }) => {
    const asked = watchVideos(page);
    await openPage(page, pathname);
    await expect(page.locator('main img').first()).toBeVisible();
    expect(asked).toEqual([]);
    await page.mouse.move(10, 10);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('moves nothing when the video arrives', { tag: '@slow' }, async ({ page }) => {
    await visit(page);
    await expect.poll(isPaused(page)).toBe(false);
    expect(await layoutShift(page)).toBe(0);
  });
});
