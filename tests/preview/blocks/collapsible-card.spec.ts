import { expect } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { exampleOn } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const texts = {
  en: {
    main: 'Read access to billing data is enough',
    hidden: 'All access is personal',
    second: 'People',
    secondHidden: 'At the first meeting',
  },
  pl: {
    main: 'Wystarczy odczyt danych',
    hidden: 'Każdy dostęp jest imienny',
    second: 'Ludzie',
    secondHidden: 'Na pierwszym spotkaniu',
  },
} as const;
const locales = Object.keys(texts) as (keyof typeof texts)[];

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const locale of locales) {
      const t = texts[locale];
      const details = textOf(locale, 'components.collapsible_card.details');

      test(`${locale}: opens and closes, by pointer and by keyboard, and its arrow turns`, async ({
        page,
      }) => {
        await page.goto(galleryPathname(locale, 'collapsible-card'));
        const example = exampleOn(page);
        const summary = example.locator('summary', { hasText: details }).first();
        await expect(example.getByText(t.main)).toBeVisible();
        await expect(example.getByText(t.hidden)).toBeHidden();
        const arrow = summary.locator('svg');
        await expect(arrow).toHaveCSS('rotate', 'none');
        await summary.click();
        await expect(example.getByText(t.hidden)).toBeVisible();
        await expect(arrow).toHaveCSS('rotate', '180deg');
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(example.getByText(t.hidden)).toBeHidden();
      });

      test(`${locale}: leaves other cards as they are`, async ({ page }) => {
        await page.goto(galleryPathname(locale, 'collapsible-card'));
        const example = exampleOn(page);
        const [first, second] = await example.locator('summary').all();
        await first?.click();
        await expect(second ?? example).toHaveText(`${details}: ${t.second}`);
        await second?.click();
        await expect(example.getByText(t.hidden)).toBeVisible();
        await expect(example.getByText(t.secondHidden)).toBeVisible();
      });
    }
  });
}
