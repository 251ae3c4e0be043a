import { expect, type Page, test } from '@playwright/test';
import { galleryAddress } from '@/components/templates/gallery/gallery-address';
import { openBlock } from '@/tests/support/gallery';
import { textOf } from '@/tests/support/texts';

const folder = 'job-list';

/** Positions of content/data/jobs.yaml. */
const positions = {
  kubernetes: 'Inżynier / inżynierka platformy Kubernetes',
  analyst: 'Analityk / analityczka SOC',
  technician: 'Technik / techniczka centrum danych',
} as const;

const counts = {
  en: { two: '2 of 6 positions', none: 'No position fits', all: '6 of 6 positions' },
  pl: { two: '2 oferty z 6', none: 'Żadna oferta nie pasuje', all: '6 ofert z 6' },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

for (const locale of ['en', 'pl'] as const) {
  const text = (key: string) => textOf(locale, `components.job_list.${key}`);

  /** The same with script and without. */
  const filters = async (page: Page) => {
    await choice(page, 'Warszawa').check();
    await expect(heading(page, positions.analyst)).toBeVisible();
    await expect(heading(page, positions.kubernetes)).toBeVisible();
    await expect(heading(page, positions.technician)).toBeHidden();
    await choice(page, 'senior').check();
    await expect(heading(page, positions.kubernetes)).toBeVisible();
    await expect(heading(page, positions.analyst)).toBeHidden();
    await choice(page, 'junior').check();
    await expect(page.getByText(text('nothing'))).toBeVisible();
    await expect(heading(page, positions.kubernetes)).toBeHidden();
  };

  test.describe(`${locale}: job list`, () => {
    test.beforeEach(({ page }) => openBlock(page, { locale, folder }));

    test('filters by place and level, and shows all again on request', async ({ page }) => {
      await expect(page.getByText(text('nothing'))).toBeHidden();
      await filters(page);
      await page.getByRole('button', { name: text('show_all') }).click();
      await expect(heading(page, positions.technician)).toBeVisible();
      await expect(page.getByText(text('nothing'))).toBeHidden();
      await expect(choice(page, text('all_places'))).toBeFocused();
    });

    test('says how many positions a choice leaves', async ({ page }) => {
      const status = page.getByRole('form', { name: text('filter') }).getByRole('status');
      await expect(status).toHaveText('');
      await choice(page, 'senior').check();
      await expect(status).toHaveText(counts[locale].two);
      await choice(page, 'junior').check();
      await choice(page, 'Warszawa').check();
      await expect(status).toHaveText(counts[locale].none);
      await page.getByRole('button', { name: text('show_all') }).click();
      await expect(status).toHaveText(counts[locale].all);
    });

    test('is filtered by arrow keys', async ({ page }) => {
      await choice(page, text('all_places')).focus();
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, 'Warszawa')).toBeChecked();
      await expect(heading(page, positions.technician)).toBeHidden();
    });
  });

  test.describe(`${locale}: job list without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('filters by place and level, and shows all again on request', async ({ page }) => {
      await page.goto(galleryAddress(locale, folder));
      await filters(page);
      await page.getByRole('button', { name: text('show_all') }).click();
      await expect(heading(page, positions.technician)).toBeVisible();
    });
  });
}
