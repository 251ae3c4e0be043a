import { expect, test } from '@playwright/test';
import { openCarouselWithClock } from '@/tests/support/carousel';

const labels = {
  en: 'Organisations in our case studies',
  pl: 'Organizacje z naszych historii klientów',
} as const;

for (const locale of ['en', 'pl'] as const) {
  test(`${locale}: the logos move on every 4 seconds until their button ends it`, async ({
    page,
  }) => {
    const { slides, stop, start } = await openCarouselWithClock(
      page,
      'logo-carousel',
      locale,
      labels[locale],
    );
    const first = slides.getByRole('img').first();
    const shown = () =>
      slides.getByRole('img').evaluateAll((all) => all.map((logo) => logo.ariaLabel));
    const before = await shown();
    await expect(first).toBeVisible();
    await page.clock.runFor(3999);
    expect(await shown()).toEqual(before);
    await page.clock.runFor(1);
    await expect.poll(shown).not.toContain(before[0]);
    expect(await shown()).toContain(before[1]);
    await stop.click();
    await expect(start).toBeVisible();
    const ended = await shown();
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(ended);
  });
}
