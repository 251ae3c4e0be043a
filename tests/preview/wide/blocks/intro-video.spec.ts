import { expect } from '@playwright/test';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const entry = { locale: 'en', folder: 'intro-video' } as const;

const name = (key: string) => textOf('en', `components.intro_video.${key}`);

test('the intro video plays and can be stopped', async ({ page }) => {
  await openBlock(page, entry);
  // The film is for those who use the page; others wait for it.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: name('pause') }).click();
  await expect(page.getByRole('button', { name: name('play') })).toBeVisible();
  const isPaused = page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused).toBe(true);
});

test.describe('the intro video under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stays a picture', async ({ page }) => {
    await openBlock(page, entry);
    await page.keyboard.press('Shift');
    await expect(page.locator('img[src="/intro/poster.webp"]')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  });
});
