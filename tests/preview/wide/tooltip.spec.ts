import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { openSample } from '@/tests/support/open-sample';
import { textOf } from '@/tests/support/texts';

const term = '99.95% availability';
const text = 'Counted per calendar month; planned maintenance is part of it.';
const edge = 'Recovery point objective: how much data may be lost, measured in time.';

test.describe('tooltip', () => {
  test.beforeEach(({ page }) => openSample(page, 'tooltip', 'en'));

  test('shows on hover, stays under the pointer, and goes when it leaves', async ({ page }) => {
    const trigger = page.getByRole('button', { name: term });
    const tooltip = page.getByRole('tooltip').filter({ hasText: text });
    await expect(trigger).toHaveAccessibleDescription(text);
    await trigger.hover();
    await expect(tooltip).toBeVisible();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(tooltip).toBeHidden();
  });

  test('shows on keyboard focus and closes with Escape', async ({ page }) => {
    const tooltip = page.getByRole('tooltip').filter({ hasText: text });
    await page.getByRole('link', { name: textOf('en', 'common.all_blocks') }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: term })).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toBeVisible();
  });

  test('keeps 8 px from the edge of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.getByRole('button', { name: 'RPO' }).hover();
    const tooltip = page.getByRole('tooltip').filter({ hasText: edge });
    await expect(tooltip).toBeVisible();
    const box = await tooltip.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(312.5);
    expect(box?.x).toBeGreaterThanOrEqual(7.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('tooltip without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows on hover', async ({ page }) => {
    await page.goto('/blocks/ui/tooltip');
    await page.getByRole('button', { name: term }).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: text })).toBeVisible();
  });
});
