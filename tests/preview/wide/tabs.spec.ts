import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';

const texts = {
  path: '/blocks/ui/tabs',
  background: 'On paper',
  list: 'Who it is for (On paper)',
  tabs: ['Banks', 'Insurers', 'Public bodies'],
  panels: ['An exit plan', 'Actuarial models', 'Data that stays'],
} as const;

test('arrow keys, Home and End move and select, and wrap', async ({ page }) => {
  await page.goto(texts.path);
  const list = page.getByRole('tablist', { name: texts.list });
  const [first, second, third] = texts.tabs.map((name) => list.getByRole('tab', { name }));
  if (!first || !second || !third) throw new Error('three tabs are named above');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await first.focus();
  // The first key counts, though what answers it is fetched only now.
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(third).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('a click selects, underlines, and brings the panel into view', async ({ page }) => {
  await page.goto(texts.path);
  const background = page.getByRole('region', { name: texts.background, exact: true });
  const tab = background.getByRole('tab', { name: texts.tabs[1] });
  // The first press counts, though what answers it is fetched only now.
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toHaveCSS('border-bottom-width', '4px');
  const panel = background.getByRole('tabpanel', { name: texts.tabs[1] });
  await expect(panel).toContainText(texts.panels[1]);
  await expect(panel).toBeInViewport();
  await expect(background.getByText(texts.panels[0])).toBeHidden();
});

test('the panels are under their titles on paper', async ({ page }) => {
  await page.goto(texts.path);
  await page.emulateMedia({ media: 'print' });
  const background = page.getByRole('region', { name: texts.background, exact: true });
  await expect(background.getByRole('tablist')).toBeHidden();
  for (const panel of texts.panels) await expect(background.getByText(panel)).toBeVisible();
  await expect(background.getByRole('heading', { level: 3 })).toHaveText([...texts.tabs]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are in sight, each under its title', async ({ page }) => {
    await page.goto(texts.path);
    const background = page.getByRole('region', { name: texts.background, exact: true });
    await expect(background.getByRole('tablist')).toBeHidden();
    await expect(background.getByRole('heading', { level: 3 })).toHaveText([...texts.tabs]);
    for (const panel of texts.panels) await expect(background.getByText(panel)).toBeVisible();
  });
});

test('the selected tab has a line of its own in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(texts.path);
  const list = page.getByRole('tablist', { name: texts.list });
  const lineOf = (index: number) =>
    list
      .getByRole('tab')
      .nth(index)
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  await expect(list.getByRole('tab')).toHaveCount(3);
  expect(await lineOf(0)).not.toBe(await lineOf(1));
});
