import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn } from '@/tests/support/gallery';
import { test, ownPageTest as testOfNewVisitor } from '@/tests/support/one-page-test';
import { listenForComplaints } from '@/tests/support/page-faults';

const names = ['Start', 'Scale', 'Regulated'] as const;
const details = [
  'For a team with a first version',
  'For a product with paying clients',
  'For a company',
] as const;
const pathname = galleryPathname('option-selector');

const headings = (page: Page) => exampleOn(page).getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  exampleOn(page)
    .getByRole('navigation', { name: 'Variants of the programme' })
    .getByRole('link', { name, exact: true });

/** Opens the example and waits until its leaf has taken over from the inline script, which is gone then. */
async function openWithQuery(page: Page, query: string): Promise<void> {
  await page.goto(`${pathname}${query}`);
  await expect(exampleOn(page).locator('[data-query] > script')).toHaveCount(0);
}

/** The option is in sight, and marked as the chosen one. */
async function expectShown(page: Page, index: 0 | 1 | 2): Promise<void> {
  await expect(headings(page)).toHaveText([names[index]]);
  await expect(exampleOn(page).getByText(details[index])).toBeVisible();
  await expect(choice(page, names[index])).toHaveAttribute('aria-current', 'true');
}

for (const [query, index] of [
  ['', 0],
  ['?option=1', 0],
  ['?option=2', 1],
  ['?utm_source=letter&option=3', 2],
] as const)
  test(`"${query}" shows ${names[index]}`, async ({ page }) => {
    await openWithQuery(page, query);
    await expectShown(page, index);
  });

test('what is no number of an option shows the first', async ({ page }) => {
  for (const value of ['0', '4', '2.5', '-1', 'two', ''])
    await test.step(`"${value}"`, async () => {
      await openWithQuery(page, `?option=${value}`);
      await expectShown(page, 0);
    });
});

// A script that is added to a page stays there.
testOfNewVisitor('no other option is seen before the one that is asked for', async ({ page }) => {
  const complaints = listenForComplaints(page);
  // Notes, frame by frame from the first on, which headings are in sight.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      for (const heading of document.querySelectorAll('[data-query] h3'))
        if (heading.checkVisibility()) seen.add(heading.textContent ?? '');
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await openWithQuery(page, '?option=3');
  await expect(headings(page)).toHaveText(['Regulated']);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual(['Regulated']);
  expect(complaints).toEqual([]);
});

test('a choice writes the address; back and forward follow it', async ({ page }) => {
  await openWithQuery(page, '?from=letter');
  await choice(page, 'Scale').click();
  await expect(headings(page)).toHaveText(['Scale']);
  await expect(page).toHaveURL(/\?from=letter&option=2$/);
  await choice(page, 'Regulated').focus();
  await page.keyboard.press('Enter');
  await expect(headings(page)).toHaveText(['Regulated']);
  await expect(choice(page, 'Regulated')).toBeFocused();
  await page.goBack();
  await expect(headings(page)).toHaveText(['Scale']);
  await expect(choice(page, 'Scale')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(headings(page)).toHaveText(['Start']);
  await page.goForward();
  await expect(headings(page)).toHaveText(['Scale']);
  await page.reload();
  await expect(headings(page)).toHaveText(['Scale']);
});

test('the option is right when the visitor comes back through the router', async ({ page }) => {
  await openWithQuery(page, '?option=2');
  await page.getByRole('link', { name: 'All blocks', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${galleryPathname()}$`));
  await expect(exampleOn(page)).toHaveCount(0);
  await page.goBack();
  await expect(headings(page)).toHaveText(['Scale']);
});

test('all options are below each other on paper', async ({ page }) => {
  await openWithQuery(page, '?option=2');
  await page.emulateMedia({ media: 'print' });
  await expect(headings(page)).toHaveText([...names]);
  await expect(exampleOn(page).getByRole('navigation')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all options are in sight, each under its heading', async ({ page }) => {
    await page.goto(`${pathname}?option=2`);
    await expect(headings(page)).toHaveText([...names]);
    for (const text of details) await expect(exampleOn(page).getByText(text)).toBeVisible();
    await expect(exampleOn(page).getByRole('navigation')).toHaveCount(0);
  });
});
