import { expect, type Page } from '@playwright/test';
import { localeSettings } from '@/lib/i18n/locales';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { itemOf, openGroup } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { listenForComplaints } from '@/tests/support/page-faults';
import { openPage } from '@/tests/support/settle';

const entriesOf = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/** What is stored of the first page of a session. */
const labelOf = (pathname: string) => pathname.slice(1).replaceAll('/', '_');

test('a campaign is stored once and goes along, without history entries of its own', async ({
  page,
}) => {
  // In Polish, whose addresses have a prefix.
  const start = pathnameOf('pl');
  const next = pathnameOf('pl', menuPage.neighbour);
  const blog = pathnameOf('pl', { id: 'blog' });
  const label = labelOf(start);
  const added = `utm_source=a+b&utm_campaign=spring&initializePage=${label}`;
  const complaints = listenForComplaints(page);
  await page.goto(`${start}?q=1%202&utm_source=a%20b&utm_campaign=spring&gclid=1#content`);
  // What the address has stays letter by letter; only the label is added.
  const landing = `${start}?q=1%202&utm_source=a%20b&utm_campaign=spring&gclid=1&initializePage=${label}#content`;
  await expect(page).toHaveURL(landing);
  expect(await entriesOf(page)).toMatchObject({
    utm_source: 'a b',
    utm_campaign: 'spring',
    initializePage: label,
    utm_saved: 'true',
  });
  expect(await page.evaluate(() => history.state?.__NA)).toBe(true);
  const before = await page.evaluate(() => history.length);

  await openGroup(page, 'pl', menuPage.group);
  await itemOf(page, 'pl', menuPage.neighbour.item).click();
  await expect(page).toHaveURL(`${next}?${added}`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(landing);
  await page.goForward();
  await expect(page).toHaveURL(`${next}?${added}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).not.toHaveAttribute('href', /utm_|initializePage/);
  await page.getByRole('link', { name: localeSettings.en.ownName }).click();
  await expect(page).toHaveURL(`${pathnameOf('en', menuPage.neighbour)}?${added}`);

  // A later campaign of the same session is not stored.
  await page.goto(`${blog}?utm_source=later`);
  await expect(page).toHaveURL(
    `${blog}?utm_source=later&utm_campaign=spring&initializePage=${label}`,
  );
  expect((await entriesOf(page)).utm_source).toBe('a b');
  expect(complaints).toEqual([]);
});

test('without a campaign addresses stay clean', async ({ page }) => {
  await openPage(page, `${pathnameOf('en')}?a=1#content`);
  await expect.poll(() => entriesOf(page)).toEqual({ initializePage: labelOf(pathnameOf('en')) });
  await openGroup(page, 'en', menuPage.group);
  await itemOf(page, 'en', menuPage.neighbour.item).click();
  await expect(page).toHaveURL(pathnameOf('en', menuPage.neighbour));
});
