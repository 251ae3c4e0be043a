import { expect, type Page } from '@playwright/test';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'circular-diagram';
const texts = {
  en: {
    label: 'Platform, watch and evidence',
    /** Clockwise from the top. */
    segments: ['01 Platform', '02 Watch', '03 Evidence'],
    items: ['Platform', 'Watch', 'Evidence'],
  },
  pl: {
    label: 'Platforma, czuwanie i dowody',
    segments: ['03 Dowody', '01 Platforma', '02 Czuwanie'],
    items: ['Platforma', 'Czuwanie', 'Dowody'],
  },
} as const;
type Language = keyof typeof texts;
const languages = Object.keys(texts) as Language[];

const diagram = (page: Page, locale: Language) =>
  exampleOn(page).getByRole('region', { name: texts[locale].label, exact: true });
const segment = (page: Page, locale: Language, item: number) =>
  diagram(page, locale).getByRole('button', { name: texts[locale].items[item] });
const arrow = (page: Page, locale: Language, way: 'previous' | 'next') =>
  diagram(page, locale).getByRole('button', {
    name: textOf(locale, `components.circular_diagram.${way}`),
    exact: true,
  });
const shown = (page: Page, locale: Language) =>
  diagram(page, locale).getByRole('heading', { level: 3 });

for (const locale of languages) {
  const { items, segments } = texts[locale];

  test(`${locale}: begins with the first item, drawn where the language puts it`, async ({
    page,
  }) => {
    await openBlock(page, { locale, folder });
    await expect(shown(page, locale)).toHaveText([items[0]]);
    const drawn = diagram(page, locale).locator('svg').getByRole('button');
    await expect(drawn).toHaveCount(3);
    for (const [position, name] of segments.entries())
      await expect(drawn.nth(position)).toHaveAccessibleName(name);
    await expect(segment(page, locale, 0)).toHaveAttribute('aria-pressed', 'true');
  });
}

const { items } = texts.en;

test('en: a segment is selected by pointer, Enter and Space', async ({ page }) => {
  await openBlock(page, { locale: 'en', folder });
  // The middle of a segment's box can lie outside the segment, its number never does.
  await segment(page, 'en', 2).getByText('03').click({ force: true });
  await expect(shown(page, 'en')).toHaveText([items[2]]);
  await expect(segment(page, 'en', 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(segment(page, 'en', 0)).toHaveAttribute('aria-pressed', 'false');
  await segment(page, 'en', 1).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page, 'en')).toHaveText([items[1]]);
  await segment(page, 'en', 0).focus();
  await page.keyboard.press('Space');
  await expect(shown(page, 'en')).toHaveText([items[0]]);
  await expect(page).not.toHaveURL(/#/);
});

test('en: previous and next wrap', async ({ page }) => {
  await openBlock(page, { locale: 'en', folder });
  await arrow(page, 'en', 'previous').click();
  await expect(shown(page, 'en')).toHaveText([items[2]]);
  await arrow(page, 'en', 'next').click();
  await expect(shown(page, 'en')).toHaveText([items[0]]);
  await arrow(page, 'en', 'next').click();
  await arrow(page, 'en', 'next').click();
  await expect(shown(page, 'en')).toHaveText([items[2]]);
  await arrow(page, 'en', 'next').click();
  await expect(shown(page, 'en')).toHaveText([items[0]]);
});

test.describe('en: without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all texts are in sight, and a segment leads to its own', async ({ page }) => {
    await openBlock(page, { locale: 'en', folder });
    await expect(shown(page, 'en')).toHaveText([...items]);
    await expect(arrow(page, 'en', 'next')).toHaveCount(0);
    await segment(page, 'en', 2).focus();
    await page.keyboard.press('Enter');
    await expect(shown(page, 'en').nth(2)).toBeInViewport();
  });
});
