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

test('hostile values stay text, are cut, and break no address', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const hostile = new URLSearchParams({
    utm_source: '"><script>alert(1)</script>\u202e',
    utm_medium: 'x'.repeat(4096),
    utm_campaign: 'a\r\nSet-Cookie: b=c',
    utm_term: '__proto__',
    ['__proto__']: '1',
  });
  await page.goto(`/?${hostile}&utm_content=%E0%A4%A`);
  await expect.poll(async () => (await entriesOf(page)).utm_saved).toBe('true');
  expect(await entriesOf(page)).toMatchObject({
    utm_source: '"><script>alert(1)</script>',
    utm_medium: 'x'.repeat(100),
    utm_campaign: 'aSet-Cookie: b=c',
    utm_term: '__proto__',
  });
  await openGroup(page, 'en', menuPage.group);
  await itemOf(page, 'en', menuPage.item).click();
  await expect(page).toHaveURL(
    ({ pathname, search }) =>
      pathname === pathnameOf('en') && search.startsWith('?utm_source=%22%3E%3Cscript%3E'),
  );
  const carried = await page.evaluate(() => new URL(location.href).searchParams.get('utm_medium'));
  expect(carried).toBe('x'.repeat(100));
  expect(await page.content()).not.toContain('<script>alert');
  expect(complaints).toEqual([]);
});

test('a storage that refuses changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const complaints = listenForComplaints(page);
  await openPage(page, '/?utm_source=a');
  await openGroup(page, 'en', menuPage.group);
  await itemOf(page, 'en', menuPage.item).click();
  await expect(page).toHaveURL(pathnameOf('en'));
  expect(complaints).toEqual([]);
});
