import { expect } from '@playwright/test';
import { openCarousel } from '@/tests/support/carousel';
import { test } from '@/tests/support/one-page-test';

const labels = { en: 'How a migration goes, step by step', pl: 'Migracja krok po kroku' } as const;

for (const locale of ['en', 'pl'] as const) {
  test(`${locale}: the numbered slider counts, wraps, and leads to a page`, async ({ page }) => {
    const label = labels[locale];
    const { region, slides, next, previous, slideName } = await openCarousel(
      page,
      'numbered-slider',
      locale,
      label,
    );
    await expect(region).toContainText('01 / 05');
    await previous.click();
    await expect(slides).toHaveAccessibleName(slideName(5, 5));
    await expect(region).toContainText('05 / 05');
    await next.click();
    await expect(slides).toHaveAccessibleName(slideName(1, 5));
    const heading = (await slides.getByRole('heading').textContent()) ?? '';
    const link = slides.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`: ${heading}$`));
    await expect(link).toHaveAttribute('href', /^\//);
  });
}
