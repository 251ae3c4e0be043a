import { expect, type Page } from '@playwright/test';
import { openCarousel } from '@/tests/support/carousel';
import { test } from '@/tests/support/one-page-test';

const labels = {
  en: 'Kinds of storage on the platform',
  pl: 'Rodzaje pamięci masowej na platformie',
} as const;
const total = 5;

/** One slide on phones, three from 1200 px on (docs/behaviour.md §9: breakpoints). */
const inView = (page: Page) => ((page.viewportSize()?.width ?? 0) >= 1200 ? 3 : 1);

for (const locale of ['en', 'pl'] as const) {
  test(`${locale}: the extended slider wraps both ways and reaches what is in view`, async ({
    page,
  }) => {
    const label = labels[locale];
    const { slides, button, slideName } = await openCarousel(
      page,
      'extended-slider',
      locale,
      label,
    );
    const count = inView(page);
    const expectFrom = async (first: number) => {
      await expect(slides).toHaveCount(count);
      for (let step = 0; step < count; step += 1) {
        const name = slideName(((first - 1 + step) % total) + 1, total);
        const slide = slides.and(page.getByRole('group', { name, exact: true }));
        await expect(slide).toBeInViewport({ ratio: 0.5 });
      }
    };
    await expectFrom(1);
    await button('extended_slider.prev_button').click();
    await expectFrom(5);
    for (const first of [1, 2, 3, 4, 5, 1]) {
      await button('extended_slider.next_button').click();
      await expectFrom(first);
    }
  });

  test(`${locale}: the extended slider is as high as the tallest slide in view`, async ({
    page,
  }) => {
    const label = labels[locale];
    const { region, slides, button } = await openCarousel(page, 'extended-slider', locale, label);
    for (let step = 0; step < total; step += 1) {
      await button('extended_slider.next_button').click();
      await expect
        .poll(async () => {
          const heights = await slides.evaluateAll((all) =>
            all.map((slide) => (slide as HTMLElement).offsetHeight),
          );
          const track = await region
            .locator('.swiper-wrapper')
            .evaluate((element: HTMLElement) => element.offsetHeight);
          return track - Math.max(...heights);
        })
        .toBe(0);
    }
  });
}
