import { expect, type Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { readOpenJobs } from '@/lib/content/data';
import type { Locale } from '@/lib/i18n/locales';
import { momentOf } from '@/scripts/build/out-directory';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

const folder = 'job-list';

/** Where a list is, in each language that has a page with one: English has the block's example. */
const pathnames = new Map<Locale, string>([['en', galleryPathname(folder)]]);
for (const { locale, pathname, body } of pagesWithPathname)
  if (body.includes('<JobList')) pathnames.set(locale, pathname);

/** The positions that are open, whichever these are. */
const jobs = readOpenJobs(momentOf(previewDirectory));
const cities = [...new Set(jobs.flatMap((job) => job.cities))];
const levels = [...new Set(jobs.map(({ level }) => level))];

/** Positions that a choice leaves. */
const left = (city?: string, level?: string) =>
  jobs.filter((job) => (!city || job.cities.includes(city)) && (!level || job.level === level));

/** A place in which some positions are and others are not, and a level that leaves some of those there. */
const city = cities.find((one) => left(one).length < jobs.length) ?? cities[0] ?? '';
const level = levels.find((one) => left(city, one).length > 0) ?? levels[0] ?? '';

/** A choice that leaves nothing, where there is one. */
const nothing = cities
  .flatMap((one) => levels.map((other) => ({ city: one, level: other })))
  .find((choice) => left(choice.city, choice.level).length === 0);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The positions that a choice leaves are to be seen, and no others. */
async function expectLeft(page: Page, shown: readonly { position: string }[]): Promise<void> {
  const names = new Set(shown.map(({ position }) => position));
  for (const { position } of jobs)
    await expect(heading(page, position)).toBeVisible({ visible: names.has(position) });
}

const counted = (locale: Locale, shown: number): string =>
  createTranslator({ locale, messages: { count: textOf(locale, 'components.job_list.count') } })(
    'count',
    { shown, total: jobs.length },
  );

const text = (locale: Locale, key: string) => textOf(locale, `components.job_list.${key}`);

/** The same with script and without. */
async function filter(page: Page): Promise<void> {
  await choice(page, city).check();
  await expectLeft(page, left(city));
  await choice(page, level).check();
  await expectLeft(page, left(city, level));
  if (!nothing) return;
  await choice(page, nothing.city).check();
  await choice(page, nothing.level).check();
  await expect(page.getByText(text('en', 'nothing'))).toBeVisible();
  await expectLeft(page, []);
}

/** Where every choice leaves a position, the way back is the choice of all. */
async function showAll(page: Page): Promise<void> {
  if (nothing) await page.getByRole('button', { name: text('en', 'show_all') }).click();
  else for (const all of ['all_levels', 'all_places']) await choice(page, text('en', all)).check();
  await expectLeft(page, jobs);
}

test('a job list is filtered by place and level, and shows all again on request', async ({
  page,
}) => {
  await openBlock(page, folder);
  await expect(page.getByText(text('en', 'nothing'))).toBeHidden();
  await filter(page);
  await showAll(page);
  await expect(page.getByText(text('en', 'nothing'))).toBeHidden();
  if (nothing) await expect(choice(page, text('en', 'all_places'))).toBeFocused();
});

for (const [locale, pathname] of pathnames) {
  test(`${locale}: a job list says how many positions a choice leaves`, async ({ page }) => {
    await openPage(page, pathname);
    const form = page.getByRole('form', { name: text(locale, 'filter') });
    const status = form.getByRole('status');
    await expect(status).toHaveText('');
    await choice(page, level).check();
    await expect(status).toHaveText(counted(locale, left(undefined, level).length));
    await choice(page, city).check();
    await expect(status).toHaveText(counted(locale, left(city, level).length));
    await page.goBack();
    await expect(status).toHaveText(counted(locale, left(undefined, level).length));
    // Brought back by the browser; the count comes with the first sign of somebody.
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(status).toHaveText(counted(locale, left(undefined, level).length));
    if (!nothing) return;
    await choice(page, nothing.city).check();
    await choice(page, nothing.level).check();
    await expect(status).toHaveText(counted(locale, 0));
    await page.getByRole('button', { name: text(locale, 'show_all') }).click();
    await expect(status).toHaveText(counted(locale, jobs.length));
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a job list is filtered by place and level, and shows all again on request', async ({
    page,
  }) => {
    await page.goto(galleryPathname(folder));
    await filter(page);
    await showAll(page);
  });
});
