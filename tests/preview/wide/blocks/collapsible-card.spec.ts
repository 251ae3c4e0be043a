import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const pathname = galleryPathname('callout');
const details = textOf('en', 'components.collapsible_card.details');
const texts = {
  main: 'Read access to billing data is enough',
  hidden: 'All access is personal',
};

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('opens and closes, by pointer and by keyboard, and its arrow turns', async ({ page }) => {
      await page.goto(pathname);
      const example = exampleOn(page);
      const summary = example.locator('summary', { hasText: details }).first();
      await expect(example.getByText(texts.main)).toBeVisible();
      await expect(example.getByText(texts.hidden)).toBeHidden();
      const arrow = summary.locator('svg');
      await expect(arrow).toHaveCSS('rotate', 'none');
      await summary.click();
      await expect(example.getByText(texts.hidden)).toBeVisible();
      await expect(arrow).toHaveCSS('rotate', '180deg');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(example.getByText(texts.hidden)).toBeHidden();
    });
  });
}
