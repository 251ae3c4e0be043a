import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn } from '@/tests/support/gallery';
import { test, ownPageTest as testOfNewVisitor } from '@/tests/support/one-page-test';
import { listenForComplaints } from '@/tests/support/page-faults';

const names = ['Start', 'Scale', 'Regulated'] as const;
const pathname = galleryPathname('option-selector');

const headings = (page: Page) => exampleOn(page).getByRole('heading', { level: 3 });
/** Opens the example and waits until its leaf has taken over from the inline script, which is gone then. */
async function openWithQuery(page: Page, query: string): Promise<void> {
  await page.goto(`${pathname}${query}`);
  await expect(exampleOn(page).locator('[data-query] > script')).toHaveCount(0);
}

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
