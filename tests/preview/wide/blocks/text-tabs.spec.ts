import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';

const row = 'Who it is for';
const tabs = ['Banks', 'Insurers', 'Public bodies'] as const;
const panes = ['DORA asks a bank', 'Claims arrive through', 'Logs stay in Poland'] as const;

test('a click selects a title, underlines it, and brings its text into view', async ({ page }) => {
  await openBlock(page, 'text-tabs');
  const list = exampleOn(page).getByRole('tablist', { name: row });
  const [first, , third] = tabs.map((name) => list.getByRole('tab', { name, exact: true }));
  if (!first || !third) throw new Error('three titles are named above');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await third.click();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(third).toHaveCSS('border-bottom-width', '4px');
  await expect(exampleOn(page).getByText(panes[2])).toBeInViewport();
  await expect(exampleOn(page).getByText(panes[0])).toBeHidden();
});

test('arrow keys, Home and End choose, and Tab leads on into the text', async ({ page }) => {
  await openBlock(page, 'text-tabs');
  const list = exampleOn(page).getByRole('tablist', { name: row });
  await list.getByRole('tab', { name: tabs[0], exact: true }).focus();
  for (const [key, chosen] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['Home', 0],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('tab', { name: tabs[chosen], exact: true })).toBeFocused();
  }
  await expect(exampleOn(page).getByText(panes[2])).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(exampleOn(page).getByRole('tabpanel', { name: tabs[2] })).toBeFocused();
});

/** Every text is in sight, under its title, and there is nothing to choose by. */
async function expectAllUnderTitles(page: Page) {
  await expect(exampleOn(page).getByRole('tablist')).toBeHidden();
  await expect(exampleOn(page).getByRole('heading', { level: 3 })).toHaveText([...tabs]);
  for (const pane of panes) await expect(exampleOn(page).getByText(pane)).toBeVisible();
}

test('the texts are under their titles on paper', async ({ page }) => {
  await openBlock(page, 'text-tabs');
  await page.emulateMedia({ media: 'print' });
  await expectAllUnderTitles(page);
});

test('the selected tab has a line of its own in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBlock(page, 'text-tabs');
  const lineOf = (name: string) =>
    exampleOn(page)
      .getByRole('tab', { name, exact: true })
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await lineOf(tabs[0])).not.toBe(await lineOf(tabs[1]));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts are under their titles', async ({ page }) => {
    await page.goto(galleryPathname('text-tabs'));
    await expectAllUnderTitles(page);
  });
});
