import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { openSample } from '@/tests/support/open-sample';
import { textOf } from '@/tests/support/texts';

const texts = {
  en: {
    term: '99.95% availability',
    text: 'Counted per calendar month; planned maintenance is part of it.',
    edge: 'Recovery point objective: how much data may be lost, measured in time.',
  },
  pl: {
    term: 'Dostępność 99,95%',
    text: 'Liczona w miesiącu kalendarzowym, razem z planowanymi przerwami.',
    edge: 'Recovery point objective: ile danych wolno utracić, mierzone czasem.',
  },
} as const;

for (const locale of ['en', 'pl'] as const) {
  const t = texts[locale];

  test.describe(`${locale}: tooltip`, () => {
    test.use({ hasTouch: false });
    test.beforeEach(({ page }) => openSample(page, 'tooltip', locale));

    test('shows on hover, stays under the pointer, and goes when it leaves', async ({ page }) => {
      const trigger = page.getByRole('button', { name: t.term });
      const tooltip = page.getByRole('tooltip').filter({ hasText: t.text });
      await expect(trigger).toHaveAccessibleDescription(t.text);
      await trigger.hover();
      await expect(tooltip).toBeVisible();
      await tooltip.hover();
      await expect(tooltip).toBeVisible();
      await page.mouse.move(1, 1);
      await expect(tooltip).toBeHidden();
    });

    test('shows on keyboard focus and closes with Escape', async ({ page }) => {
      const tooltip = page.getByRole('tooltip').filter({ hasText: t.text });
      await page.getByRole('link', { name: textOf(locale, 'common.all_blocks') }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: t.term })).toBeFocused();
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
      const tooltip = page.getByRole('tooltip').filter({ hasText: t.edge });
      await expect(tooltip).toBeVisible();
      const box = await tooltip.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(312.5);
      expect(box?.x).toBeGreaterThanOrEqual(7.5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test.describe(`${locale}: tooltip without script`, () => {
    test.use({ javaScriptEnabled: false, hasTouch: false });

    test('shows on hover', async ({ page }) => {
      await page.goto(locale === 'en' ? '/blocks/ui/tooltip' : '/pl/blocks/ui/tooltip');
      await page.getByRole('button', { name: t.term }).hover();
      await expect(page.getByRole('tooltip').filter({ hasText: t.text })).toBeVisible();
    });
  });
}
